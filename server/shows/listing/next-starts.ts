import { classOfLevel } from '../../../game/shows/classes.ts';
import { nextShows } from '../../../game/shows/entering/next-show.ts';
import type { Db } from '../../db/connection.ts';
import { readHorses } from '../../horses/own-horse.ts';
import { horseToEnter } from '../entering/enter-show.ts';
import { findEntered, findPurseIndex } from '../show-queries.ts';
import type { StandingShow, Timetable } from './timetable.ts';

/** Ten-thousandths. */
export const readPurseIndex = (db: Db): Promise<number> => findPurseIndex(db);

export interface NextStarts {
  readonly horseId: string;
  readonly shows: readonly StandingShow[];
}

interface Wish {
  readonly horseIds: readonly string[];
  readonly count: number;
  /** In each horse's own discipline before the others. */
  readonly inOwn: boolean;
}

/** The next house shows of each horse's class that it is not in. Decides no entry. */
export async function readNextStarts(
  db: Db,
  timetable: Timetable,
  now: Date,
  { horseIds, count, inOwn }: Wish,
): Promise<NextStarts[]> {
  if (count === 0 || horseIds.length === 0) return [];
  const [horses, pending] = await Promise.all([readHorses(db, horseIds), findEntered.rows(db, { horseIds })]);
  return horseIds.flatMap((horseId) => {
    const row = horses.get(horseId);
    if (!row) return [];
    const isIn = new Set(pending.flatMap((entry) => (entry.horse_id === horseId ? [entry.show_id] : [])));
    const horse = { ...horseToEnter(row), aptitude: row.aptitude };
    const wish = { now, count, ...(inOwn && { first: row.discipline }) };
    return { horseId, shows: nextShows(timetable(now, classOfLevel(row.level).level), horse, isIn, wish) };
  });
}
