import type { FeedingDays } from '../care/feeding-plan.ts';
import { REAL_MS_PER_DAY } from '../game-time.ts';
import { HORSE_STARTS_PER_DAY } from '../shows/entering/entry-limits.ts';

/** Where a horse is trained or shown: in its own discipline, or in the one in which it scores most. */
export const ROUND_DISCIPLINES = ['own', 'best'] as const;
export type RoundDiscipline = (typeof ROUND_DISCIPLINES)[number];

/** Happiness up to which unhappy horses get treats. */
export const TREATED_TO = [70, 80, 90] as const;
export type TreatedTo = (typeof TREATED_TO)[number];

/** What a player wants the daily round to do (docs/rules/round.md#plan). */
export interface RoundPlan {
  /** What a horse gets once little is left (`feedsBelowMs`); null: nobody is fed. */
  readonly feedDays: FeedingDays | null;
  /** Null: no treats. */
  readonly treatedTo: TreatedTo | null;
  /** A vet check and vet shots for every horse that may be shown, once they have run out. */
  readonly vet: boolean;
  /** Starts of a horse and day; 0: nobody is entered. */
  readonly starts: number;
  readonly showsIn: RoundDiscipline;
  /** All trainings saved; null: nobody trains. */
  readonly trainsIn: RoundDiscipline | null;
  /** Coins that one round may cost; null: as many as there are. */
  readonly mostCoins: number | null;
}

/** A day ahead, for players who come once a day; half of what is fed, so that a round does not feed twice. */
export function feedsBelowMs(days: FeedingDays): number {
  return Math.min(1, days / 2) * REAL_MS_PER_DAY;
}

export const MOST_ROUND_COINS = 1_000_000;

export const DEFAULT_PLAN: RoundPlan = {
  feedDays: 3,
  treatedTo: null,
  vet: false,
  starts: HORSE_STARTS_PER_DAY,
  showsIn: 'best',
  trainsIn: 'own',
  mostCoins: null,
};
