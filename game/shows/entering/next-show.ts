import { aptitudeIn, type Aptitude } from '../../horses/aptitude.ts';
import { ageInMonths } from '../../horses/age.ts';
import { DISCIPLINES, type Discipline } from '../disciplines.ts';
import type { OpenHouseShow } from '../house-shows.ts';
import { partsOf, PART_POINTS } from '../running/scoring.ts';
import { isOfAge } from './entry-terms.ts';

export interface HorseToSend {
  readonly bornAt: Date;
  readonly level: number;
  /** Ten-thousandths of a point, in the order of `DISCIPLINES`. */
  readonly skill: readonly number[];
  readonly aptitude: Aptitude;
}

/**
 * A horse's next show: the soonest of its class that it has not entered, in the discipline in which it scores most
 * (docs/rules/shows.md#next-show). `shows` are open house shows of its class, by date.
 */
export function nextShow<Show extends OpenHouseShow>(
  shows: readonly Show[],
  horse: HorseToSend,
  entered: ReadonlySet<string>,
  now: Date,
): Show {
  const [next] = nextShows(shows, horse, entered, { now, count: 1 });
  if (!next) throw new Error('The horse is in every open show of its class');
  return next;
}

interface Wish {
  readonly now: Date;
  readonly count: number;
  /** Tried before the others. */
  readonly first?: Discipline;
}

/** Like `nextShow`, up to `count` shows: all of one discipline before the next. */
export function nextShows<Show extends OpenHouseShow>(
  shows: readonly Show[],
  horse: HorseToSend,
  entered: ReadonlySet<string>,
  { now, count, first }: Wish,
): Show[] {
  const order = bestFirst(horse, now);
  const isFirst = first !== undefined && order.includes(first);
  const disciplines = isFirst ? [first, ...order.filter((one) => one !== first)] : order;
  const next: Show[] = [];
  for (const one of disciplines) {
    for (const show of shows) {
      if (next.length === count) return next;
      if (show.discipline === one && !entered.has(show.id)) next.push(show);
    }
  }
  return next;
}

/** Level, tack and happiness count the same in every discipline. */
export function bestFirst(horse: HorseToSend, now: Date): Discipline[] {
  const months = ageInMonths(horse.bornAt, now);
  const ofAge = DISCIPLINES.filter((discipline) => isOfAge(discipline, months));
  // Too young or retired: the show's own refusal explains.
  if (ofAge.length === 0) return ['halter'];
  const points = new Map(ofAge.map((discipline) => [discipline, pointsIn(horse, discipline)]));
  const pointsOf = (discipline: Discipline) => points.get(discipline) ?? 0;
  return ofAge.toSorted((one, other) => pointsOf(other) - pointsOf(one));
}

function pointsIn({ level, skill, aptitude }: HorseToSend, discipline: Discipline): number {
  const parts = partsOf({
    skill: skill[DISCIPLINES.indexOf(discipline)] ?? 0,
    aptitude: aptitudeIn(aptitude, discipline),
    tack: [0, 0, 0],
    level,
  });
  return parts.skill * PART_POINTS.skill + parts.aptitude * PART_POINTS.aptitude;
}
