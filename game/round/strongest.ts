import { HALTER_FROM, SHOW_FROM } from '../horses/age.ts';
import type { Discipline } from '../shows/disciplines.ts';
import type { RoundHorse } from './round.ts';

/** The discipline with the highest score among those that the horse's age allows. */
export function strongestIn({ strengths, ageInMonths, discipline }: RoundHorse): Discipline {
  if (ageInMonths < SHOW_FROM) return ageInMonths < HALTER_FROM ? discipline : 'halter';
  const all = Object.entries(strengths) as [Discipline, number][];
  return all.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? discipline;
}
