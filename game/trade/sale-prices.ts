import { REAL_MS_PER_DAY } from '../game-time.ts';
import { breedOf, CROSSBREED, type HorseBreed } from '../horses/breeds.ts';
import { storePrice } from '../horses/founder.ts';
import { CHEAPEST_HORSE } from '../market/store.ts';
import { QUALITY_PERCENT } from '../tack/quality.ts';
import { RESCUE_PRICE } from './rescue.ts';

/* Prices that players paid each other, and the game's (docs/rules/trade.md#prices-among-players). */

export const PRICE_WEEKS = 12;
export const PRICE_WEEK_MS = 7 * REAL_MS_PER_DAY;
/** What counts as recent. */
export const RECENT_DAYS = 30;
/** Fewer sales say nothing about a price. */
export const FEWEST_SALES = 5;
/** A price above this many recent medians requires a confirmation. */
export const FAR_ABOVE = 3;
/** Tack within this much quality, up or down, counts as similar. */
export const LIKE_QUALITY = 20 * QUALITY_PERCENT;

/** Coins: the game's price for a similar horse. Whoever rescued a horse paid no more than that. */
export function similarHorsePrice(breed: HorseBreed, isRescue: boolean): number {
  return isRescue ? Math.min(RESCUE_PRICE, storePriceOf(breed)) : storePriceOf(breed);
}

/** Coins: the store's price for the breed with a plain coat. */
export function storePriceOf(breed: HorseBreed): number {
  return breed === CROSSBREED ? CHEAPEST_HORSE : storePrice(breedOf(breed), 'Plain');
}

export interface SalesInBrief {
  readonly sold: number;
  /** Coins; null if none was sold. */
  readonly median: number | null;
}

interface KnownSales {
  readonly recent: SalesInBrief;
  readonly quarter: SalesInBrief;
  /** Coins: the game's own price. */
  readonly store: number;
}

export const REASONS = ['recent', 'quarter', 'store'] as const;

/** From the newest prices with enough sales; else the store's. */
export function suggestPrice({ recent, quarter, store }: KnownSales): {
  readonly price: number;
  readonly reason: (typeof REASONS)[number];
} {
  if (recent.median !== null && recent.sold >= FEWEST_SALES)
    return { price: recent.median, reason: 'recent' };
  if (quarter.median !== null && quarter.sold >= FEWEST_SALES)
    return { price: quarter.median, reason: 'quarter' };
  return { price: store, reason: 'store' };
}

export function isFarAbove(price: number, { sold, median }: SalesInBrief): boolean {
  return median !== null && sold >= FEWEST_SALES && price > FAR_ABOVE * median;
}
