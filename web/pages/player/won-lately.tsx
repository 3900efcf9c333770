import { disciplineAt, formatShowLevel } from '../../../game/shows/venues.ts';
import { Placing } from '../../shows/placing.tsx';
import { Link } from '../../ui/link.tsx';
import { dayAndTime } from '../../ui/when.ts';
import type { PlayerPage } from './use-player.ts';

interface WonLatelyProps {
  readonly won: PlayerPage['wonLately'];
  readonly now: Date;
}

export function WonLately({ won, now }: WonLatelyProps) {
  return (
    <ul className="won-lately">
      {won.map(({ showId, horseId, horseName, discipline, level, place, ranAt }) => (
        <li key={`${showId} ${horseId}`}>
          <Placing place={place} of={null} />
          <div>
            <Link className="stable-card-link" href={`/shows/${showId}`}>
              {horseName}
            </Link>
            <small>
              {disciplineAt(discipline, showId)}, {formatShowLevel(level, showId)}
            </small>
          </div>
          <small className="text-muted">{dayAndTime(new Date(ranAt), now)}</small>
        </li>
      ))}
    </ul>
  );
}
