import { Stall } from '../../portrait/stall.tsx';
import { formatPercent } from '../../ui/text.ts';
import type { BirthMoment } from '../use-moments.ts';
import { oddsTitle } from './birth-text.ts';

/** The coats that the parents could have given, with the foal's own ringed. */
export function CouldHaveBeen({ birth }: { readonly birth: BirthMoment }) {
  const { exact, outcomes, more } = birth.odds;
  return (
    <section className="birth-odds" aria-labelledby="birth-odds">
      <h3 id="birth-odds">{oddsTitle(birth)}</h3>
      <ul>
        {outcomes.map(({ color, probability, look, isFoal }) => (
          <li key={color} className={isFoal ? 'is-foal' : undefined}>
            <Stall look={look} alt="" />
            <b className="num">{exact ? formatPercent(probability) : roughly(probability)}</b>
            <span>
              {color}
              {isFoal && <span className="sr">: born</span>}
            </span>
          </li>
        ))}
      </ul>
      {(more > 0 || !exact) && (
        <p className="birth-note">
          {[
            more > 0 ? `And ${more} rarer ones.` : null,
            exact ? null : 'A guess from the parents’ looks and breeds: not all their genes are known.',
          ]
            .filter((text) => text !== null)
            .join(' ')}
        </p>
      )}
    </section>
  );
}

/** Estimates are not exact to hundredths. */
function roughly(probability: number): string {
  const percent = Math.round(probability * 100);
  return percent === 0 ? 'under 1%' : `${percent}%`;
}
