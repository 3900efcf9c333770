import { nextUtcDay } from '../../game/game-time.ts';
import { useRead } from '../api/read.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { Bones } from '../ui/bone.tsx';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { dayAndTimeWithin, timeOf } from '../ui/when.ts';

const MINUTE_MS = 60_000;

export function DayBegins() {
  const now = useWorldNow(60 * MINUTE_MS);
  return <p>Days begin at {timeOf(nextUtcDay(now))} your time.</p>;
}

export function PurseIndexNow() {
  const index = useRead('GET /api/shows/purse-index', {}, { everyVisit: true });
  const now = useWorldNow(MINUTE_MS);
  return (
    <Loaded reading={index} skeleton={<Bones label="Loading the purse index" rows={1} height="28px" />}>
      {({ purseIndex, changesAt }) => (
        <p>
          <b>It is {purseIndex / 100}% now</b>, until {dayAndTimeWithin(new Date(changesAt), now)}.{' '}
          <Link className="link" href="/economy">
            Where all coins come from, and where they go
          </Link>
        </p>
      )}
    </Loaded>
  );
}
