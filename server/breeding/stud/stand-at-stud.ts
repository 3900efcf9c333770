import { refuseAtStud, type AtStudRefusal } from '../../../game/breeding/breeding.ts';
import { isRefusal, refuse, type Refusal } from '../../../game/refusal.ts';
import { publish } from '../../db/news.ts';
import type { Tx } from '../../db/connection.ts';
import type { HorseRow } from '../../horses/horse-row.ts';
import { addHorseEvents } from '../../horses/horse-events.ts';
import { lockOwnHorse, type NotOwn } from '../../horses/own-horse.ts';
import { refuseNote, type NoteRefusal } from '../../moderation/writing.ts';
import { findStud, upsertStud, type StudRow } from './stud-queries.ts';
import { leaveStud } from './leave-breeding.ts';
import { parentOf } from '../covering/parents.ts';

interface StudTerms {
  readonly fee: number;
  readonly note: string;
  readonly ownBreedOnly: boolean;
}

interface OwnStallion {
  readonly horseId: string;
  readonly playerId: string;
}

/** Also changes the terms. Open requests keep theirs. */
export async function standAtStud(
  tx: Tx,
  now: Date,
  { horseId, playerId }: OwnStallion,
  { fee, note, ownBreedOnly }: StudTerms,
): Promise<{ stallion: HorseRow; stud: StudRow } | NotOwn | AtStudRefusal | NoteRefusal> {
  const stallion = await lockOwnHorse(tx, horseId, playerId);
  if (isRefusal(stallion)) return stallion;
  const refused = refuseAtStud(parentOf(stallion, now), now);
  if (refused) return refused;
  const unkind = await refuseNote(tx, now, { writerId: playerId, note });
  if (unkind) return unkind;
  const before = await findStud.first(tx, { stallionId: horseId });
  const stud = await upsertStud.first(tx, { stallionId: horseId, playerId, fee, note, ownBreedOnly, now });
  if (!stud) throw new Error('The stud was not saved');
  // A changed note is no event.
  if (before?.fee !== fee)
    await addHorseEvents(tx, now, [
      { horseId, ownerId: playerId, kind: 'at_stud', details: { fee }, playerId },
    ]);
  publish(tx, playerId, { topics: ['studs', 'horses'] });
  return { stallion, stud };
}

export async function endStud(
  tx: Tx,
  now: Date,
  { horseId, playerId }: OwnStallion,
): Promise<{ stallion: HorseRow; returned: number } | NotOwn | Refusal<'NOT_AT_STUD'>> {
  const stallion = await lockOwnHorse(tx, horseId, playerId);
  if (isRefusal(stallion)) return stallion;
  if (!(await findStud.first(tx, { stallionId: horseId })))
    return refuse('NOT_AT_STUD', { name: stallion.name });
  return { stallion, returned: await leaveStud(tx, now, stallion) };
}

export function studView({ fee, note, ownBreedOnly, placedAt }: StudRow) {
  return { fee, note, ownBreedOnly, placedAt: placedAt.toISOString() };
}
