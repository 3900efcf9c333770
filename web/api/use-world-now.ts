import { useEffect, useState } from 'react';
import { clockOffset, worldNow } from './world-clock.ts';

/** Updates every `everyMs` and when the server's clock jumps. */
export function useWorldNow(everyMs: number): Date {
  const [now, setNow] = useState(worldNow);
  useEffect(() => {
    const renew = () => setNow(worldNow());
    renew();
    const timer = setInterval(renew, everyMs);
    const forget = clockOffset.listen(renew);
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [everyMs]);
  return now;
}
