import { tell } from '../db/news.ts';
import type { Tx } from '../db/connection.ts';
import { lockShowHorseRows, updateShowHorses, type ShowHorseRow } from './horse-queries.ts';

/** A horse as shows know it. */
export type ShowHorse = ShowHorseRow;

/** Locks the horses that start, in the order of their ids, as everybody does. */
export async function lockShowHorses(tx: Tx, ids: readonly string[]): Promise<Map<string, ShowHorse>> {
  return new Map((await lockShowHorseRows.rows(tx, { ids })).map((horse) => [horse.id, horse]));
}

/** Keeps what shows change of horses: level, xp, form and earnings. They must be locked. */
export async function saveShowHorses(tx: Tx, horses: readonly ShowHorse[]): Promise<void> {
  await updateShowHorses.run(tx, {
    ids: horses.map(({ id }) => id),
    levels: horses.map(({ level }) => level),
    xps: horses.map(({ xp }) => xp),
    forms: horses.map(({ form }) => form),
    earnings: horses.map(({ earnings }) => earnings),
  });
  for (const { owner_id } of horses) tell(tx, owner_id, { topics: ['horses'] });
}
