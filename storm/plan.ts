import { createHash } from 'node:crypto';
import { pick, rngFrom, wholeBetween, type Rng } from '../game/rng.ts';
import { STATEMENT_FAULTS, type PlannedFault } from './statement-faults.ts';
import { HOUR, MINUTE, REAL_MS_PER_DAY } from '../game/game-time.ts';

/** Mostly short: feed lasts for days, foals are born after three days and breed after two months. */
const JUMPS: readonly (readonly [milliseconds: number, weight: number])[] = [
  [MINUTE, 3],
  [10 * MINUTE, 3],
  [HOUR, 3],
  [6 * HOUR, 3],
  [REAL_MS_PER_DAY, 3],
  [3 * REAL_MS_PER_DAY, 2],
  [14 * REAL_MS_PER_DAY, 1],
];
const ALL_WEIGHTS = JUMPS.reduce((sum, [, weight]) => sum + weight, 0);

/** Chance of one step; depends only on seed and step. */
export function rngOfStep(seed: number, step: number): Rng {
  return rngFrom(createHash('sha256').update(`${seed}/plan/${step}`).digest());
}

/** How much time passes at once, in milliseconds. */
export function drawJump(rng: Rng): number {
  let left = rng.next() * ALL_WEIGHTS;
  for (const [milliseconds, weight] of JUMPS) {
    left -= weight;
    if (left < 0) return milliseconds;
  }
  return MINUTE;
}

export type StepKind = 'act' | 'jump' | 'restart' | 'weather';

export function kindOfStep(rng: Rng): StepKind {
  const drawn = rng.next();
  if (drawn < 0.05) return 'jump';
  if (drawn < 0.06) return 'restart';
  return drawn < 0.08 ? 'weather' : 'act';
}

export function drawStatementFault(rng: Rng): PlannedFault {
  return {
    kind: pick(rng, STATEMENT_FAULTS),
    position: wholeBetween(rng, 0, 12),
    statements: 0,
    hasFired: false,
  };
}
