import { DISCIPLINES, type Discipline } from '../../../game/shows/disciplines.ts';
import { TEN_THOUSAND } from '../../../game/shows/running/scoring.ts';
import { tell } from '../../db/news.ts';
import type { Tx } from '../../db/connection.ts';
import type { HorseRow } from '../horse-row.ts';
import { updateTraining } from './state-queries.ts';

type SkillRow = Pick<HorseRow, 'skill'>;

export function skillIn({ skill }: SkillRow, discipline: Discipline): number {
  return skill[DISCIPLINES.indexOf(discipline)] ?? 0;
}

/** Ten-thousandths of a point. */
export function moreSkill({ skill }: SkillRow, discipline: Discipline, gain: number): number[] {
  return skill.map((points, index) => (DISCIPLINES[index] === discipline ? points + gain : points));
}

export function skillsOf(horse: SkillRow): Record<Discipline, number> {
  const points: Partial<Record<Discipline, number>> = {};
  for (const discipline of DISCIPLINES) points[discipline] = skillIn(horse, discipline) / TEN_THOUSAND;
  return points as Record<Discipline, number>;
}

export interface TrainingUpdate {
  readonly horse: HorseRow;
  readonly discipline: Discipline;
}

/** Horses of one player, locked. */
export async function saveTraining(
  tx: Tx,
  now: Date,
  ownerId: string,
  updates: readonly TrainingUpdate[],
): Promise<void> {
  if (updates.length === 0) return;
  await updateTraining.run(tx, {
    ids: updates.map(({ horse }) => horse.id),
    levels: updates.map(({ horse }) => horse.level),
    xps: updates.map(({ horse }) => horse.xp),
    trainingFroms: updates.map(({ horse }) => horse.training_from),
    nths: updates.map(({ discipline }) => DISCIPLINES.indexOf(discipline) + 1),
    skills: updates.map(({ horse, discipline }) => skillIn(horse, discipline)),
    now,
  });
  tell(tx, ownerId, { topics: ['horses'] });
}
