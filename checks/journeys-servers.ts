import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { startPostgres } from './postgres-server.ts';
import { openTestDatabases } from './test-databases.ts';

/*
 * Starts the built server once for each port of PORTS, each with its own world and the players of
 * `world/seed-journeys.ts`. The first uses the embedded database, like `npm start`; the others use PostgreSQL, which
 * needs half the processor time, and copy one world. Each has a mail server, which stores mails in `arrived/` in its
 * data folder.
 */

interface World {
  readonly port: string;
  readonly dataDir: string;
  /** Undefined for the embedded database. */
  readonly databaseUrl?: string;
}

const running = new Set<ChildProcess>();

async function startMailServer({ dataDir }: World): Promise<number> {
  const folder = `${dataDir}/arrived`;
  await mkdir(folder, { recursive: true });
  let arrived = 0;
  const saveMail = async (stream: SMTPServerDataStream) => {
    arrived += 1;
    const file = `${folder}/${String(arrived).padStart(6, '0')}`;
    await writeFile(`${file}.part`, await buffer(stream));
    // A journey may read at any time: it finds a mail whole or not at all.
    await rename(`${file}.part`, `${file}.eml`);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => callbackify(saveMail)(stream, done),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The game servers alone keep this process running.
  server.server.unref();
  return (server.server.address() as AddressInfo).port;
}

const environmentOf = ({ dataDir, databaseUrl }: World) => ({
  ...process.env,
  DATA_DIR: dataDir,
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
});

async function seed(world: World): Promise<void> {
  const seeder = spawn(process.execPath, ['world/seed-journeys.ts'], {
    stdio: 'inherit',
    env: environmentOf(world),
  });
  const [failed] = (await once(seeder, 'close')) as [number | null];
  if (failed !== 0) throw new Error('The players of the journeys were not seeded');
}

async function serve(world: World): Promise<void> {
  const server = spawn(process.execPath, ['dist/server/main.mjs'], {
    stdio: 'inherit',
    env: {
      ...environmentOf(world),
      PORT: world.port,
      PUBLIC_URL: `http://127.0.0.1:${world.port}`,
      SMTP_URL: `smtp://127.0.0.1:${await startMailServer(world)}`,
      MAIL_FROM: 'Fetlock <stable@journeys.example>',
    },
  });
  running.add(server);
  server.once('close', () => running.delete(server));
  while (!(await isReady(world))) {
    if (!running.has(server)) throw new Error(`The server on port ${world.port} ended before it was ready`);
    await wait(50);
  }
}

const isReady = ({ port }: World): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function serveEmbedded(world: World): Promise<void> {
  await seed(world);
  await serve(world);
}

/** Gives each world a copy of one seeded database. */
async function serveOnPostgres([first, ...others]: readonly World[]): Promise<void> {
  if (first === undefined) return;
  await databases.create('seeded');
  await seed({ ...first, databaseUrl: databases.urlOf('seeded') });
  for (const world of [first, ...others]) {
    await databases.create(world.port, { template: 'seeded' });
    await serve({ ...world, databaseUrl: databases.urlOf(world.port) });
  }
}

const worlds = (process.env['PORTS'] ?? '')
  .split(',')
  .map((port): World => ({ port, dataDir: `node_modules/.cache/journeys-data-${port}` }));
await Promise.all(worlds.map(({ dataDir }) => rm(dataDir, { recursive: true, force: true })));
const [embedded, ...onPostgres] = worlds;
if (embedded === undefined) throw new Error('PORTS names no port');
for (const world of worlds)
  if (await isReady(world))
    throw new Error(
      `Port ${world.port} is taken. Set JOURNEYS_PORT to the first of ${worlds.length} free ports.`,
    );
const postgres = await startPostgres();
const databases = await openTestDatabases(postgres.url);

async function leave(signal: 'SIGTERM' | 'SIGINT'): Promise<never> {
  const closed = [...running].map((server) => once(server, 'close'));
  running.forEach((server) => server.kill(signal));
  await Promise.all(closed);
  await databases.drop();
  await postgres.stop();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void leave(signal));

await Promise.all([serveEmbedded(embedded), serveOnPostgres(onPostgres)]);
process.stdout.write('All servers are ready\n');
