import { MINUTE } from '../../game/game-time.ts';
import { disciplineAt, formatShowLevel } from '../../game/shows/venues.ts';
import { useRead } from '../api/read.ts';
import { useWorldNow } from '../api/use-world-now.ts';
import { Link } from '../ui/link.tsx';
import { countdown } from '../ui/when.ts';

/** Where nobody is writing: the show that runs next. */
export function NextInRing() {
  const { data } = useRead('GET /api/shows', { query: { limit: 1 } }, { refetchInterval: MINUTE });
  const now = useWorldNow(MINUTE);
  const show = data?.[0];
  if (!show) return null;
  const { id, type, level, scheduledDate } = show;
  return (
    <p>
      In the ring next:{' '}
      <Link className="link" href={`/shows/${id}`}>
        {disciplineAt(type, id)}, {formatShowLevel(level, id)}
      </Link>
      . {countdown(new Date(scheduledDate), now)}.
    </p>
  );
}
