import { ageInMonths, RETIRED_FROM, SHOW_FROM } from '../horses/age.ts';

/** Horses of a stable. */
export const HERD_LEAST = 12;
export const HERD_MOST = 16;
/** Horses that train and start. */
const TEAM = 3;
/** Closer relatives are not paired. */
export const MOST_INBREEDING_OF_FOALS = 0.0625;

interface Horse {
  readonly bornAt: Date;
}

/** The first that may work. */
export function teamOf<One extends Horse>(bestFirst: readonly One[], now: Date): One[] {
  return bestFirst.filter(({ bornAt }) => mayWork(bornAt, now)).slice(0, TEAM);
}

export function mayWork(bornAt: Date, now: Date): boolean {
  const age = ageInMonths(bornAt, now);
  return age >= SHOW_FROM && age < RETIRED_FROM;
}
