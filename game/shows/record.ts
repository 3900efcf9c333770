import { TEN_THOUSAND } from './running/scoring.ts';

/** Before, nearly every start is a best (docs/rules/shows.md#records). */
export const RECORD_AFTER_STARTS = 10;
/** Points; a record passes the next of them. */
export const RECORD_STEP = 5;

/** What a horse had reached in a discipline before a start; ten-thousandths of a point. */
export interface PersonalBest {
  readonly score: number;
  readonly starts: number;
}

/** The best that this score beats as a record; null for none. */
export function recordOver(score: number, before: PersonalBest | undefined): number | null {
  if (before === undefined || before.starts < RECORD_AFTER_STARTS) return null;
  return stepOf(score) > stepOf(before.score) ? before.score : null;
}

function stepOf(score: number): number {
  return Math.floor(score / (RECORD_STEP * TEN_THOUSAND));
}
