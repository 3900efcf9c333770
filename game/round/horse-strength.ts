import { HALTER_FROM, SHOW_FROM } from '../horses/age.ts';
import { STRESS_OF_ENTRY } from '../horses/happiness.ts';
import type { Discipline } from '../shows/disciplines.ts';
import type { RoundHorse } from './round.ts';

/** Points, after so many entries. */
export function happinessAfter(happiness: number, entries: number): number {
  return Math.max(0, happiness - entries * STRESS_OF_ENTRY);
}

/** The score without luck that a horse would have with another happiness. */
export function strengthAt(
  { happiness: now, strengths }: RoundHorse,
  discipline: Discipline,
  happiness: number,
): number {
  return now === 0 ? 0 : (strengths[discipline] * happiness) / now;
}

/** The discipline with the highest score among those that the horse's age allows. */
export function strongestIn({ strengths, ageInMonths, discipline }: RoundHorse): Discipline {
  if (ageInMonths < SHOW_FROM) return ageInMonths < HALTER_FROM ? discipline : 'halter';
  const all = Object.entries(strengths) as [Discipline, number][];
  return all.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? discipline;
}
