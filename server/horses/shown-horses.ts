import { tell } from '../db/news.ts';
import type { Tx } from '../db/transaction.ts';
import { updateShown } from './horse-queries.ts';
import type { HorseRow } from './horse-row.ts';

export type ShownHorse = HorseRow;

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
