import { REAL_MS_PER_DAY } from '../game-time.ts';
import { refuse, type Refusal } from '../refusal.ts';

/** Player level. */
export const PAIR_FREE_FROM = 10;
export const PAIR_LIMIT_MS = 30 * REAL_MS_PER_DAY;
export const PAIR_COINS_PER_LEVEL = 500;
/** Coins from all young accounts together, in the same period. */
export const RECEIVED_FROM_YOUNG_MOST = 2000;

/** Coins in the limits' period. */
export interface PairSums {
  /** Paid to this receiver. */
  readonly paid: number;
  /** Received from all accounts that are young now. */
  readonly received: number;
}

interface YoungPayment {
  /** Payer's level. */
  readonly level: number;
  readonly price: number;
}

export interface PairPayment extends YoungPayment, PairSums {
  /** The game's own price for a similar item. */
  readonly similarPrice?: number;
}

export type PairRefusal = Refusal<'PAIR_LIMIT'> | Refusal<'RECEIVER_LIMIT'>;

/** Stops young accounts funnelling coins (docs/rules/trade.md#young-accounts). */
export function refusePair({
  level,
  paid,
  received,
  price,
  similarPrice = 0,
}: PairPayment): PairRefusal | undefined {
  if (level >= PAIR_FREE_FROM) return undefined;
  const isFairFirst = paid === 0 && price <= similarPrice;
  const limited = isFairFirst ? undefined : refusePaid({ level, paid, price });
  if (limited || received + price <= RECEIVED_FROM_YOUNG_MOST) return limited;
  return refuse('RECEIVER_LIMIT', { most: RECEIVED_FROM_YOUNG_MOST, level: PAIR_FREE_FROM });
}

/** Checks only what the payer may pay this receiver. */
export function refusePaid({
  level,
  paid,
  price,
}: YoungPayment & Pick<PairSums, 'paid'>): Refusal<'PAIR_LIMIT'> | undefined {
  const most = PAIR_COINS_PER_LEVEL * level;
  if (level >= PAIR_FREE_FROM || paid + price <= most) return undefined;
  return refuse('PAIR_LIMIT', { most, paid, level: PAIR_FREE_FROM });
}

/** What a seller below level 10 asks less than a fair price counts as paid to the buyer. */
export interface Underpriced extends PairSums {
  /** Seller's level. */
  readonly level: number;
  readonly price: number;
  readonly fairPrice: number;
}

/** Coins. */
export const leftToBuyer = ({ price, fairPrice }: Pick<Underpriced, 'price' | 'fairPrice'>): number =>
  Math.max(0, fairPrice - price);

/** Stops young accounts handing on things that are worth coins, such as horses that the market takes. */
export function refuseUnderpriced(sale: Underpriced): Refusal<'UNDERPRICED'> | undefined {
  const { level, paid, received, fairPrice } = sale;
  const left = leftToBuyer(sale);
  if (left === 0 || !refusePair({ level, paid, received, price: left })) return undefined;
  return refuse('UNDERPRICED', { left, fairPrice, level: PAIR_FREE_FROM });
}

export interface YoungPrize {
  /** Level of the player who puts up the prize. */
  readonly level: number;
  readonly prize: number;
  /** Coins that accounts which are young now have paid the entrant, with prizes that may still be won. */
  readonly received: number;
}

/** A prize is a payment too: whoever enters may win it (docs/rules/trade.md#young-accounts). */
export function refusePrize({ level, prize, received }: YoungPrize): Refusal<'WINNER_LIMIT'> | undefined {
  if (level >= PAIR_FREE_FROM || received + prize <= RECEIVED_FROM_YOUNG_MOST) return undefined;
  return refuse('WINNER_LIMIT', { most: RECEIVED_FROM_YOUNG_MOST });
}
