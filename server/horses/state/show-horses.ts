import { tell } from '../../db/news.ts';
import type { Tx } from '../../db/connection.ts';
import { lockShowHorseRows, updateShowHorses, type ShowHorseRow } from './state-queries.ts';

export type { ShowHorseRow };

/** In the order of ids. */
export async function lockShowHorses(tx: Tx, ids: readonly string[]): Promise<Map<string, ShowHorseRow>> {
  return new Map((await lockShowHorseRows.rows(tx, { ids })).map((horse) => [horse.id, horse]));
}

/** The horses must be locked. */
export async function saveShowHorses(tx: Tx, horses: readonly ShowHorseRow[]): Promise<void> {
  await updateShowHorses.run(tx, {
    ids: horses.map(({ id }) => id),
    levels: horses.map(({ level }) => level),
    xps: horses.map(({ xp }) => xp),
    grades: horses.map(({ grade }) => grade),
    gradePoints: horses.map(({ grade_points }) => grade_points),
    prizelessStarts: horses.map(({ prizeless_starts }) => prizeless_starts),
    earnings: horses.map(({ earnings }) => earnings),
  });
  for (const { owner_id } of horses) tell(tx, owner_id, { topics: ['horses'] });
}
