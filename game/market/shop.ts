/** docs/rules/trade.md#prices-of-the-house */
export const MOST_BOUGHT_AT_ONCE = 99;

/** Coins; saves importing every breed's row. */
export const CHEAPEST_HORSE = 1200;
