import { nextUtcDay } from '../../game-time.ts';

/** Starts of one horse per day, in all shows (docs/rules/shows.md#entry-limits). */
export const HORSE_STARTS_PER_DAY = 12;

const QUOTA_BASE = 10;
const QUOTA_MAX = 60;
const HOUSE_STARTS_PER_QUOTA = 3;

/** Entries a player may have running at once: 10 and one per level, at most 60; premium adds nothing. */
export function entryQuota(playerLevel: number): number {
  return Math.min(QUOTA_MAX, QUOTA_BASE + playerLevel);
}

/** House starts a player has per UTC day: three times the quota. */
export function houseStartsPerDay(playerLevel: number): number {
  return HOUSE_STARTS_PER_QUOTA * entryQuota(playerLevel);
}

/** When starts that are limited by the day may go on: null while fewer than `most` are used. */
export function startsSpentUntil(used: number, most: number, now: Date): Date | null {
  return used < most ? null : nextUtcDay(now);
}

/**
 * A count that begins anew at 00:00 UTC: what was counted on `countedOn` ('YYYY-MM-DD') is worth today. A request may be
 * served after another that came later: what was counted tomorrow counts too, and is kept with the later day.
 */
export function countToday(countedOn: string | null, count: number, today: string): number {
  return countedOn !== null && countedOn >= today ? count : 0;
}

/** The day with which a count is kept that was counted on `countedOn`, and once more today. */
export function laterDay(countedOn: string | null, today: string): string {
  return countedOn !== null && countedOn > today ? countedOn : today;
}
