import type { CSSProperties } from 'react';
import { USUAL_AGE } from '../../game/horses/genetics/given-look.ts';
import { lookOfCoat } from '../../game/horses/coat/look.ts';
import type { Outcome } from '../../game/horses/genetics/odds.ts';
import { coatTint } from '../portrait/coat-tint.ts';
import { ofSixteen } from './odds-words.ts';

/** Sixteen foals as they come out on average; where that would part a foal, what the odds are of. */
export function SixteenFoals({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  const counts = ofSixteen(outcomes.map(({ probability }) => probability));
  if (counts === undefined) {
    return <p className="text-muted">Every coat of a grown foal of this pair, with its exact odds.</p>;
  }
  return (
    <>
      <p className="text-muted">Picture sixteen foals of this pair. On average they come out like this.</p>
      <ul className="sixteen">
        {outcomes.map(({ name, coat }, place) => {
          const count = counts[place] ?? 0;
          const style = { '--n': count, '--c': coatTint(lookOfCoat(coat, USUAL_AGE)).coat } as CSSProperties;
          return (
            <li key={name} style={style}>
              <span className="swatches" aria-hidden>
                {Array.from({ length: count }, (_, nth) => (
                  <i key={nth} />
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
