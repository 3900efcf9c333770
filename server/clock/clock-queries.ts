import type { Db, Tx } from '../db/connection.ts';
import { prepared } from '../db/prepared.ts';
import { TOLERANCE_MS, type ClockState } from './clock-rules.ts';

interface ClockRow {
  readonly clockOffsetMs: number;
  readonly clockCorrectionMs: number;
  readonly clockReached: Date;
  readonly clockWaits: boolean;
  readonly databaseNow: Date;
}

export interface ClockSnapshot {
  readonly state: ClockState;
  readonly databaseNow: number;
}

const selectClock = prepared(
  'world_clock',
  `select clock_offset_ms, clock_correction_ms, clock_reached, clock_waits, clock_timestamp() as database_now
   from world`,
);

const lockWorld = prepared('world_clock_lock', 'select from world for update');

function toSnapshot(row: ClockRow | undefined): ClockSnapshot {
  if (!row) throw new Error('No world was founded in this database.');
  return {
    state: {
      offset: row.clockOffsetMs,
      correction: row.clockCorrectionMs,
      reached: row.clockReached.getTime(),
      waits: row.clockWaits,
    },
    databaseNow: row.databaseNow.getTime(),
  };
}

export const readClock = async (db: Db): Promise<ClockSnapshot> => toSnapshot(await selectClock.first(db));

/** Locks first, so that waiting does not age the snapshot. */
export async function lockClock(tx: Tx): Promise<ClockSnapshot> {
  await lockWorld.run(tx);
  return readClock(tx);
}

export async function readDatabaseTime(db: Db): Promise<Date> {
  const row = await selectDatabaseTime.first(db);
  if (!row) throw new Error('The database did not say what time it is.');
  return row.now;
}

const selectDatabaseTime = prepared('database_time', 'select clock_timestamp() as now');

export async function setClock(db: Db, clock: Partial<ClockState>): Promise<void> {
  const { offset, correction, reached, waits } = clock;
  await db
    .updateTable('world')
    .set({
      ...(offset !== undefined && { clockOffsetMs: Math.round(offset) }),
      ...(correction !== undefined && { clockCorrectionMs: Math.round(correction) }),
      ...(reached !== undefined && { clockReached: new Date(reached) }),
      ...(waits !== undefined && { clockWaits: waits }),
    })
    .execute();
}

/** Returns false if the clock was changed since `expected` was read. */
export async function correctClock(db: Db, expected: ClockState, correction: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('world')
    .set({ clockCorrectionMs: Math.round(correction) })
    .where('clockOffsetMs', '=', expected.offset)
    .where('clockCorrectionMs', '=', expected.correction)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns the new offset in milliseconds. */
export async function moveClockBy(db: Db, milliseconds: number): Promise<number> {
  const moved = await db
    .updateTable('world')
    .set((eb) => ({ clockOffsetMs: eb('clockOffsetMs', '+', milliseconds) }))
    .returning('clockOffsetMs')
    .executeTakeFirstOrThrow();
  return moved.clockOffsetMs;
}

/**
 * Raises the lower bound of world time. `waits` stays set until the clock catches up: a process that has not read it
 * may be ahead. Tests pass `databaseNow`.
 */
export async function saveReached(db: Db, reached: Date, databaseNow: Date | null = null): Promise<void> {
  await updateReached.run(db, { reached, databaseNow, apartMs: TOLERANCE_MS });
}

const updateReached = prepared(
  'world_clock_save',
  `update world
   set clock_reached = :reached::timestamptz,
       clock_waits = clock_waits and :reached::timestamptz - coalesce(:databaseNow::timestamptz, clock_timestamp())
         > (clock_offset_ms + clock_correction_ms + :apartMs::int) * interval '1 millisecond'
   where clock_reached < :reached::timestamptz`,
);
