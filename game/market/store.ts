/** docs/rules/trade.md#prices-of-the-house */
export const MOST_BOUGHT_AT_ONCE = 99;

/** Coins; avoids importing all breeds. */
export const CHEAPEST_HORSE = 1200;
