import { formatSkill } from '../../game/guild-work/training.ts';
import { disciplineLabel, DISCIPLINES } from '../../game/shows/disciplines.ts';
import { partsOf, PART_POINTS } from '../../game/shows/running/scoring.ts';
import { TEN_THOUSAND } from '../../game/shows/running/ten-thousand.ts';
import { Meter } from '../ui/meter.tsx';
import type { Horse } from './use-horses.ts';
import { HelpLink } from '../ui/help-link.tsx';

export function Skills({ horse: { name, skills } }: { readonly horse: Pick<Horse, 'name' | 'skills'> }) {
  const byPoints = DISCIPLINES.toSorted((one, other) => skills[other] - skills[one]);
  return (
    <section aria-labelledby="skills">
      <h2 className="section" id="skills">
        Skills
      </h2>
      <HelpLink to="training" about="skills and training" />
      <p className="page-lead">
        Skill gives up to {PART_POINTS.skill} of 100 points in a show; the bar shows how much of that {name}{' '}
        gets. Training and shows raise it, fastest at first.
      </p>
      <dl className="list with-bars">
        {byPoints.map((discipline) => (
          <div key={discipline}>
            <dt>{disciplineLabel(discipline)}</dt>
            <dd>
              <Meter
                label={`${disciplineLabel(discipline)} in the ring`}
                value={shareOf(skills[discipline])}
                max={100}
                valueText={`${shareOf(skills[discipline])} of 100`}
              />
              <span>{formatSkill(skills[discipline])}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Percent of the skill part of a score; never quite 100. */
function shareOf(points: number): number {
  const skill = points * TEN_THOUSAND;
  const { skill: part } = partsOf({ skill, tack: [0, 0, 0], aptitude: 0, level: 1 });
  return Math.round(part / (TEN_THOUSAND / 10)) / 10;
}
