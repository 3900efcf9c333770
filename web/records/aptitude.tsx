import { PROFILE_FROM } from '../../game/horses/form/trait-rows.ts';
import { disciplineLabel } from '../../game/shows/disciplines.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Query } from '../ui/query.tsx';
import { Meter } from '../ui/meter.tsx';
import './aptitude.css';
import { formatReasons } from './format-body.ts';
import { useCard, useLinearProfile, type HorseCard, type LinearProfile } from './use-records.ts';
import { HelpLink } from '../ui/help-link.tsx';

/** How many of the best are highlighted. */
const BEST = 3;
/** Points of a full bar; few horses are born with more. */
const FULL = 100;

/** Best first, to a tenth, each with the parts of a grown body that help and hinder. */
export function AptitudeList({
  id,
  aptitude,
  ageInMonths,
}: Pick<HorseCard, 'id' | 'aptitude' | 'ageInMonths'>) {
  const { data: profile } = useLinearProfile(id);
  const isGrown = ageInMonths >= PROFILE_FROM;
  const byPoints = aptitude.toSorted((one, other) => other.points - one.points);
  return (
    <dl className="list with-bars">
      {byPoints.map(({ discipline, points }, index) => (
        <div key={discipline}>
          <dt>{disciplineLabel(discipline)}</dt>
          <dd>
            <Meter
              label={disciplineLabel(discipline)}
              value={points}
              max={FULL}
              valueText={`${points.toFixed(1)} of ${FULL}`}
              className={index === 0 ? 'is-best' : ''}
            />
            <span>{points.toFixed(1)}</span>
          </dd>
          {isGrown && <dd className="aptitude-why">{whyIn(profile, discipline)}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** A blank keeps the line's place while the profile loads, so that nothing moves. */
function whyIn(profile: LinearProfile | undefined, discipline: string): string {
  const reasons = profile?.reasons.find((each) => each.discipline === discipline);
  return reasons === undefined ? '\u00a0' : formatReasons(reasons);
}

/** Best first, with bars for quick comparison. */
export function AptitudeBars({ aptitude }: Pick<HorseCard, 'aptitude'>) {
  const byPoints = aptitude.toSorted((one, other) => other.points - one.points);
  const least = byPoints[BEST - 1]?.points ?? 0;
  const lowest = byPoints.at(-1)?.points ?? 0;
  return (
    <ul className="aptitude-bars">
      {byPoints.map(({ discipline, points }) => (
        <li key={discipline}>
          <span>{disciplineLabel(discipline)}</span>
          <Meter
            label={disciplineLabel(discipline)}
            value={points}
            max={FULL}
            valueText={`${Math.round(points)} of ${FULL}`}
            className={points >= least && points > lowest ? 'is-best' : ''}
          />
          <span className="num" aria-hidden>
            {Math.round(points)}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function OwnAptitude({ horse }: { readonly horse: Pick<HorseCard, 'id' | 'name'> }) {
  const card = useCard(horse.id);
  return (
    <section aria-labelledby="aptitude">
      <h2 className="section" id="aptitude">
        Aptitude
      </h2>
      <HelpLink to="talent" about="aptitude" />
      <p className="page-lead">
        What {horse.name} was born with, out of 100. It counts in every show, and foals inherit it.
      </p>
      <Query query={card} skeleton={<Skeleton label="Loading the aptitude" rows={3} height="28px" />}>
        {(found) => <AptitudeList {...found} />}
      </Query>
    </section>
  );
}
