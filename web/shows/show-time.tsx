import { useEffect, useState } from 'react';
import { MINUTE } from '../../game/game-time.ts';
import { clockOffset, worldNow } from '../api/world-clock.ts';
import { countdown, dayAndTime } from '../ui/when.ts';

const SECOND_MS = 1_000;

/** World time; ticks each second in the last two minutes, else every ten. */
export function useTimeUntil(instant: Date): Date {
  const [now, setNow] = useState(worldNow);
  const left = instant.getTime() - now.getTime();
  const intervalMs = left <= 0 ? undefined : left <= 2 * MINUTE ? SECOND_MS : 10 * SECOND_MS;
  useEffect(() => {
    const renew = () => setNow(worldNow());
    const forget = clockOffset.listen(renew);
    const timer = intervalMs === undefined ? undefined : setInterval(renew, intervalMs);
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [intervalMs]);
  return now;
}

/** "In 18 minutes", "Today, 21:40". */
export function RunDate({ at }: { readonly at: string }) {
  const instant = new Date(at);
  const now = useTimeUntil(instant);
  return (
    <>
      {countdown(instant, now)}
      <small>{dayAndTime(instant, now)}</small>
    </>
  );
}

/** World time; updates at these instants or when the clock is moved. */
export function useNextBegin(instants: readonly string[]): Date {
  const [now, setNow] = useState(worldNow);
  const next = Math.min(...instants.map((at) => Date.parse(at)).filter((at) => at > now.getTime()));
  useEffect(() => {
    const renew = () => setNow(worldNow());
    const forget = clockOffset.listen(renew);
    const timer = Number.isFinite(next) ? setTimeout(renew, next - worldNow().getTime() + 1) : undefined;
    return () => {
      clearTimeout(timer);
      forget();
    };
    // Timers may fire early: then set another.
  }, [next, now]);
  return now;
}
