/* How world time follows a clock that may be wrong. All times are in milliseconds. Decision 29. */

/** What the database keeps of world time. World time is the database's clock, plus `offset`, plus `correction`. */
export interface KeptClock {
  /** Moved by whoever may move the clock. */
  readonly offset: number;
  /** Makes up for leaps of the database's clock that are not believed. */
  readonly correction: number;
  /** World time never falls behind this. */
  readonly reached: number;
  /** Stands still until the clock has caught up with `reached`. */
  readonly waits: boolean;
}

/** A longer stop than this is not believed without an operator: the clock may be wrong. */
export const LONGEST_STOP_MS = 7 * 86_400_000;

/** Clocks that differ by more are not the same. Less is the network's delay, or a time server at work. */
export const APART_MS = 2_000;

/** How far an instant lies outside a range: 0 within it, below 0 before it. */
export function outside(instant: number, [from, to]: readonly [number, number]): number {
  if (instant < from) return instant - from;
  return instant > to ? instant - to : 0;
}

/**
 * The correction with which a world goes on after a stop. The time that the clock says has passed is believed if it is
 * not below zero and not longer than a stop may be. Of the world with its correction and without, the one that has come
 * less far is taken: a clock that was wrong and was mended then takes nobody's time twice. If neither can be
 * believed, the world goes on from where it stood.
 */
export function correctionAfterStop(kept: KeptClock, databaseNow: number): number {
  const { offset, correction, reached, waits } = kept;
  const real = databaseNow + offset;
  if (waits && real + correction < reached) return correction;
  const believable = [0, correction].filter((made) => {
    const stop = real + made - reached;
    return stop >= -APART_MS && stop <= LONGEST_STOP_MS;
  });
  return believable.length > 0 ? Math.min(...believable) : reached - real;
}
