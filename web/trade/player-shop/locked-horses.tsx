import { LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { useRowFocus } from '../../ui/focus/use-row-focus.ts';
import { Link } from '../../ui/link.tsx';
import { pronounsOf } from '../../ui/text.ts';
import { useLockHorse, type OwnHorse } from './use-player-shop.ts';

interface LockedHorsesProps {
  readonly horses: readonly OwnHorse[];
  readonly picture: (horse: OwnHorse) => ReactNode;
}

export function LockedHorses({ horses, picture }: LockedHorsesProps) {
  const locking = useLockHorse();
  const focus = useRowFocus<HTMLUListElement>('button');
  return (
    <ul className="locked-horses" {...focus}>
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
