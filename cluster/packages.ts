import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const ARCHITECTURE = process.arch === 'arm64' ? 'aarch64' : 'x86_64';

/** Preloaded into a program, it fakes the wall clock. */
export const FAKE_CLOCK = `/usr/lib/${ARCHITECTURE}-linux-gnu/faketime/libfaketime.so.1`;

/** Debian packages, each with one of its programs. */
const PACKAGES = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  pgbackrest: '/usr/bin/pgbackrest',
  libfaketime: FAKE_CLOCK,
  openssl: '/usr/bin/openssl',
  curl: '/usr/bin/curl',
} as const;

/** From npm: Debian 12 has no small S3-compatible store. */
const STORE = { name: 's3rver', version: '3.7.1', program: 'node_modules/s3rver/bin/s3rver.js' } as const;

const POLICY = '/usr/sbin/policy-rc.d';

/** Installs missing packages. Returns a sentence if this machine cannot have them. */
export function installPackages(): string | undefined {
  const missing = Object.entries(PACKAGES).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'The cluster test needs root on Debian 12: it runs PostgreSQL as another user and may install packages.';
  if (missing.length === 0) return undefined;
  if (!existsSync('/usr/bin/apt-get'))
    return `The cluster test needs Debian's packages ${missing.join(', ')}, and this machine has no apt-get.`;
  if (existsSync('/run/systemd/system') && !existsSync(POLICY))
    return (
      'Installing would start services on this machine. Please install these packages yourself and stop what ' +
      `they start: ${missing.join(' ')}`
    );
  const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends "$@"';
  const { status, stderr } = spawnSync('sh', ['-c', install, 'install', ...missing], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
  });
  return status === 0 ? undefined : `Debian's packages could not be installed: ${stderr.trim()}`;
}

/** Returns the program of the store for pictures and backups; throws if npm cannot install it. */
export function installStore(folder: string): string {
  const program = join(folder, STORE.program);
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
  const wanted = `${STORE.name}@${STORE.version}`;
  const { status, stderr } = spawnSync('npm', ['install', ...options, wanted], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${wanted} could not be installed: ${stderr.trim()}`);
  return program;
}
