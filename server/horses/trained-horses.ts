import { DISCIPLINES, type Discipline } from '../../game/shows/disciplines.ts';
import { tell } from '../db/news.ts';
import type { Tx } from '../db/connection.ts';
import { updateTrained } from './horse-queries.ts';
import type { HorseRow } from './horse-row.ts';
import { skillIn } from './state/skills.ts';

/** A horse as training left it, and the one discipline in which its skill has changed. */
export interface TrainedHorse {
  readonly horse: HorseRow;
  readonly discipline: Discipline;
}

/** Keeps what training changes of horses of one player: level, xp, skill and bank. They must be locked. */
export async function saveTrained(tx: Tx, ownerId: string, trained: readonly TrainedHorse[]): Promise<void> {
  if (trained.length === 0) return;
  await updateTrained.run(tx, {
    ids: trained.map(({ horse }) => horse.id),
    levels: trained.map(({ horse }) => horse.level),
    xps: trained.map(({ horse }) => horse.xp),
    trainingFroms: trained.map(({ horse }) => horse.training_from),
    nths: trained.map(({ discipline }) => DISCIPLINES.indexOf(discipline) + 1),
    skills: trained.map(({ horse, discipline }) => skillIn(horse, discipline)),
  });
  tell(tx, ownerId, { topics: ['horses'] });
}
