import { OwnMark } from '../../ui/own-mark.tsx';
import { Rosette } from '../../ui/rosette.tsx';
import { ordinal } from '../../../game/shows/ordinal.ts';
import { pointWords } from '../../ui/words.ts';
import { HorseName, isOwn, ownerWords } from './placed-horse.tsx';
import type { PlacedHorse } from './use-show.ts';

interface PodiumProps {
  readonly rows: readonly PlacedHorse[];
  readonly own: string | undefined;
}

/** The first three, by name and score. */
export function Podium({ rows, own }: PodiumProps) {
  return (
    <ol className="podium" aria-label="Podium">
      {rows
        .filter(({ place }) => place <= 3)
        .map((horse) => (
          <li key={horse.place} className={isOwn(horse, own) ? 'is-own' : undefined}>
            <Rosette place={horse.place} />
            <span className="sr">{ordinal(horse.place)}: </span>
            <p>
              <b>
                <HorseName horse={horse} own={own} />
              </b>
              {isOwn(horse, own) && <OwnMark>Yours</OwnMark>}
              <small>{ownerWords(horse)}</small>
            </p>
            <span className="podium-score">
              {pointWords(horse.score)}
              <span className="sr"> points</span>
            </span>
          </li>
        ))}
    </ol>
  );
}
