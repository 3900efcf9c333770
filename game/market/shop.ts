/** Shops sell 1 to so many of a thing at once (docs/rules/trade.md#prices-of-the-house). */
export const MOST_BOUGHT_AT_ONCE = 99;

/** Coins of the cheapest horse in the store, known without the rows of every breed. */
export const CHEAPEST_HORSE = 1200;
