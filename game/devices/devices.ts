import { HOUR, MINUTE } from '../game-time.ts';

/** docs/rules/trade.md#new-devices */
export const NEW_FOR_MS = 24 * HOUR;

/** Calls of an account that may wait at once. */
export const MOST_WAITING = 50;

/**
 * Coins that may leave an account for other players at once, in 24 hours, when a new device enters their shows.
 * Newcomers may pay one player no more in 30 days.
 */
export const PAID_AT_ONCE_MOST = 500;
export const PAID_AT_ONCE_MS = 24 * HOUR;

/** New devices that an account may have at once; one more signs the oldest out. */
export const MOST_NEW_DEVICES = 10;

export const CODE_LENGTH = 8;
export const CODE_MS = 10 * MINUTE;
export const CODE_TRIES = 5;

/** "ABCD-EFGH". */
export function codeInGroups(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
