import { prepared } from '../db/prepared.ts';
import type { Db, Tx } from '../db/connection.ts';
import { APART_MS, type KeptClock } from './clock-rules.ts';

interface ClockRow {
  readonly clock_offset_ms: number;
  readonly clock_correction_ms: number;
  readonly clock_reached: Date;
  readonly clock_waits: boolean;
  readonly database_now: Date;
}

/** The world's clock, and the database's at the same moment. */
export interface ReadClock {
  readonly kept: KeptClock;
  readonly databaseNow: number;
}

const read = prepared<ClockRow>(
  'world_clock',
  `select clock_offset_ms, clock_correction_ms, clock_reached, clock_waits, clock_timestamp() as database_now
   from world`,
);

const lock = prepared<never>('world_clock_lock', 'select from world for update');

function clockOf(row: ClockRow | undefined): ReadClock {
  if (!row) throw new Error('No world was founded in this database.');
  return {
    kept: {
      offset: row.clock_offset_ms,
      correction: row.clock_correction_ms,
      reached: row.clock_reached.getTime(),
      waits: row.clock_waits,
    },
    databaseNow: row.database_now.getTime(),
  };
}

export const readClock = async (db: Db): Promise<ReadClock> => clockOf(await read.first(db));

/** Locks it: nobody else moves or corrects it meanwhile. Only then is the time read. */
export async function lockClock(tx: Tx): Promise<ReadClock> {
  await lock.run(tx);
  return readClock(tx);
}

/** What the database's clock says. */
export async function readDatabaseTime(db: Db): Promise<Date> {
  const row = await databaseTime.first(db);
  if (!row) throw new Error('The database did not say what time it is.');
  return row.now;
}

const databaseTime = prepared<{ now: Date }>('database_time', 'select clock_timestamp() as now');

/** Writes whatever of the clock is given. */
export async function setClock(db: Db, clock: Partial<KeptClock>): Promise<void> {
  const { offset, correction, reached, waits } = clock;
  await db
    .updateTable('world')
    .set({
      ...(offset !== undefined && { clock_offset_ms: Math.round(offset) }),
      ...(correction !== undefined && { clock_correction_ms: Math.round(correction) }),
      ...(reached !== undefined && { clock_reached: new Date(reached) }),
      ...(waits !== undefined && { clock_waits: waits }),
    })
    .execute();
}

/** Corrects the clock, unless another process has done so since it was read. */
export async function correctClock(db: Db, was: KeptClock, correction: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('world')
    .set({ clock_correction_ms: Math.round(correction) })
    .where('clock_offset_ms', '=', was.offset)
    .where('clock_correction_ms', '=', was.correction)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Moves the clock forward for good, and gives its offset. */
export async function moveClockBy(db: Db, milliseconds: number): Promise<number> {
  const moved = await db
    .updateTable('world')
    .set((eb) => ({ clock_offset_ms: eb('clock_offset_ms', '+', milliseconds) }))
    .returning('clock_offset_ms')
    .executeTakeFirstOrThrow();
  return moved.clock_offset_ms;
}

/**
 * Writes down how far world time has come. A world that waits for the clock still does, until the clock has caught up:
 * a process that has not heard of the wait yet may be ahead of it. Tests give what the database's clock says.
 */
export async function keepReached(db: Db, reached: Date, databaseNow: Date | null = null): Promise<void> {
  await keep.run(db, { reached, databaseNow, apartMs: APART_MS });
}

const keep = prepared<never, { reached: Date; databaseNow: Date | null; apartMs: number }>(
  'world_clock_keep',
  `update world
   set clock_reached = :reached::timestamptz,
       clock_waits = clock_waits and :reached::timestamptz - coalesce(:databaseNow::timestamptz, clock_timestamp())
         > (clock_offset_ms + clock_correction_ms + :apartMs::int) * interval '1 millisecond'
   where clock_reached < :reached::timestamptz`,
);
