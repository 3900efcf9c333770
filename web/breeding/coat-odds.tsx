import { capitalised, percentWords } from '../ui/words.ts';
import type { FoalAhead } from './use-breeding.ts';
import { moreWords } from './words.ts';

/** The likeliest coats, each with its odds as a bar and in words. */
export function CoatOdds({ odds: { exact, outcomes, more } }: Pick<FoalAhead, 'odds'>) {
  const most = outcomes[0]?.probability ?? 1;
  return (
    <>
      <p className="text-muted">
        {exact
          ? 'Exact odds, from the genes of both.'
          : 'Estimates from look and breed: not all of their genes are known to you.'}
      </p>
      <ul className="coat-odds">
        {outcomes.map(({ color, probability }) => (
          <li key={color}>
            <span>{capitalised(color)}</span>
            <span className="bar" aria-hidden>
              <i style={{ width: `${(probability / most) * 100}%` }} />
            </span>
            <b className="num">{percentWords(probability)}</b>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-15 text-muted">{moreWords(more)}</p>}
    </>
  );
}
