import { breedName, CROSSBREED } from '../../game/horses/breeds.ts';
import { FORM_GROUPS, FORM_TRAIT_ROWS } from '../../game/horses/form/trait-rows.ts';
import { disciplineLabel } from '../../game/shows/disciplines.ts';
import { Query } from '../ui/query.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { formatBar, formatHeight, formatReasons } from './format-body.ts';
import { PassesOn } from './passes-on.tsx';
import { useLinearProfile, type HorseCard, type LinearProfile } from './use-records.ts';
import './body.css';

/** Of its sections, below that of the place it is shown in. */
type Heading = 'h2' | 'h3';

interface BodyProps {
  readonly horse: Pick<HorseCard, 'id' | 'name' | 'gender' | 'breedName' | 'aptitude'>;
  readonly heading: Heading;
}

/** What is seen of a body, what it passes on, and what it is good for; of a foal, what its family leads to expect. */
export default function Body({ horse, heading }: BodyProps) {
  const { id, name, breedName: breed, aptitude } = horse;
  return (
    <Query
      query={useLinearProfile(id)}
      skeleton={<Skeleton label="Loading the body" rows={16} height="36px" />}
    >
      {(profile) => (
        <div className="body-parts">
          <BodyBars
            heading={heading}
            name={name}
            isCrossbreed={breed === breedName(CROSSBREED)}
            profile={profile}
          />
          <PassesOn heading={heading} horse={horse} profile={profile} />
          {profile.isGrown && (
            <BodyReasons heading={heading} name={name} aptitude={aptitude} reasons={profile.reasons} />
          )}
        </div>
      )}
    </Query>
  );
}

interface BodyBarsProps {
  readonly heading: Heading;
  readonly name: string;
  readonly isCrossbreed: boolean;
  readonly profile: LinearProfile;
}

function BodyBars({ heading: Section, name, isCrossbreed, profile }: BodyBarsProps) {
  const { sire, dam, isGrown } = profile;
  const Group = Section === 'h2' ? 'h3' : 'h4';
  return (
    <section aria-labelledby="body-bars">
      <Section className="section" id="body-bars">
        {isGrown ? 'Sixteen traits' : 'What the parents promise'}
      </Section>
      <p className="page-lead">
        {isGrown
          ? `Seen at three years old; training never changes them. ${name}’s picture shows the frame, head, neck and legs as they are.`
          : `A body shows at three years old. Until then ${name}’s picture gives a first idea of it, and the parents tell what to expect.`}
      </p>
      <p className="body-key">
        <span>
          <i className={isGrown ? 'key-own' : 'key-range'} />
          {isGrown ? name : 'Eight foals in ten'}
        </span>
        <span>
          <i className="key-usual" />
          {isCrossbreed ? 'Half of all horses of this build' : 'Half of the breed'}
        </span>
        {sire && (
          <span>
            <b>S</b> Sire {sire.name}
          </span>
        )}
        {dam && (
          <span>
            <b>D</b> Dam {dam.name}
          </span>
        )}
      </p>
      {FORM_GROUPS.map(({ title, traits }) => (
        <div key={title} className="body-group">
          <Group className="body-group-title">{title}</Group>
          <ul>
            {traits.map((trait) => {
              const bar = profile.bars.find((each) => each.trait === trait);
              return bar && <BodyBar key={trait} bar={bar} height={profile.heightCm} />;
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}

const LEAST = 1;
const SPAN = 8;
const place = (score: number) => `${((score - LEAST) / SPAN) * 100}%`;

interface BodyBarProps {
  readonly bar: LinearProfile['bars'][number];
  readonly height: LinearProfile['heightCm'];
}

function BodyBar({ bar, height }: BodyBarProps) {
  const { trait, least, most, sire, dam } = bar;
  const { label, low, high } = FORM_TRAIT_ROWS[trait];
  const isRange = least !== most;
  const words = formatBar(bar);
  const said = trait === 'height' ? `${words}, ${formatHeight(height)}` : words;
  const figures = isRange ? `between ${least} and ${most} of 9` : `${least} of 9`;
  return (
    <li className="body-bar">
      <span className="bar-name">{label}</span>
      <span className="bar-low" aria-hidden>
        {low}
      </span>
      <span className="bar-track" role="img" aria-label={`${label}: ${said}, ${figures}`}>
        <i className="bar-usual" />
        {sire !== null && (
          <i className="bar-parent" style={{ left: place(sire) }}>
            S
          </i>
        )}
        {dam !== null && (
          <i className="bar-parent is-dam" style={{ left: place(dam) }}>
            D
          </i>
        )}
        {isRange ? (
          <i
            className="bar-range"
            style={{ left: place(least), width: `${((most - least) / SPAN) * 100}%` }}
          />
        ) : (
          <i className="bar-own" style={{ left: place(least) }} />
        )}
      </span>
      <span className="bar-high" aria-hidden>
        {high}
      </span>
      <span className="bar-words" aria-hidden>
        {said} {!isRange && <b>{least.toFixed(1)}</b>}
      </span>
    </li>
  );
}

interface BodyReasonsProps {
  readonly heading: Heading;
  readonly name: string;
  readonly aptitude: HorseCard['aptitude'];
  readonly reasons: LinearProfile['reasons'];
}

/** Best first. */
function BodyReasons({ heading: Section, name, aptitude, reasons }: BodyReasonsProps) {
  const byPoints = aptitude.toSorted((one, other) => other.points - one.points);
  return (
    <section aria-labelledby="body-reasons">
      <Section className="section" id="body-reasons">
        What this body is good for
      </Section>
      <p className="page-lead">
        {name}’s aptitude, and which parts of the body give or cost points. Talent, which no picture shows,
        does the rest.
      </p>
      <dl className="body-reasons">
        {byPoints.map(({ discipline, points }) => {
          const why = reasons.find((each) => each.discipline === discipline);
          return (
            <div key={discipline}>
              <dt>{disciplineLabel(discipline)}</dt>
              <dd className="num">{Math.round(points)}</dd>
              <dd className="body-why">{why && formatReasons(why)}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
