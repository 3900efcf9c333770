import { HOUR, REAL_MS_PER_DAY } from '../game-time.ts';

/** docs/rules/people.md#one-seller */
export const SPENDING_DAYS = 30;
export const SPENDING_MS = SPENDING_DAYS * REAL_MS_PER_DAY;
export const SPENDING_COUNT_INTERVAL_MS = HOUR;

/** Coins that one account paid the seller. */
export const SPENT_LEAST = 500;
/** Percent of all that the account ever spent. */
export const SPENT_PERCENT = 50;
export const PAYERS_LEAST = 3;
