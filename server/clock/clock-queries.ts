import type { Db, Tx } from '../db/connection.ts';
import { prepared, type RowOf } from '../db/prepared.ts';
import { TOLERANCE_MS, type ClockState } from './clock-rules.ts';

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

function toSnapshot(row: RowOf<typeof selectClock> | undefined): ClockSnapshot {
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

/** Changes what is given. */
export async function setClock(
  db: Db,
  { offset, correction, reached, waits }: Partial<ClockState>,
): Promise<void> {
  await updateClock.run(db, {
    offset: offset === undefined ? null : Math.round(offset),
    correction: correction === undefined ? null : Math.round(correction),
    reached: reached === undefined ? null : new Date(reached),
    waits: waits ?? null,
  });
}

const updateClock = prepared(
  'world_clock_set',
  `update world
   set clock_offset_ms = coalesce(:offset?::bigint, clock_offset_ms),
       clock_correction_ms = coalesce(:correction?::bigint, clock_correction_ms),
       clock_reached = coalesce(:reached?::timestamptz, clock_reached),
       clock_waits = coalesce(:waits?::boolean, clock_waits)`,
);

/** Returns false if the clock was changed since `expected` was read. */
export async function correctClock(
  db: Db,
  { offset, correction: expected }: ClockState,
  correction: number,
): Promise<boolean> {
  return (await updateCorrection.run(db, { offset, expected, correction: Math.round(correction) })) > 0;
}

const updateCorrection = prepared(
  'world_clock_correct',
  `update world set clock_correction_ms = :correction where clock_offset_ms = :offset and clock_correction_ms = :expected`,
);

/** Returns the new offset in milliseconds. */
export async function moveClockBy(db: Db, milliseconds: number): Promise<number> {
  const world = await moveOffset.first(db, { milliseconds });
  if (!world) throw new Error('No world was founded in this database.');
  return world.clockOffsetMs;
}

const moveOffset = prepared(
  'world_clock_move',
  `update world set clock_offset_ms = clock_offset_ms + :milliseconds::bigint returning clock_offset_ms`,
);

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
