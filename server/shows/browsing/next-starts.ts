import { utcDay } from '../../../game/game-time.ts';
import { ageInMonths, HALTER_FROM, RETIRED_FROM } from '../../../game/horses/age.ts';
import type { ClassLevel } from '../../../game/shows/classes.ts';
import { classesToEnter, mayPutBack, standingPutBack } from '../../../game/shows/grades.ts';
import { countToday, HORSE_STARTS_PER_DAY } from '../../../game/shows/entering/entry-limits.ts';
import { nextShows } from '../../../game/shows/entering/next-show.ts';
import type { Db } from '../../db/connection.ts';
import type { HorseRow } from '../../horses/horse-row.ts';
import { standingOf } from '../../horses/state/horse-state.ts';
import { findEntered } from '../show-queries.ts';
import type { StandingShow, Timetable } from './timetable.ts';

interface Wish {
  readonly horses: readonly HorseRow[];
  /** How many shows to find in each class. */
  readonly count: number;
  /** In each horse's own discipline before the others. */
  readonly inOwn: boolean;
  /** With the class that a horse may be moved down to. */
  readonly movedDown?: boolean;
  /** Shows begin after it. */
  readonly after: Date;
}

/**
 * By horse, the next house shows of each class that it may enter, without those that it is in. None for horses without starts left today, on pasture,
 * or not of an age for shows. Decides no entry.
 */
export async function readNextStarts(
  db: Db,
  timetable: Timetable,
  now: Date,
  { horses, count, inOwn, movedDown = false, after }: Wish,
): Promise<ReadonlyMap<string, readonly StandingShow[]>> {
  const starters = count === 0 ? [] : horses.filter((horse) => mayStart(horse, now));
  if (starters.length === 0) return new Map();
  const entered = new Map<string, Set<string>>();
  for (const entry of await findEntered.rows(db, { horseIds: starters.map(({ id }) => id) })) {
    const shows = entered.get(entry.horseId) ?? new Set();
    entered.set(entry.horseId, shows.add(entry.showId));
  }
  const openOf = (level: ClassLevel) => timetable(now, level).filter(({ runsAt }) => runsAt > after);
  const openByClass = new Map<ClassLevel, readonly StandingShow[]>();
  return new Map(
    starters.map((row) => {
      const { id, level, bornAt, skill, aptitude, discipline } = row;
      const horse = { bornAt, level, skill, aptitude };
      const wish = { now, count, ...(inOwn && { first: discipline }) };
      const shows = classesOf(row, movedDown).flatMap((ofClass) => {
        const open = openByClass.get(ofClass) ?? openOf(ofClass);
        openByClass.set(ofClass, open);
        return nextShows(open, horse, entered.get(id) ?? new Set(), wish);
      });
      return [id, shows];
    }),
  );
}

/** Those that it may enter, and last the one that it may be moved down to. */
function classesOf(row: HorseRow, movedDown: boolean): readonly ClassLevel[] {
  const standing = standingOf(row);
  const open = classesToEnter(standing, row.level);
  if (!movedDown || !mayPutBack(standing)) return open;
  const { classLevel } = standingPutBack(standing, row.level);
  return open.includes(classLevel) ? open : [...open, classLevel];
}

export function startsLeft({ startsDay, startsToday }: HorseRow, now: Date): number {
  return HORSE_STARTS_PER_DAY - countToday(startsDay, startsToday, utcDay(now));
}

function mayStart(horse: HorseRow, now: Date): boolean {
  const months = ageInMonths(horse.bornAt, now);
  const isOfAge = months >= HALTER_FROM && months < RETIRED_FROM;
  return isOfAge && horse.grassFrom === null && startsLeft(horse, now) > 0;
}
