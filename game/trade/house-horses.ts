import { formatTimeLeft, REAL_MS_PER_DAY } from '../game-time.ts';
import { refuse, type Refusal } from '../refusal.ts';

/** Horses of house stables that one player buys are so many days apart (docs/rules/trade.md#house-stables). */
const HOUSE_HORSE_DAYS = 7;
export const HOUSE_HORSE_MS = HOUSE_HORSE_DAYS * REAL_MS_PER_DAY;

/** `boughtAt`: the player's last horse of a house stable. */
export function refuseHouseHorse(boughtAt: Date | null, now: Date): Refusal<'HOUSE_HORSE_WAITS'> | undefined {
  const left = boughtAt === null ? 0 : boughtAt.getTime() + HOUSE_HORSE_MS - now.getTime();
  if (left <= 0) return undefined;
  return refuse('HOUSE_HORSE_WAITS', { days: HOUSE_HORSE_DAYS, left: formatTimeLeft(left) });
}
