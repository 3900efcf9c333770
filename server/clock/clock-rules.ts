import { REAL_MS_PER_DAY } from '../../game/game-time.ts';

/* How world time follows a clock that may be wrong (decision 29). In milliseconds. */

/** World time is the database's clock plus `offset` plus `correction`. */
export interface ClockState {
  /** Moved only by the dev clock. */
  readonly offset: number;
  /** For disbelieved leaps of the database's clock. */
  readonly correction: number;
  /** Lower bound of world time. */
  readonly reached: number;
  /** World time stands still until the clock catches up. */
  readonly waits: boolean;
}

/** Longest downtime believed without an operator. */
export const LONGEST_STOP_MS = 7 * REAL_MS_PER_DAY;

/** Less is network delay or a time server's work. */
export const TOLERANCE_MS = 2_000;

/** 0 within the range, negative before it, positive after it. */
export function distanceFrom(instant: number, [from, to]: readonly [number, number]): number {
  if (instant < from) return instant - from;
  return instant > to ? instant - to : 0;
}

/**
 * The correction after a downtime, which is believed from zero to `LONGEST_STOP_MS`. If it is believed with and
 * without the stored correction, the earlier world time counts, so that no time passes twice. If neither is, world
 * time resumes where it stopped.
 */
export function correctionAfterStop(state: ClockState, databaseNow: number): number {
  const { offset, correction, reached, waits } = state;
  const uncorrected = databaseNow + offset;
  if (waits && uncorrected + correction < reached) return correction;
  const believable = [0, correction].filter((candidate) => {
    const stop = uncorrected + candidate - reached;
    return stop >= -TOLERANCE_MS && stop <= LONGEST_STOP_MS;
  });
  return believable.length > 0 ? Math.min(...believable) : reached - uncorrected;
}
