import { HOUR, REAL_MS_PER_DAY } from '../game-time.ts';
import { HOUSE_STABLES } from './stables.ts';

/** Nobody seen for so long: the stables sleep. */
export const AWAKE_MS = 48 * HOUR;

/** Players seen in 7 days, and how many stables are then at work (docs/rules/trade.md#house-stables). */
const AT_WORK = [
  { players: 250, stables: 2 },
  { players: 100, stables: 4 },
  { players: 50, stables: 6 },
  { players: 25, stables: 9 },
] as const;

/** As many as the operator wants, or by the number of players. */
export type StablesWanted = number | 'auto';

/** For a new world, which has no players yet. */
export function stablesToFound(wanted: StablesWanted): number {
  return wanted === 'auto' ? HOUSE_STABLES.length : wanted;
}

/** The more players, the fewer stables of the game. */
export function stablesAtWork(players: number): number {
  return AT_WORK.find((row) => players >= row.players)?.stables ?? HOUSE_STABLES.length;
}

/** The next time that it is this hour (UTC). */
export function nextVisit(hour: number, now: Date): Date {
  const today = Math.floor(now.getTime() / REAL_MS_PER_DAY) * REAL_MS_PER_DAY + hour * HOUR;
  return new Date(today > now.getTime() ? today : today + REAL_MS_PER_DAY);
}

/** Whether a day of the week (UTC, 0 is Sunday) began after `from`, until `now`. */
export function hasBegun(weekday: number, from: Date, now: Date): boolean {
  const first = Math.floor(from.getTime() / REAL_MS_PER_DAY) + 1;
  const last = Math.floor(now.getTime() / REAL_MS_PER_DAY);
  for (let day = Math.max(first, last - 6); day <= last; day += 1)
    if (new Date(day * REAL_MS_PER_DAY).getUTCDay() === weekday) return true;
  return false;
}
