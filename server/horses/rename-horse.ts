import { isRefusal } from '../../game/refusal.ts';
import type { Tx } from '../db/connection.ts';
import { refuseWords, type UnkindWords } from '../kindness/word-filter.ts';
import { withSight } from './genetics/gene-sight.ts';
import { updateName } from './horse-queries.ts';
import { addHorseEvents } from './horse-events.ts';
import type { SightedHorse } from './horse-row.ts';
import { lockOwnHorse, type NotOwn } from './own-horse.ts';

export async function renameOwnHorse(
  tx: Tx,
  now: Date,
  { horseId, playerId, name }: { horseId: string; playerId: string; name: string },
): Promise<SightedHorse | NotOwn | UnkindWords> {
  const horse = await lockOwnHorse(tx, horseId, playerId);
  if (isRefusal(horse)) return horse;
  if (name === horse.name) return withSight(tx, playerId, horse);
  const unkind = await refuseWords(tx, name);
  if (unkind) return unkind;
  await updateName.run(tx, { id: horseId, name });
  const details = { from: horse.name, to: name };
  await addHorseEvents(tx, now, [{ horseId, ownerId: playerId, kind: 'renamed', details, playerId }]);
  return withSight(tx, playerId, { ...horse, name });
}
