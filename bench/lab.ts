import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { trueChance } from '../server/clock/moment.ts';
import { migrate } from '../server/db/migrations/migrate.ts';
import { openDatabase, type DatabaseKind } from '../server/db/open-database.ts';
import type { Db } from '../server/db/connection.ts';
import { foundWorld } from '../server/found-world.ts';
import { seedWorld } from '../world/seed-world.ts';
import { eachOnce, load } from './load/load.ts';
import type { PreparedStep } from './load/request.ts';
import { readRecording, writeRecording, type Recording } from './floor/trace.ts';
import type { Pace } from './pace.ts';
import { embeddedPlaces } from './places/embedded-places.ts';
import type { Place, Places } from './places/place.ts';
import { postgresPlaces } from './places/postgres-places.ts';
import { startGame, type GameOptions } from './programs.ts';

export interface Lab {
  readonly kind: DatabaseKind;
  readonly inWords: string;
  readonly pace: Pace;
  readonly tell: (sentence: string) => void;
  readonly profileTo: string | undefined;
  ground<Prepared>(
    of: 'seeded' | 'empty',
    prepare: (db: Db, now: Date) => Promise<Prepared>,
  ): Promise<{ readonly place: Place; readonly prepared: Prepared }>;
  record(ground: Place, steps: readonly PreparedStep[], options?: RecordOptions): Promise<RecordingFile>;
  copy(ground: Place): Promise<Place>;
  drop(place: Place): Promise<void>;
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
  { pace, tell, profileTo }: Pick<Lab, 'pace' | 'tell' | 'profileTo'>,
): Promise<Lab> {
  const base = mkdtempSync(join(tmpdir(), 'fetlock-bench-'));
  const remove = () => rmSync(base, { recursive: true, force: true });
  process.once('exit', remove);
  const places = kind === 'embedded' ? embeddedPlaces(base) : await postgresPlaces(base);
  const close = async () => {
    await places.close();
    remove();
  };
  const worlds = await makeWorlds(places, pace).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  let recordings = 0;
  return {
    kind,
    inWords: places.inWords,
    pace,
    tell,
    profileTo,
    async ground(of, prepare) {
      const place = await places.copy(worlds[of]);
      const prepared = await inDatabase(place, prepare);
      // Prevents autovacuum during measurements.
      await inDatabase(place, (db) => sql`vacuum analyze`.execute(db));
      return { place, prepared };
    },
    async record(ground, steps, { inOrder = false, inPlace = false, ...options } = {}) {
      const file = join(base, `recording-${recordings++}`);
      const place = inPlace ? ground : await places.copy(ground);
      const game = await startGame(place, { ...options, recordTo: file });
      const replies = new Map<number, unknown>();
      await load({
        port: game.port,
        next: eachOnce(steps),
        forMs: RECORDING_MS,
        ...(inOrder && { connections: 1 }),
        onAnswer: ({ id }, body) => replies.set(id, JSON.parse(body.toString())),
      });
      await game.stop();
      if (!inPlace) await places.drop(place);
      const recording = { ...readRecording(file), replies };
      writeRecording(file, recording);
      return { file, recording };
    },
    copy: places.copy,
    drop: places.drop,
    close,
  };
}

async function makeWorlds(places: Places, { seeded }: Pace): Promise<{ empty: Place; seeded: Place }> {
  return { empty: await makeWorld(places), seeded: await makeWorld(places, seeded) };
}

async function makeWorld(places: Places, population?: { players: number; horses: number }): Promise<Place> {
  const place = await places.make();
  await inDatabase(place, async (db, now) => {
    await migrate(db);
    await foundWorld(db, trueChance, now);
    if (population) await seedWorld(db, { ...population, seed: 'bench', now });
  });
  return place;
}

export async function inDatabase<T>(place: Place, work: (db: Db, now: Date) => Promise<T>): Promise<T> {
  const database = await openDatabase({ ...place.settings, statementTimeoutMs: 0, maxConnections: 2 });
  try {
    return await work(database.db, new Date());
  } finally {
    await database.close();
  }
}
