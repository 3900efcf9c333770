import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';

/*
 * Starts the built server once for each port of PORTS, each on a new world. Founding a world is slow: one is founded,
 * given the players of `world/seed-journeys.ts`, and copied for the others. Each has a mail server, which writes what
 * arrives to `arrived/` in its data folder.
 */

const ports = (process.env['PORTS'] ?? '').split(',');
const folders = ports.map((port) => `node_modules/.cache/journeys-data-${port}`);
const [first = ''] = folders;
const running = new Set();

async function startMailServer(at) {
  const folder = `${folders[at]}/arrived`;
  await mkdir(folder, { recursive: true });
  let arrived = 0;
  const keep = async (stream) => {
    arrived += 1;
    await writeFile(`${folder}/${String(arrived).padStart(6, '0')}.eml`, await buffer(stream));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => callbackify(keep)(stream, done),
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The game servers alone keep this process running.
  server.server.unref();
  return server.server.address().port;
}

/** By place in `ports`. */
const mailPorts = [];

async function start(at) {
  const server = spawn(process.execPath, ['dist/server/main.mjs'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: ports[at],
      DATA_DIR: folders[at],
      PUBLIC_URL: `http://127.0.0.1:${ports[at]}`,
      SMTP_URL: `smtp://127.0.0.1:${mailPorts[at]}`,
      MAIL_FROM: 'Fetlock <stable@journeys.example>',
    },
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
for (const at of ports.keys()) mailPorts.push(await startMailServer(at));
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
// Two at a time: more in parallel, a database may take longer to open than its fifteen seconds.
const waiting = [...ports.keys()];
const startWaiting = async () => {
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) await start(at);
};
await Promise.all([startWaiting(), startWaiting()]);
process.stdout.write('All servers are ready\n');
