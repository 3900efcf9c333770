import { ChevronDown } from 'lucide-react';
import type { FormTrait } from '../../../game/horses/form/form.ts';
import { FORM_TRAIT_ROWS, MIDDLE_SCORE } from '../../../game/horses/form/trait-rows.ts';
import { accuracyNails, accuracyWord, type ValueBar } from '../../../game/horses/form/value-bar.ts';
import { comparedIn, formatValue } from './format-values.ts';
import './values.css';

/** Sixteen bars at once would hide those that matter, so the others are folded away. */
const SHOWN = 8;

/** A bar for each trait that a horse passes on, first those furthest from usual. */
export function ValueBars({ bars }: { readonly bars: readonly ValueBar[] }) {
  const telling = new Set<FormTrait>(
    bars
      .toSorted((one, other) => offOf(other) - offOf(one))
      .slice(0, SHOWN)
      .map(({ trait }) => trait),
  );
  const others = bars.filter(({ trait }) => !telling.has(trait));
  return (
    <div className="values">
      <ul>
        {bars
          .filter(({ trait }) => telling.has(trait))
          .map((bar) => (
            <Bar key={bar.trait} bar={bar} />
          ))}
      </ul>
      {others.length > 0 && (
        <details>
          <summary>
            <span>The other {others.length} traits</span>
            <ChevronDown className="icon" aria-hidden />
          </summary>
          <ul>
            {others.map((bar) => (
              <Bar key={bar.trait} bar={bar} />
            ))}
          </ul>
        </details>
      )}
      <details>
        <summary>
          <span>The numbers behind it</span>
          <ChevronDown className="icon" aria-hidden />
        </summary>
        <Numbers bars={bars} />
      </details>
    </div>
  );
}

const offOf = ({ score }: ValueBar) => Math.abs(score - MIDDLE_SCORE);

const LEAST = 1;
const SPAN = 8;
const percent = (points: number) => `${(points / SPAN) * 100}%`;

export function Bar({ bar }: { readonly bar: ValueBar }) {
  const { trait, score, within, accuracy } = bar;
  const { label } = FORM_TRAIT_ROWS[trait];
  const [low, high] = comparedIn(trait);
  const [words, known] = [formatValue(bar), accuracyWord(accuracy)];
  return (
    <li className="value">
      <span className="value-name">{label}</span>
      <span className="value-low" aria-hidden>
        {low}
      </span>
      <span className="value-track" role="img" aria-label={`${label}: ${words}, ${known}`}>
        <i className="value-usual" />
        <i
          className="value-glow"
          style={{ left: percent(score - within - LEAST), width: percent(2 * within) }}
        />
        <i className="value-nail" style={{ left: percent(score - LEAST) }} />
      </span>
      <span className="value-high" aria-hidden>
        {high}
      </span>
      <b className="value-words" aria-hidden>
        {words}
      </b>
      <span className="value-known" aria-hidden>
        <Horseshoe accuracy={accuracy} />
        {known}
      </span>
    </li>
  );
}

const NAILS = [
  [9.5, 24],
  [11, 13],
  [29, 13],
  [30.5, 24],
] as const;

/** One nail for "known" to four for "very well known". */
export function Horseshoe({ accuracy }: { readonly accuracy: number }) {
  const driven = accuracyNails(accuracy);
  return (
    <svg className="horseshoe" viewBox="0 0 40 40" aria-hidden>
      <path d="M12 35C4 26 4 6 20 5s16 21 8 30" />
      {NAILS.map(([x, y], at) => (
        <circle key={x} className={at < driven ? 'is-driven' : ''} cx={x} cy={y} r="3.6" />
      ))}
    </svg>
  );
}

function Numbers({ bars }: { readonly bars: readonly ValueBar[] }) {
  return (
    <table className="value-numbers">
      <caption>
        Points on the bar from 1 to 9, where 5 is usual. Eight of ten true values lie within ±. Sureness goes
        from 0% (a guess) to 100% (certain).
      </caption>
      <thead>
        <tr>
          <th scope="col">Trait</th>
          <th scope="col">Points</th>
          <th scope="col">±</th>
          <th scope="col">Sureness</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ trait, score, within, accuracy }) => (
          <tr key={trait}>
            <th scope="row">{FORM_TRAIT_ROWS[trait].label}</th>
            <td>{score.toFixed(1)}</td>
            <td>{within.toFixed(1)}</td>
            <td>{Math.round(accuracy * 100)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
