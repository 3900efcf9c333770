import { useEffect, useState } from 'react';
import { clockOffset, worldNow } from './world-clock.ts';

/** Updates every `everyMs` and when the server's clock jumps. */
export function useWorldNow(intervalMs: number): Date {
  const [now, setNow] = useState(worldNow);
  useEffect(() => {
    const renew = () => setNow(worldNow());
    renew();
    const timer = setInterval(renew, intervalMs);
    const forget = clockOffset.listen(renew);
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [intervalMs]);
  return now;
}
