import { REAL_MS_PER_DAY } from '../game-time.ts';
import { ageInMonths, RETIRED_FROM, SHOW_FROM, type Sex } from '../horses/age.ts';
import type { BreedId } from '../horses/breeds.ts';
import type { HouseStable } from './stable-rows.ts';

/** Horses of a stable, with the unborn. A full herd still has some foals. */
export const HERD_LEAST = 12;
export const HERD_MOST = 16;
/** Horses that train and start. */
const TEAM = 3;
/** Closer relatives are not paired. */
export const MOST_INBREEDING_OF_FOALS = 0.0625;
/** Coins that a horse of the store may cost. */
export const MOST_FOR_FOUNDER = 5000;

interface Horse {
  readonly bornAt: Date;
}

/** Without the retired, who stay on its pasture and make room for others. */
export function herdOf<One extends Horse>(owned: readonly One[], now: Date): One[] {
  return owned.filter(({ bornAt }) => ageInMonths(bornAt, now) < RETIRED_FROM);
}

/** A full herd has foals in one week of four: as many as retire, so that births go on where nobody buys horses. */
const WEEKS = 4;
const THURSDAY = 4;
const WEEK_MS = 7 * REAL_MS_PER_DAY;

/** Weeks begin on the stable's weekday. `count`: with the unborn. Full herds take turns. */
export function breedsThisWeek(
  { weekday, hour }: Pick<HouseStable, 'weekday' | 'hour'>,
  count: number,
  now: Date,
): boolean {
  if (count < HERD_MOST) return true;
  // 1 January 1970 was a Thursday.
  const week = Math.floor((now.getTime() - (weekday - THURSDAY) * REAL_MS_PER_DAY) / WEEK_MS);
  return (week + Math.floor(hour / 2)) % WEEKS === 0;
}

/** The first that may work. */
export function teamOf<One extends Horse>(bestFirst: readonly One[], now: Date): One[] {
  return bestFirst.filter(({ bornAt }) => mayWork(bornAt, now)).slice(0, TEAM);
}

export function mayWork(bornAt: Date, now: Date): boolean {
  const age = ageInMonths(bornAt, now);
  return age >= SHOW_FROM && age < RETIRED_FROM;
}

interface Bred {
  readonly breed: string;
  readonly sex: Sex;
}

/** The breed that it has fewest of, and of that the sex; a stallion if it has as many of both. */
export function neededFounder(
  { breeds: [first, ...others] }: Pick<HouseStable, 'breeds'>,
  herd: readonly Bred[],
): { readonly breed: BreedId; readonly sex: Sex } {
  if (first === undefined) throw new RangeError('A house stable has a breed');
  const countOf = (breed: string, sex?: Sex) =>
    herd.filter((horse) => horse.breed === breed && (sex === undefined || horse.sex === sex)).length;
  const breed = others.reduce((least, other) => (countOf(other) < countOf(least) ? other : least), first);
  return { breed, sex: countOf(breed, 'mare') < countOf(breed, 'stallion') ? 'mare' : 'stallion' };
}
