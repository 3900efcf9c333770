import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const ARCHITECTURE = process.arch === 'arm64' ? 'aarch64' : 'x86_64';

/** Preloaded, it shows a program a wrong wall clock. */
export const FAKE_CLOCK = `/usr/lib/${ARCHITECTURE}-linux-gnu/faketime/libfaketime.so.1`;

/** Debian packages with a program of each. */
const PACKAGES = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  pgbackrest: '/usr/bin/pgbackrest',
  libfaketime: FAKE_CLOCK,
} as const;

const POLICY = '/usr/sbin/policy-rc.d';

/** Returns a sentence if this machine cannot have them. */
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
