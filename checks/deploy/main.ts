import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/*
 * `npm run check:deploy` validates the files of `deploy/` with those of their programs that are installed. Exit code 1
 * if one fails. `npm run test:cluster` then runs them.
 */

interface Check {
  readonly tool: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const folder = mkdtempSync(join(tmpdir(), 'fetlock-deploy-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
cpSync('deploy', folder, { recursive: true });

/** The checkers require every file that a configuration names to exist. */
function replaceIn(file: string, from: string, to: string): string {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`deploy/${file} has no ${from}`);
  writeFileSync(path, text.replaceAll(from, to));
  return path;
}

function checks(): readonly Check[] {
  const certificate = join(folder, 'certificate.pem');
  const makeCertificate = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=fetlock.example',
  ];
  const token = join(folder, 'token');
  writeFileSync(token, 'a-token-of-some-length');
  const prometheus = replaceIn('prometheus/prometheus.yml', '/etc/prometheus/fetlock-token', token);
  replaceIn('systemd/fetlock@.service', '/opt/fetlock/node_modules/.bin/node', process.execPath);
  for (const tool of ['curl', 'pgbackrest'])
    if (!existsSync(`/usr/bin/${tool}`))
      replaceIn('systemd/fetlock-backup@.service', `/usr/bin/${tool}`, '/bin/true');
  const haproxy = join(folder, 'haproxy/haproxy.cfg');
  return [
    ...units().map((unit) => ({ tool: 'systemd-analyze', args: ['verify', '--man=no', unit] })),
    { tool: 'haproxy', args: ['-c', '-f', haproxy] },
    { tool: 'openssl', args: [...makeCertificate, '-keyout', `${certificate}.key`, '-out', certificate] },
    { tool: 'haproxy', args: ['-c', '-f', haproxy], env: { CERTIFICATES: certificate } },
    { tool: 'promtool', args: ['check', 'config', prometheus] },
    { tool: 'promtool', args: ['test', 'rules', join(folder, 'prometheus/alerts.test.yml')] },
    // A separate command in older versions.
    ...['docker-compose'].map((tool) => ({
      tool,
      args: ['-f', 'deploy/compose/compose.yml', 'config', '-q'],
    })),
  ];
}

/** Instances of templates, because an uninstantiated one cannot be loaded. */
function units(): readonly string[] {
  const systemd = join(folder, 'systemd');
  const instances = {
    'fetlock@.service': 'fetlock@3001.service',
    'fetlock-backup@.service': 'fetlock-backup@full.service',
  };
  for (const [template, instance] of Object.entries(instances))
    cpSync(join(systemd, template), join(systemd, instance));
  return readdirSync(systemd)
    .filter((name) => /\.(?:service|target|timer)$/.test(name) && !name.includes('@.'))
    .map((name) => join(systemd, name));
}

let isWrong = false;
for (const { tool, args, env = {} } of checks()) {
  const done = spawnSync(tool, args, { encoding: 'utf8', env: { ...process.env, ...env } });
  const what = `${tool} ${args.map((part) => (part.includes('/') ? basename(part) : part)).join(' ')}`;
  const said = `${done.stdout}${done.stderr}`.trim();
  if (done.error) console.log(`not checked, ${tool} is not installed: ${what}`);
  else if (done.status === 0) console.log(`well: ${what}`);
  else {
    isWrong = true;
    console.error(`wrong: ${what}\n${said}`);
  }
}
process.exitCode = isWrong ? 1 : 0;
