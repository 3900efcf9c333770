import { useEffect } from 'react';
import { liveState } from '../api/live/live-state.ts';
import { useStore } from '../ui/store.ts';
import { useRead } from '../api/read.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { dateString, gameDate, MINUTE, REAL_MS_PER_GAME_DAY } from '../../game/game-time.ts';

const POLL_MS = MINUTE;

/**
 * Refetches when the day ends. While the stream is down, polls every minute, because replies also set the clock of
 * countdowns (docs/rules/screens.md#refetching).
 */
export function useGameDate() {
  const state = useStore(liveState);
  const date = useRead('GET /api/game/date', {}, { refetchInterval: state === 'up' ? false : POLL_MS });
  const now = useWorldNow(POLL_MS);
  const { data, refetch } = date;
  const over = data !== undefined && now.getTime() >= Date.parse(data.nextDayAt);
  useEffect(() => {
    // This clock may be seconds ahead of the server's.
    if (over) void refetch();
  }, [over, now, refetch]);
  return date;
}

/** Any instant as a date of the game, "14 March, Year 3"; empty until the calendar is known. */
export function useGameDates(): (instant: Date) => string {
  const { data } = useGameDate();
  return (instant) => (data === undefined ? '' : dateString(gameDate(new Date(data.foundedAt), instant)));
}

/** Hour of the game day, 0 to 23 (2.5 real minutes each). */
export function useHour(): number | undefined {
  const { data } = useGameDate();
  const now = useWorldNow(MINUTE);
  return data && hourOf(new Date(data.nextDayAt), now);
}

export function hourOf(nextDayAt: Date, now: Date): number {
  const gone = REAL_MS_PER_GAME_DAY - (nextDayAt.getTime() - now.getTime());
  // Clamped: the clock may be seconds off.
  return Math.min(23, Math.max(0, Math.floor((gone * 24) / REAL_MS_PER_GAME_DAY)));
}
