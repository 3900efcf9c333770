import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pino, type Logger } from 'pino';
import { buildApp } from './app.ts';
import { trueChance } from './clock/chance.ts';
import { openClock } from './clock/clock.ts';
import { readDatabaseTime } from './clock/clock-queries.ts';
import { machineClocks } from './clock/machine-clocks.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { foundWorld } from './founding/found-world.ts';
import { openPostgresRelay } from './live/postgres-relay.ts';
import type { OpenRelay } from './live/relay.ts';
import { readSettings, type Settings } from './settings.ts';
import { whyNot } from './why-not.ts';

/** Lines are written many at a time, a quarter of a second late at most, and all before the process ends. */
const LOG = { sync: false, minLength: 4096, periodicFlush: 250 } as const;

async function start(settings: Settings): Promise<void> {
  const log = pino({ level: settings.logLevel }, pino.destination(LOG));
  const database = await openDatabase({
    dataDir: settings.dataDir,
    databaseUrl: settings.databaseUrl,
    maxConnections: settings.databasePool,
    preparedStatements: settings.preparedStatements,
    onNotice: (sentence, figures) => log.warn(figures ?? {}, sentence),
  });
  const { db } = database;
  const applied = await migrate(db);
  if (applied.length > 0) log.info({ applied }, 'migrated');
  await foundWorld(db, trueChance, await readDatabaseTime(db));
  const clock = await openClock(db, machineClocks(), {
    isAlone: database.kind === 'embedded',
    tell: (sentence) => log.warn(sentence),
  });
  const app = await buildApp({
    db,
    clock,
    chance: trueChance,
    log,
    settings,
    pagesDir: pagesDir(),
    openRelay: relayOf(settings, log),
  });
  await app.http.listen({ port: settings.port, host: settings.host });

  let closing: Promise<void> | undefined;
  const close = async (signal: string) => {
    log.info({ signal }, 'finishing what is under way');
    await app.close();
    await database.close();
    log.info('stopped');
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second signal waits for the first: what is under way is finished once.
      closing ??= close(signal).then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'could not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
}

/** The embedded database is one process's alone. */
function relayOf({ listenUrl }: Settings, log: Logger): OpenRelay | undefined {
  return listenUrl === undefined
    ? undefined
    : (listener) => openPostgresRelay({ databaseUrl: listenUrl, listener, log });
}

/** The pages lie beside the built server; run from its source, the server has none and Vite serves them. */
function pagesDir(): string | undefined {
  const dir = fileURLToPath(new URL('../web', import.meta.url));
  return existsSync(`${dir}/index.html`) && dir.includes('dist') ? dir : undefined;
}

try {
  await start(readSettings(process.env));
} catch (error) {
  process.stderr.write(`Fetlock cannot start.\n${whyNot(error)}\n`);
  process.exit(1);
}
