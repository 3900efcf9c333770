import { REAL_MS_PER_DAY } from '../game-time.ts';
import { refuse, type Refusal } from '../refusal.ts';

/** Player level. */
export const PAIR_FREE_FROM = 10;
export const PAIR_LIMIT_MS = 30 * REAL_MS_PER_DAY;
export const PAIR_COINS_PER_LEVEL = 500;

export interface PairPayment {
  /** Payer's level. */
  readonly level: number;
  /** Coins to this receiver within the window. */
  readonly paid: number;
  readonly price: number;
  /** What the game asks for a like good. */
  readonly likeGood?: number;
}

/** Stops young accounts funnelling coins (docs/rules/trade.md#pair-limit). */
export function refusePair({
  level,
  paid,
  price,
  likeGood = 0,
}: PairPayment): Refusal<'PAIR_LIMIT'> | undefined {
  const most = PAIR_COINS_PER_LEVEL * level;
  if (level >= PAIR_FREE_FROM || paid + price <= most) return undefined;
  if (paid === 0 && price <= likeGood) return undefined;
  return refuse('PAIR_LIMIT', { most, paid, level: PAIR_FREE_FROM });
}
