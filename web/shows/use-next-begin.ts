import { useEffect, useState } from 'react';
import { onClockMoved, worldNow } from '../api/world-clock.ts';

/** The world's now, renewed whenever one of these instants has come, and when the world's clock is moved. */
export function useNextBegin(instants: readonly string[]): Date {
  const [now, setNow] = useState(worldNow);
  const next = Math.min(...instants.map((at) => Date.parse(at)).filter((at) => at > now.getTime()));
  useEffect(() => {
    const renew = () => setNow(worldNow());
    const forget = onClockMoved(renew);
    const timer = Number.isFinite(next) ? setTimeout(renew, next - worldNow().getTime() + 1) : undefined;
    return () => {
      clearTimeout(timer);
      forget();
    };
    // A timer may be early by a moment: it is set again as long as the instant has not come.
  }, [next, now]);
  return now;
}
