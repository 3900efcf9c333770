import { spawn } from 'node:child_process';

/** `npm run dev`: server and pages with hot reload. Vite serves the pages and proxies calls to the server. */
const SERVER_PORT = '3001';

const children = [
  start('node', ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    PORT: SERVER_PORT,
    DEV_CLOCK: '1',
    RATE_LIMIT: 'off',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  }),
  start('vite', [], { API_URL: `http://127.0.0.1:${SERVER_PORT}` }),
];

/** Both are in `node_modules/.bin`, which leads the PATH of npm's scripts. */
function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  return spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
