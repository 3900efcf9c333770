import { randomInt } from 'node:crypto';
import { isRefusal } from '../../game/refusal.ts';
import type { ReportSubject } from '../moderation/report-subject.ts';
import type { Tx } from '../db/connection.ts';
import { publish } from '../db/news.ts';
import { refuseNote, type NoteRefusal } from '../moderation/writing.ts';
import { withSight } from './genetics/gene-sight.ts';
import { addHorseEvents } from './horse-events.ts';
import { findNamer, replaceNameInEvents, updateName } from './horse-queries.ts';
import type { SightedHorse } from './horse-row.ts';
import { lockHorsesById, lockOwnHorse, type NotOwn } from './own-horse.ts';

/* Owners rename horses; operators replace reported names. */

export async function renameOwnHorse(
  tx: Tx,
  now: Date,
  { horseId, playerId, name }: { horseId: string; playerId: string; name: string },
): Promise<SightedHorse | NotOwn | NoteRefusal> {
  const horse = await lockOwnHorse(tx, horseId, playerId);
  if (isRefusal(horse)) return horse;
  if (name === horse.name) return withSight(tx, playerId, horse);
  const refusal = await refuseNote(tx, now, { writerId: playerId, note: name });
  if (refusal) return refusal;
  await updateName.run(tx, { id: horseId, name });
  const details = { from: horse.name, to: name };
  await addHorseEvents(tx, now, [{ horseId, ownerId: playerId, kind: 'renamed', details, playerId }]);
  publish(tx, playerId, { topics: ['horses', 'tack'] });
  return withSight(tx, playerId, { ...horse, name });
}

/** The player who named the horse answers for the name, not a later owner. */
export const horseNameSubject: ReportSubject = {
  async find(db, horseId) {
    const named = await findNamer.first(db, { horseId });
    return named && { playerId: named.playerId, seen: named.name };
  },
  async remove(tx, _, horseId, seen) {
    const put = neutralName();
    return (await replaceName(tx, horseId, seen, put)) ? { put } : undefined;
  },
  restore: (tx, _, horseId, { seen, put }) => replaceName(tx, horseId, put, seen),
};

/** "Horse 314159". */
export const neutralName = () => `Horse ${randomInt(100_000, 1_000_000)}`;

/** Also in the horse’s history. False if the name has changed. */
async function replaceName(tx: Tx, horseId: string, from: string, to: string): Promise<boolean> {
  const horse = (await lockHorsesById(tx, [horseId])).get(horseId);
  if (horse?.name !== from) return false;
  await updateName.run(tx, { id: horseId, name: to });
  await replaceNameInEvents.run(tx, { horseId, from: JSON.stringify(from), to: JSON.stringify(to) });
  publish(tx, horse.ownerId, { topics: ['horses', 'tack'] });
  return true;
}
