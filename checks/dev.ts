import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';

/*
 * `npm run dev`: server and pages with hot reload. Vite serves the pages and proxies calls to the server, which
 * restarts when one of its files changes. Node's own `--watch` is not used, because its messages also reach listeners
 * of worker threads.
 */
const SERVER_PORT = '3001';
const OF_THE_SERVER = ['server', 'game', 'contract', 'art/paint'];
/** An editor writes several files at once. */
const PAUSE_MS = 200;

/** Both programs are in `node_modules/.bin`, which leads the PATH of npm's scripts. */
function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
}

const startServer = () =>
  start('node', ['server/main.ts'], {
    PORT: SERVER_PORT,
    DEV_CLOCK: '1',
    RATE_LIMIT: 'off',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  });

let server = startServer();
const pages = start('vite', [], { API_URL: `http://127.0.0.1:${SERVER_PORT}` });

async function restart(): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    server.kill('SIGTERM');
    // The embedded database has one process.
    await once(server, 'exit');
  }
  server = startServer();
}

let pause: NodeJS.Timeout | undefined;
let last = Promise.resolve();
for (const folder of OF_THE_SERVER)
  watch(folder, { recursive: true }, () => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      last = last.then(restart);
    }, PAUSE_MS);
  });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.kill(signal);
    pages.kill(signal);
    process.exit();
  });
}
