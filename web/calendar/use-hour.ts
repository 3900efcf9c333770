import { REAL_MS_PER_GAME_DAY } from '../../game/game-time.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { useGameDate } from './use-game-date.ts';

const EVERY_MINUTE = 60_000;

/** The hour of the game day, 0 to 23, which passes in two and a half real minutes; undefined until known. */
export function useHour(): number | undefined {
  const { data } = useGameDate();
  const now = useWorldNow(EVERY_MINUTE);
  return data && hourOf(new Date(data.nextDayAt), now);
}

/** What hour it is so long before the next day begins. */
export function hourOf(nextDayAt: Date, now: Date): number {
  const gone = REAL_MS_PER_GAME_DAY - (nextDayAt.getTime() - now.getTime());
  // A clock that is off by seconds makes no hour outside the day.
  return Math.min(23, Math.max(0, Math.floor((gone * 24) / REAL_MS_PER_GAME_DAY)));
}
