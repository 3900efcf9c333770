import { coatNameOfLook, lookOfCoat } from '../../game/horses/coat/look.ts';
import type { Outcome } from '../../game/horses/genetics/odds.ts';
import { Paddock } from '../paddock/paddock.tsx';
import { HorsePicture } from '../portrait/horse-picture.tsx';
import { capitalised, percentWords } from '../ui/words.ts';
import { oddsWords } from './odds-words.ts';

interface FoalTileProps {
  readonly outcome: Outcome;
  /** In game months. */
  readonly age: number;
  /** The likeliest stands large, before a paddock. */
  readonly most: boolean;
  /** Of the likeliest one's odds, 0 to 1. */
  readonly share: number;
}

/** One coat that a foal may have, drawn at an age, with its odds. */
export function FoalTile({ outcome, age, most, share }: FoalTileProps) {
  const { name, coat, probability } = outcome;
  const look = lookOfCoat(coat, age);
  const seen = coatNameOfLook(look);
  const picture = <HorsePicture look={look} words="" />;
  return (
    <li className={most ? 'foal is-most' : 'foal'}>
      {most ? (
        <Paddock light="day" season="summer" className="pen">
          {picture}
        </Paddock>
      ) : (
        <span className="pen">{picture}</span>
      )}
      <h3>
        <span>{capitalised(name)}</span> <b>{oddsWords(probability)}</b>
      </h3>
      <span className="bar" aria-hidden>
        <i style={{ width: `${share * 100}%` }} />
      </span>
      <p>
        <span>{seen === name ? '' : `now ${seen}`}</span>
        <span className="num">{percentWords(probability)}</span>
      </p>
    </li>
  );
}
