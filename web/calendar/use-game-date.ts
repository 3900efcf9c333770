import { useEffect } from 'react';
import { useLiveState } from '../api/live/live-state.ts';
import { useRead } from '../api/read.ts';
import { useWorldNow } from '../api/use-world-now.ts';

/** docs/rules/screens.md#reading-again */
const EVERY_MS = 60_000;

/**
 * The date in the world: read anew when the day is over. While the stream is down it is asked for every minute, since
 * each answer also sets the clock that countdowns go by.
 */
export function useGameDate() {
  const state = useLiveState();
  const date = useRead('GET /api/game/date', {}, { again: state === 'up' ? false : EVERY_MS });
  const now = useWorldNow(EVERY_MS);
  const { data, refetch } = date;
  const over = data !== undefined && now.getTime() >= Date.parse(data.nextDayAt);
  useEffect(() => {
    // Once a minute at most: this clock may be ahead of the server's by seconds.
    if (over) void refetch();
  }, [over, now, refetch]);
  return date;
}
