import { HOUR, REAL_MS_PER_DAY } from '../game-time.ts';

/** Real days since the last visit (docs/rules/economy.md#the-economy-page). */
export const ACTIVE_DAYS = 14;
export const ACTIVE_WITHIN_MS = ACTIVE_DAYS * REAL_MS_PER_DAY;

/** The longest period on the economy page, today included. */
export const SHOWN_DAYS = 30;

export const WEALTH_TENTHS = 10;
export const WEALTH_COUNT_INTERVAL_MS = HOUR;

/** "2030-05-01": the UTC day of an instant, or a day `daysBefore` days earlier. */
export function utcDay(instant: Date, daysBefore = 0): string {
  return new Date(instant.getTime() - daysBefore * REAL_MS_PER_DAY).toISOString().slice(0, 10);
}
