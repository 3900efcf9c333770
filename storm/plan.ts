import { createHash } from 'node:crypto';
import { pick, rngFrom, wholeBetween, type Rng } from '../game/rng.ts';
import { STATEMENT_FAULTS, type PlannedFault } from './statement-faults.ts';

export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Minutes to weeks: a foal is born after three days, and breeds after two months. */
export const JUMPS = [
  MINUTE,
  10 * MINUTE,
  HOUR,
  6 * HOUR,
  MINUTE,
  10 * MINUTE,
  HOUR,
  6 * HOUR,
  MINUTE,
  10 * MINUTE,
  HOUR,
  6 * HOUR,
  DAY,
  3 * DAY,
  DAY,
  3 * DAY,
  DAY,
  14 * DAY,
] as const;

/** Chance of one step: equal for equal seeds, whatever happened before. */
export function rngOfStep(seed: number, step: number): Rng {
  return rngFrom(createHash('sha256').update(`${seed}/plan/${step}`).digest());
}

export type StepKind = 'act' | 'jump' | 'restart' | 'weather';

export function kindOfStep(rng: Rng): StepKind {
  const drawn = rng.next();
  if (drawn < 0.05) return 'jump';
  if (drawn < 0.06) return 'restart';
  return drawn < 0.08 ? 'weather' : 'act';
}

export function drawStatementFault(rng: Rng): PlannedFault {
  return { kind: pick(rng, STATEMENT_FAULTS), nth: wholeBetween(rng, 0, 12), statements: 0, hasFired: false };
}
