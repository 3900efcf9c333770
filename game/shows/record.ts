import { TEN_THOUSAND } from './running/ten-thousand.ts';

/** With fewer starts, nearly every start is a best (docs/rules/shows.md#records). */
export const RECORD_AFTER_STARTS = 10;
/** Points. A record must pass the next multiple. */
export const RECORD_STEP = 5;

/** A horse's best in a discipline before a start, in ten-thousandths of a point. */
export interface PersonalBest {
  readonly score: number;
  readonly starts: number;
}

/** The earlier best, if this score beats it as a record; else null. */
export function recordOver(score: number, before: PersonalBest | undefined): number | null {
  if (before === undefined || before.starts < RECORD_AFTER_STARTS) return null;
  return stepOf(score) > stepOf(before.score) ? before.score : null;
}

function stepOf(score: number): number {
  return Math.floor(score / (RECORD_STEP * TEN_THOUSAND));
}
