import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { trueChance } from '../server/clock/context.ts';
import { migrate } from '../server/db/migrations/migrate.ts';
import { openDatabase, type DatabaseKind } from '../server/db/open-database.ts';
import type { Db } from '../server/db/connection.ts';
import { foundWorld } from '../server/found-world.ts';
import { seedWorld } from '../world/seed-world.ts';
import { eachOnce, load } from './load/load.ts';
import type { PreparedStep } from './load/request.ts';
import { readRecording, writeRecording, type Recording } from './floor/trace.ts';
import type { Pace } from './pace.ts';
import { embeddedDatabases } from './databases/embedded-databases.ts';
import type { BenchDatabase, BenchDatabases } from './databases/bench-database.ts';
import { postgresDatabases } from './databases/postgres-databases.ts';
import { startGame, type GameOptions } from './programs.ts';

export interface Lab {
  readonly kind: DatabaseKind;
  readonly description: string;
  readonly pace: Pace;
  readonly log: (sentence: string) => void;
  readonly profileTo: string | undefined;
  makeFixture<Prepared>(
    of: 'seeded' | 'empty',
    prepare: (db: Db, now: Date) => Promise<Prepared>,
  ): Promise<{ readonly database: BenchDatabase; readonly prepared: Prepared }>;
  record(
    original: BenchDatabase,
    steps: readonly PreparedStep[],
    options?: RecordOptions,
  ): Promise<RecordingFile>;
  copy(original: BenchDatabase): Promise<BenchDatabase>;
  drop(database: BenchDatabase): Promise<void>;
  close(): Promise<void>;
}

interface RecordOptions extends Pick<GameOptions, 'devClock'> {
  readonly inOrder?: boolean;
  /** Steps change nothing, so no copy is needed. */
  readonly inPlace?: boolean;
}

export interface RecordingFile {
  readonly file: string;
  readonly recording: Recording;
}

const RECORDING_MS = 120_000;

export async function openLab(
  kind: DatabaseKind,
  { pace, log, profileTo }: Pick<Lab, 'pace' | 'log' | 'profileTo'>,
): Promise<Lab> {
  const base = mkdtempSync(join(tmpdir(), 'fetlock-bench-'));
  const remove = () => rmSync(base, { recursive: true, force: true });
  process.once('exit', remove);
  const databases = kind === 'embedded' ? embeddedDatabases(base) : await postgresDatabases(base);
  const close = async () => {
    await databases.close();
    remove();
  };
  const worlds = await makeWorlds(databases, pace).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  let recordings = 0;
  return {
    kind,
    description: databases.description,
    pace,
    log,
    profileTo,
    async makeFixture(of, prepare) {
      const database = await databases.copy(worlds[of]);
      const prepared = await inDatabase(database, prepare);
      // Prevents autovacuum during measurements.
      await inDatabase(database, (db) => sql`vacuum analyze`.execute(db));
      return { database, prepared };
    },
    async record(original, steps, { inOrder = false, inPlace = false, ...options } = {}) {
      const file = join(base, `recording-${recordings++}`);
      const database = inPlace ? original : await databases.copy(original);
      const game = await startGame(database, { ...options, recordTo: file });
      const replies = new Map<number, unknown>();
      await load({
        port: game.port,
        next: eachOnce(steps),
        forMs: RECORDING_MS,
        ...(inOrder && { connections: 1 }),
        onAnswer: ({ id }, body) => replies.set(id, JSON.parse(body.toString())),
      });
      await game.stop();
      if (!inPlace) await databases.drop(database);
      const recording = { ...readRecording(file), replies };
      writeRecording(file, recording);
      return { file, recording };
    },
    copy: databases.copy,
    drop: databases.drop,
    close,
  };
}

async function makeWorlds(
  databases: BenchDatabases,
  { seeded }: Pace,
): Promise<{ empty: BenchDatabase; seeded: BenchDatabase }> {
  return { empty: await makeWorld(databases), seeded: await makeWorld(databases, seeded) };
}

async function makeWorld(
  databases: BenchDatabases,
  population?: { players: number; horses: number },
): Promise<BenchDatabase> {
  const database = await databases.make();
  await inDatabase(database, async (db, now) => {
    await migrate(db);
    await foundWorld(db, trueChance, now);
    if (population) await seedWorld(db, { ...population, seed: 'bench', now });
  });
  return database;
}

export async function inDatabase<T>(
  database: BenchDatabase,
  work: (db: Db, now: Date) => Promise<T>,
): Promise<T> {
  const opened = await openDatabase({ ...database.settings, statementTimeoutMs: 0, maxConnections: 2 });
  try {
    return await work(opened.db, new Date());
  } finally {
    await opened.close();
  }
}
