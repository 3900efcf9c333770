import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/*
 * Starts the built server once for each port of PORTS, each on a new world. Founding a world is slow: one is founded,
 * given the players of `world/seed-journeys.ts`, and copied for the others.
 */

const ports = (process.env['PORTS'] ?? '').split(',');
const folders = ports.map((port) => `node_modules/.cache/journeys-data-${port}`);
const [first = ''] = folders;
const running = new Set();

async function start(at) {
  const server = spawn(process.execPath, ['dist/server/main.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: ports[at], DATA_DIR: folders[at] },
  });
  running.add(server);
  server.once('close', () => running.delete(server));
  while (!(await isReady(ports[at]))) {
    if (!running.has(server)) throw new Error(`The server on port ${ports[at]} ended before it was ready`);
    await wait(50);
  }
  return server;
}

async function isReady(port) {
  return await fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

// The servers get the same signal; this waits for the last of them.
for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, () => running.forEach((one) => one.kill(signal)));

await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
const founder = await start(0);
founder.kill('SIGTERM');
await once(founder, 'close');
const seeder = spawn(process.execPath, ['--import', 'tsx', 'world/seed-journeys.ts'], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: first },
});
const [failed] = await once(seeder, 'close');
if (failed !== 0) throw new Error('The players of the journeys were not seeded');
await Promise.all(folders.slice(1).map((folder) => cp(first, folder, { recursive: true })));
// One after another: in parallel a database may take longer to open than its fifteen seconds.
for (const at of ports.keys()) await start(at);
process.stdout.write('All servers are ready\n');
