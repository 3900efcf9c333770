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
