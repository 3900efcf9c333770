import { readHouseShowId } from '../../../game/shows/house-shows.ts';
import type { Db } from '../../db/connection.ts';
import { findShow } from '../show-queries.ts';
import type { StandingShow } from './timetable.ts';

/** By date, then house shows in order, then player shows by id. */
export interface Cursor {
  readonly runsAt: Date;
  readonly id: string;
  readonly kind: 'house' | 'player';
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The show may have run. Undefined if unknown. */
export async function cursorOf(db: Db, id: string): Promise<Cursor | undefined> {
  const planned = readHouseShowId(id);
  if (planned) return { runsAt: planned.runsAt, id, kind: 'house' };
  const show = await findShow.first(db, { id });
  return show && { runsAt: show.runsAt, id, kind: 'player' };
}

export function afterCursor(
  open: readonly StandingShow[],
  cursor: Cursor | undefined,
): readonly StandingShow[] {
  if (!cursor) return open;
  const index = open.findIndex((show) => show.id === cursor.id);
  if (index >= 0) return open.slice(index + 1);
  return open.filter((show) => show.runsAt > cursor.runsAt);
}

export function firstAfter(now: Date, cursor: Cursor | undefined): Pick<Cursor, 'runsAt' | 'id'> {
  if (!cursor || cursor.runsAt < now) return { runsAt: now, id: LAST_ID };
  return { runsAt: cursor.runsAt, id: cursor.kind === 'house' ? FIRST_ID : cursor.id };
}
