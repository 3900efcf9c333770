import type { FeedingDays } from '../care/feeding-plan.ts';
import { REAL_MS_PER_DAY } from '../game-time.ts';
import { HORSE_STARTS_PER_DAY } from '../shows/entering/entry-limits.ts';

/** Where a horse is trained or shown: in its own discipline, or in the one with its highest score. */
export const ROUND_DISCIPLINES = ['own', 'best'] as const;
export type RoundDiscipline = (typeof ROUND_DISCIPLINES)[number];

/** Happiness up to which unhappy horses get treats, once they are entered. */
export const TREATED_TO = [70, 80, 90, 100] as const;
export type TreatedTo = (typeof TREATED_TO)[number];

/** What a player wants the daily round to do (docs/rules/round.md#plan). */
export interface RoundPlan {
  /** Feed given once little is left (`feedsBelowMs`); null feeds nobody. */
  readonly feedDays: FeedingDays | null;
  /** Null: no treats. */
  readonly treatedTo: TreatedTo | null;
  /** Renews expired vet checks and shots of horses that may be shown. */
  readonly vet: boolean;
  /** Starts per horse and day; 0 enters nobody. */
  readonly starts: number;
  readonly showsIn: RoundDiscipline;
  /** Spends all saved trainings; null trains nobody. */
  readonly trainsIn: RoundDiscipline | null;
  /** Leaves a reserve, enters and trains only where that pays, and saves for tack. */
  readonly thrifty: boolean;
  /** Coins that one round may cost; null sets no limit. */
  readonly mostCoins: number | null;
}

/**
 * Feeds a day ahead, for players who come once a day; at most half of what is fed, so that rounds do not feed twice.
 */
export function feedsBelowMs(days: FeedingDays): number {
  return Math.min(1, days / 2) * REAL_MS_PER_DAY;
}

/**
 * With this many coins above reserve and savings, a thrifty plan gives every lesson and treat: idle coins win nothing
 * (docs/rules/round.md#plan).
 */
export const FULL_PURSE = 300;

export const MOST_ROUND_COINS = 1_000_000;

export const DEFAULT_PLAN: RoundPlan = {
  feedDays: 3,
  treatedTo: 100,
  vet: true,
  starts: HORSE_STARTS_PER_DAY,
  showsIn: 'best',
  trainsIn: 'best',
  thrifty: true,
  mostCoins: null,
};

/** Warns that a plan without limits may lose coins. Null if nothing is risked. */
export function planWarning({ thrifty, starts, mostCoins }: RoundPlan): string | null {
  if (thrifty || (starts === 0 && mostCoins !== null)) return null;
  return 'This plan may lose coins: it enters shows that cost more than they bring, and keeps none back for feed.';
}
