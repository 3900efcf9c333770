import { MINUTE } from '../game-time.ts';

/** Offers of one breed and tier while sales are slow (docs/rules/trade.md#prices-of-the-house). */
export const FEWEST_OFFERS = 4;
export const MOST_OFFERS = 40;

/** Milliseconds. An offer unsold for this long shows that supply is sufficient. */
export const SETTLED_MS = 10 * MINUTE;

/** The other offers of the sold horse’s breed and tier. */
export interface OffersLeft {
  readonly count: number;
  /** An offer has been there for SETTLED_MS. */
  readonly hasSettled: boolean;
}

/** How many horses replace a sold one: more while demand is high, so that buyers do not all want the same four. */
export function offersAfterSale({ count, hasSettled }: OffersLeft): 0 | 1 | 2 {
  if (count + 1 < FEWEST_OFFERS) return 2;
  if (hasSettled) return count >= FEWEST_OFFERS ? 0 : 1;
  return count + 2 <= MOST_OFFERS ? 2 : 1;
}
