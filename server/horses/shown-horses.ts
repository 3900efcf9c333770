import { tell } from '../db/news.ts';
import type { Tx } from '../db/transaction.ts';
import { lockHorsesByIds, updateShown } from './horse-queries.ts';
import type { HorseRow } from './horse-row.ts';

export type ShownHorse = HorseRow;

/** Locks horses in the order of their ids, in which everybody locks them. */
export async function lockHorses(tx: Tx, ids: readonly string[]): Promise<Map<string, ShownHorse>> {
  const horses = await lockHorsesByIds.rows(tx, ids);
  return new Map(horses.map((horse) => [horse.id, horse]));
}

/** Keeps what shows change of horses: level, xp, form and earnings. They must be locked. */
export async function saveShown(tx: Tx, horses: readonly ShownHorse[]): Promise<void> {
  await updateShown.run(
    tx,
    horses.map(({ id }) => id),
    horses.map(({ level }) => level),
    horses.map(({ xp }) => xp),
    horses.map(({ form }) => form),
    horses.map(({ earnings }) => earnings),
  );
  for (const { owner_id } of horses) tell(tx, owner_id, { topics: ['horses'] });
}
