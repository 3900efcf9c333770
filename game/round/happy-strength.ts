import { HAPPINESS_POINT, stressOfEntry } from '../horses/happiness.ts';
import type { Discipline } from '../shows/disciplines.ts';
import type { RoundHorse } from './round.ts';

/** Points, after so many entries. */
export function happinessAfter(happiness: number, entries: number): number {
  let left = happiness;
  for (let nth = 0; nth < entries; nth += 1) left -= stressOfEntry(left * HAPPINESS_POINT);
  return Math.max(0, left);
}

/** The score without luck that a horse would have with another happiness. */
export function strengthAt(
  { happiness: now, strengths }: RoundHorse,
  discipline: Discipline,
  happiness: number,
): number {
  return now === 0 ? 0 : (strengths[discipline] * happiness) / now;
}
