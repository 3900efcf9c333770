import { coatNameOfLook, lookOfCoat } from '../../../game/horses/coat/look.ts';
import type { Outcome } from '../../../game/horses/genetics/odds.ts';
import { Paddock } from '../../paddock/paddock.tsx';
import { HorsePicture } from '../../portrait/horse-picture.tsx';
import { capitalised, formatPercent } from '../../ui/text.ts';
import { formatOdds } from '../../ui/odds.ts';
import { ofSixteen } from '../format-odds.ts';
import type { CSSProperties } from 'react';
import { USUAL_AGE } from '../../../game/horses/genetics/given-look.ts';
import { coatTint } from '../../portrait/coat-tint.ts';

interface FoalTileProps {
  readonly outcome: Outcome;
  readonly age: number;
  readonly most: boolean;
  /** Relative to the likeliest coat, 0 to 1. */
  readonly share: number;
}

export function FoalTile({ outcome, age, most, share }: FoalTileProps) {
  const { name, coat, probability } = outcome;
  const look = lookOfCoat(coat, age);
  const seen = coatNameOfLook(look);
  const picture = <HorsePicture look={look} alt="" />;
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
        <span>{capitalised(name)}</span> <b>{formatOdds(probability)}</b>
      </h3>
      <span className="bar" aria-hidden>
        <i style={{ width: `${share * 100}%` }} />
      </span>
      <p>
        <span>{seen === name ? '' : `now ${seen}`}</span>
        <span className="num">{formatPercent(probability)}</span>
      </p>
    </li>
  );
}

/** Averages; only a sentence if numbers are not whole. */
export function SixteenFoals({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  const counts = ofSixteen(outcomes.map(({ probability }) => probability));
  if (counts === undefined) {
    return <p className="text-muted">Every coat this pair’s foals could grow into, with exact odds.</p>;
  }
  return (
    <>
      <p className="text-muted">Sixteen foals of this pair, on average:</p>
      <ul className="sixteen">
        {outcomes.map(({ name, coat }, index) => {
          const count = counts[index] ?? 0;
          const style = { '--n': count, '--c': coatTint(lookOfCoat(coat, USUAL_AGE)).coat } as CSSProperties;
          return (
            <li key={name} style={style}>
              <span className="swatches" aria-hidden>
                {Array.from({ length: count }, (_, dot) => (
                  <i key={dot} />
                ))}
              </span>
              <span className="sixteen-word">
                <b>{count}</b> {name}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
