import { LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { useFocusInPlace } from '../../ui/focus/use-focus-in-place.ts';
import { Link } from '../../ui/link.tsx';
import { pronounsOf } from '../../ui/words.ts';
import { useLockHorse, type OwnHorse } from './use-shop.ts';

interface LockedHorsesProps {
  readonly horses: readonly OwnHorse[];
  readonly picture: (horse: OwnHorse) => ReactNode;
}

export function LockedHorses({ horses, picture }: LockedHorsesProps) {
  const locking = useLockHorse();
  const place = useFocusInPlace<HTMLUListElement>('button');
  return (
    <ul className="locked-horses" {...place}>
      {horses.map((horse) => (
        <li key={horse.id}>
          {picture(horse)}
          <p>
            <Link className="shop-name-link" href={`/horses/${horse.id}`}>
              {horse.name}
            </Link>
            <small>Locked by you. No dialog offers {pronounsOf(horse.gender).object}.</small>
          </p>
          <Button onClick={() => locking.run({ params: { id: horse.id }, body: { locked: false } })}>
            <LockOpen className="icon icon-small" aria-hidden />
            <span>
              Unlock<span className="sr"> {horse.name}</span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
