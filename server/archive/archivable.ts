import { REAL_MS_PER_DAY } from '../../game/game-time.ts';

/**
 * Statements that name only the recent tables look back at most 30 days: limits between players, spending, wins. Two
 * months leave room.
 */
const STAYS_MS = 62 * REAL_MS_PER_DAY;

/** The start of a month (UTC). What is older may be archived. */
export function latestToArchive(now: Date): Date {
  const stays = new Date(now.getTime() - STAYS_MS);
  return new Date(Date.UTC(stays.getUTCFullYear(), stays.getUTCMonth()));
}

/** As `--before` takes it. */
export const monthOf = (start: Date): string => start.toISOString().slice(0, 'yyyy-mm'.length);
