import { isRefusal } from '../../game/refusal.ts';
import type { Tx } from '../db/connection.ts';
import { withSight } from './genetics/gene-sight.ts';
import { updateName } from './horse-queries.ts';
import { keepEvents } from './horse-events.ts';
import type { SightedHorse } from './horse-row.ts';
import { lockOwnHorse, type NotOwn } from './own-horse.ts';

/** Gives a horse another name; its entries and history keep following its id. */
export async function renameOwnHorse(
  tx: Tx,
  horseId: string,
  now: Date,
  playerId: string,
  name: string,
): Promise<SightedHorse | NotOwn> {
  const horse = await lockOwnHorse(tx, horseId, playerId);
  if (isRefusal(horse)) return horse;
  if (name === horse.name) return withSight(tx, playerId, horse);
  await updateName.run(tx, { id: horseId, name });
  const details = { from: horse.name, to: name };
  await keepEvents(tx, now, [{ horseId, ownerId: playerId, kind: 'renamed', details, playerId }]);
  return withSight(tx, playerId, { ...horse, name });
}
