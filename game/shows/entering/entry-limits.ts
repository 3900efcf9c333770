import { nextUtcDay } from '../../game-time.ts';

/** docs/rules/shows.md#entry-limits */
export const HORSE_STARTS_PER_DAY = 5;
/** Horses that may enter their next shows in one call. */
export const MOST_ENTERED_AT_ONCE = 100;

const QUOTA_BASE = 10;
const QUOTA_MAX = 60;
const HOUSE_STARTS_PER_QUOTA = 1.25;

/** How many entries may be open at once. */
export function entryQuota(playerLevel: number): number {
  return Math.min(QUOTA_MAX, QUOTA_BASE + playerLevel);
}

/** Per UTC day. */
export function houseStartsPerDay(playerLevel: number): number {
  return Math.floor(HOUSE_STARTS_PER_QUOTA * entryQuota(playerLevel));
}

/** Null while fewer than `most` are used. */
export function startsSpentUntil(used: number, most: number, now: Date): Date | null {
  return used < most ? null : nextUtcDay(now);
}

/** Resets at 00:00 UTC. A later `countedOn` ('YYYY-MM-DD') counts: requests may arrive out of order. */
export function countToday(countedOn: string | null, count: number, today: string): number {
  return countedOn !== null && countedOn >= today ? count : 0;
}

export function laterDay(countedOn: string | null, today: string): string {
  return countedOn !== null && countedOn > today ? countedOn : today;
}
