import { REAL_MS_PER_DAY } from '../game-time.ts';
import { refuse } from '../refusal.ts';
import type { Refusal } from '../refusal.ts';

/** Player level from which nobody counts what one player pays another. */
export const PAIR_FREE_FROM = 10;
/** Over so long a time. */
export const PAIR_LIMIT_MS = 30 * REAL_MS_PER_DAY;
export const PAIR_COINS_PER_LEVEL = 500;

export interface PairPayment {
  /** Level of who pays. */
  readonly level: number;
  /** Coins that they have paid, or promised, this very player within the time. */
  readonly paid: number;
  readonly price: number;
}

/**
 * Below level 10 an account pays one other player at most 500 coins times its level in 30 real days, whether they
 * are paid or held for them: many young accounts cannot be milked for one (docs/rules/trade.md#pair-limit).
 */
export function refusePair({ level, paid, price }: PairPayment): Refusal<'PAIR_LIMIT'> | undefined {
  const most = PAIR_COINS_PER_LEVEL * level;
  if (level >= PAIR_FREE_FROM || paid + price <= most) return undefined;
  return refuse('PAIR_LIMIT', { most, paid, level: PAIR_FREE_FROM });
}
