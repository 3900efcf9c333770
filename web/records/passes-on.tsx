import type { Sex } from '../../game/horses/age.ts';
import { HelpLink } from '../ui/help-link.tsx';
import { Link } from '../ui/link.tsx';
import { Horseshoe, ValueBars } from '../ui/values/value-bars.tsx';
import { dateOf } from '../ui/when.ts';
import { formatJudges, formatNext } from './format-values.ts';
import type { LinearProfile } from './use-records.ts';

interface PassesOnProps {
  readonly heading: 'h2' | 'h3';
  readonly horse: { readonly name: string; readonly gender: Sex };
  readonly profile: Pick<LinearProfile, 'isGrown' | 'passesOn' | 'sire'>;
}

/** One row for each number of nails, by the least accuracy that has it. */
const LEGEND = [
  [0.3, 'Little', 'by the parents'],
  [0.6, 'Fairly', 'by the grown body'],
  [0.8, 'Well', 'by some foals'],
  [0.9, 'Very well', 'by many foals'],
] as const;

/** Breeding values, in words. */
export function PassesOn({ heading: Section, horse, profile }: PassesOnProps) {
  const { name } = horse;
  const { bars, next } = profile.passesOn;
  return (
    <section aria-labelledby="passes-on" className="passes-on">
      <Section className="section" id="passes-on">
        What foals take from {name}
        <HelpLink to="values" about="Breeding values" />
      </Section>
      <p className="page-lead">
        {formatJudges(horse, profile)} The line in the middle is a usual horse of the breed; the wider the
        glow, the less sure we are.
      </p>
      <ul className="passes-on-legend" aria-label="How sure we are">
        {LEGEND.map(([accuracy, word, by]) => (
          <li key={word}>
            <Horseshoe accuracy={accuracy} />
            <span>
              {word}
              <small>{by}</small>
            </span>
          </li>
        ))}
      </ul>
      <ValueBars bars={bars} />
      <p className="passes-on-more">
        {next && `${formatNext(horse, next, dateOf(new Date(next.at)))} `}
        Everybody sees these estimates, and anybody{' '}
        <Link className="link" href="/help#values-again">
          can work them out again
        </Link>
        .
      </p>
    </section>
  );
}
