import { isRefusal } from '../../game/refusal.ts';
import { tell } from '../db/news.ts';
import type { Tx } from '../db/transaction.ts';
import { updateName } from './horse-queries.ts';
import type { HorseRow } from './horse-row.ts';
import { lockOwnHorse, type NotOwn } from './own-horse.ts';

/** Gives a horse another name; its entries and history keep following its id. */
export async function renameOwnHorse(
  tx: Tx,
  horseId: string,
  playerId: string,
  name: string,
): Promise<HorseRow | NotOwn> {
  const horse = await lockOwnHorse(tx, horseId, playerId);
  if (isRefusal(horse)) return horse;
  await updateName.run(tx, horseId, name);
  tell(tx, playerId, { topics: ['horses'] });
  return { ...horse, name };
}
