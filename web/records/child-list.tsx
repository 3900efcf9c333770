import { stallOf } from '../portrait/stall.tsx';
import { inDigits } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { capitalised } from '../ui/text.ts';
import type { Child } from './use-records.ts';
import { PlayerName } from '../ui/player-link.tsx';

interface ChildListProps {
  readonly foals: readonly Child[];
  readonly parent: 'sire' | 'dam';
}

export function ChildList({ foals, parent }: ChildListProps) {
  return (
    <ul>
      {foals.map((foal) => (
        <li key={foal.id} className="foal-line">
          {stallOf(foal)}
          <div>
            <Link className="foal-name" href={`/horses/${foal.id}`}>
              {foal.name}
            </Link>
            <small>{capitalised(foal.color)}</small>
          </div>
          <span>
            {capitalised(foal.gender)}, {foal.age}
          </span>
          <span>Level {inDigits(foal.level)}</span>
          <span>
            {parent === 'sire' ? 'Out of ' : 'By '}
            <Link className="link" href={`/horses/${foal.otherParentId}`}>
              {foal.otherParent}
            </Link>
          </span>
          <span className="text-muted">
            {foal.ownerUsername === null ? (
              'At the market'
            ) : (
              <>
                Owned by <PlayerName username={foal.ownerUsername} />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
