import { nextUtcDay } from '../../game-time.ts';

/** In all shows (docs/rules/shows.md#entry-limits). */
export const HORSE_STARTS_PER_DAY = 12;

const QUOTA_BASE = 10;
const QUOTA_MAX = 60;
const HOUSE_STARTS_PER_QUOTA = 3;

/** Entries open at once: 10 plus one per level, at most 60. */
export function entryQuota(playerLevel: number): number {
  return Math.min(QUOTA_MAX, QUOTA_BASE + playerLevel);
}

/** Per UTC day. */
export function houseStartsPerDay(playerLevel: number): number {
  return HOUSE_STARTS_PER_QUOTA * entryQuota(playerLevel);
}

/** Next reset; null while fewer than `most` are used. */
export function startsSpentUntil(used: number, most: number, now: Date): Date | null {
  return used < most ? null : nextUtcDay(now);
}

/**
 * Current value of a daily UTC counter. A later `countedOn` ('YYYY-MM-DD') counts too: requests may be served out of
 * order around midnight.
 */
export function countToday(countedOn: string | null, count: number, today: string): number {
  return countedOn !== null && countedOn >= today ? count : 0;
}

export function laterDay(countedOn: string | null, today: string): string {
  return countedOn !== null && countedOn > today ? countedOn : today;
}
