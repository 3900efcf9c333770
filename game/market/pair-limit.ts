import { REAL_MS_PER_DAY } from '../game-time.ts';
import { refuse } from '../refusal.ts';
import type { Refusal } from '../refusal.ts';

/** Player level from which payments are not limited. */
export const PAIR_FREE_FROM = 10;
/** Window of the limit. */
export const PAIR_LIMIT_MS = 30 * REAL_MS_PER_DAY;
export const PAIR_COINS_PER_LEVEL = 500;

export interface PairPayment {
  /** Of the payer. */
  readonly level: number;
  /** Coins paid or promised to this receiver within the window. */
  readonly paid: number;
  readonly price: number;
}

/** Limits payments between two players, so that young accounts cannot feed one (docs/rules/trade.md#pair-limit). */
export function refusePair({ level, paid, price }: PairPayment): Refusal<'PAIR_LIMIT'> | undefined {
  const most = PAIR_COINS_PER_LEVEL * level;
  if (level >= PAIR_FREE_FROM || paid + price <= most) return undefined;
  return refuse('PAIR_LIMIT', { most, paid, level: PAIR_FREE_FROM });
}
