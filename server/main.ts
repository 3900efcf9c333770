import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pino, type Logger } from 'pino';
import { buildApp } from './app.ts';
import { backUpFirst } from './backup/back-up-first.ts';
import { trueChance } from './clock/context.ts';
import { openClock } from './clock/clock.ts';
import { readDatabaseTime } from './clock/clock-queries.ts';
import { machineClocks } from './clock/machine-clocks.ts';
import type { Db } from './db/connection.ts';
import { hasMarker, markFounded } from './db/embedded/create-database.ts';
import { readEverything } from './db/embedded/read-everything.ts';
import { databaseFolder, openDatabase, withDirectDatabase } from './db/open-database.ts';
import { migrate } from './db/migrations/migrate.ts';
import { connectReplica, type ConnectedReplica } from './db/replica/connect-replica.ts';
import { expectWorld, foundWorld, RESCUES_AT_FOUNDING } from './found-world.ts';
import { openMetricsServer } from './http/operating/metrics.ts';
import { openPostgresRelay } from './live/postgres-relay.ts';
import type { OpenRelay } from './live/relay.ts';
import { openPictureStore, tryPictureStore } from './picture-store/open-picture-store.ts';
import { openDirectory, type Directory } from './realms/directory.ts';
import { readSettings, type Settings } from './settings.ts';
import { explainStartupError } from './startup-error.ts';
import { MINUTE } from '../game/game-time.ts';

const LOG = { sync: false, minLength: 4096, periodicFlush: 250 } as const;

/** A longer shutdown means that something hangs, such as the database. */
const STOP_MS = MINUTE;

async function start(settings: Settings): Promise<void> {
  const log = pino({ level: settings.logLevel }, pino.destination(LOG));
  const database = await openDatabase({
    dataDir: settings.dataDir,
    databaseUrl: settings.databaseUrl,
    isPooled: settings.isPooled,
    maxConnections: settings.databasePool,
    preparedStatements: settings.preparedStatements,
    onNotice: (sentence, figures) => log.warn(figures ?? {}, sentence),
  });
  const { db } = database;
  const pictureStore = openPictureStore(settings, log);
  void tryPictureStore(pictureStore);
  await withDirectDatabase(database, settings.directUrl, async (direct) => {
    const now = await readDatabaseTime(direct);
    await backUpFirst({
      database: { ...database, db: direct },
      dataDir: settings.dataDir,
      pictures: pictureStore,
      now,
      notify: (sentence) => log.warn(sentence),
    });
    const applied = await migrate(direct);
    if (applied.length > 0) log.info({ applied }, 'migrated');
    const isEmbedded = database.kind === 'embedded';
    if (isEmbedded && (await hasMarker(settings.dataDir))) await expectWorld(direct);
    await foundWorld(direct, trueChance, now, {
      rescues: RESCUES_AT_FOUNDING,
      houseStables: settings.houseStables,
    });
    if (isEmbedded) await markFounded(settings.dataDir);
  });
  const clock = await openClock(db, machineClocks(), {
    isAlone: database.kind === 'embedded',
    notify: (sentence) => log.warn(sentence),
  });
  const replica = await replicaOf(settings, db, log);
  const directory = await directoryOf(settings, log);
  const app = await buildApp({
    db,
    replica: replica?.replica,
    directory,
    clock,
    chance: trueChance,
    log,
    settings,
    pictureStore,
    pagesDir: pagesDir(),
    openRelay: relayOf(settings, log),
  });
  const metrics = await openMetricsServer(app.metrics, settings);
  if (metrics) log.info(`Metrics at http://${settings.metricsHost}:${metrics.port}/metrics`);
  await app.http.listen({ port: settings.port, host: settings.host });

  const stopping = new AbortController();
  if (database.kind === 'embedded')
    readEverything(db, databaseFolder(settings.dataDir), stopping.signal).catch((error: unknown) => {
      process.stderr.write(`Fetlock stops.\n${explainStartupError(error)}\n`);
      process.exit(1);
    });

  let closing: Promise<void> | undefined;
  const close = async (signal: string) => {
    stopping.abort();
    app.leave();
    if (settings.drainMs > 0) {
      log.info({ signal, drainMs: settings.drainMs }, 'draining: /readyz answers 503, still serving');
      await wait(settings.drainMs);
    }
    log.info({ signal }, 'shutting down: finishing open requests');
    setTimeout(() => {
      log.error('shutdown timed out; exiting');
      process.exit(1);
    }, STOP_MS).unref();
    await app.close();
    await metrics?.close();
    await replica?.close();
    await directory?.close();
    await database.close();
    log.info('stopped');
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      closing ??= close(signal).then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'shutdown failed');
          process.exit(1);
        },
      );
    });
  }
}

/** Undefined for the embedded database: one process. */
function relayOf({ directUrl }: Settings, log: Logger): OpenRelay | undefined {
  return directUrl === undefined
    ? undefined
    : (listener) => openPostgresRelay({ databaseUrl: directUrl, listener, log });
}

function replicaOf(settings: Settings, primary: Db, log: Logger): Promise<ConnectedReplica> | undefined {
  const { replicaUrl } = settings;
  return replicaUrl === undefined ? undefined : connectReplica({ ...settings, replicaUrl, primary, log });
}

function directoryOf(settings: Settings, log: Logger): Promise<Directory> | undefined {
  const { directoryUrl, realm } = settings;
  if (directoryUrl === undefined) return undefined;
  if (realm === undefined)
    throw new Error(
      'DIRECTORY_DATABASE_URL needs REALM, which says which realm this is: please set that too.',
    );
  return openDirectory({ directoryUrl, realm, log });
}

/** Undefined when run from source: Vite serves the pages. */
function pagesDir(): string | undefined {
  const dir = fileURLToPath(new URL('../web', import.meta.url));
  return existsSync(`${dir}/index.html`) && dir.includes('dist') ? dir : undefined;
}

try {
  await start(readSettings(process.env));
} catch (error) {
  process.stderr.write(`Fetlock cannot start.\n${explainStartupError(error)}\n`);
  process.exit(1);
}
