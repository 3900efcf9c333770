import { DISCIPLINES, type Discipline } from '../../game/shows/disciplines.ts';
import { TEN_THOUSAND } from '../../game/shows/running/scoring.ts';
import type { HorseRow } from './horse-row.ts';

type Skilled = Pick<HorseRow, 'skill'>;

/** Ten-thousandths of a point. */
export function skillIn({ skill }: Skilled, discipline: Discipline): number {
  return skill[DISCIPLINES.indexOf(discipline)] ?? 0;
}

/** The skills of a horse that has gained so much in one discipline, ten-thousandths of a point. */
export function moreSkill({ skill }: Skilled, discipline: Discipline, gained: number): number[] {
  return skill.map((points, index) => (DISCIPLINES[index] === discipline ? points + gained : points));
}

/** Points of skill by discipline, as they are shown. */
export function skillsOf(horse: Skilled): Record<Discipline, number> {
  const points: Partial<Record<Discipline, number>> = {};
  for (const discipline of DISCIPLINES) points[discipline] = skillIn(horse, discipline) / TEN_THOUSAND;
  return points as Record<Discipline, number>;
}
