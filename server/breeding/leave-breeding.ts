import { tell } from '../db/news.ts';
import type { Tx } from '../db/transaction.ts';
import type { HorseRow } from '../horses/horse-row.ts';
import { keepEvents } from '../horses/keep-event.ts';
import { lockHorsesById } from '../horses/own-horse.ts';
import { deleteStud, findHorsesInBreeding } from './breeding-queries.ts';
import { returnRequestsOf } from './return-requests.ts';

/**
 * What breeding owes when a horse is sold, gelded or taken from stud: it stands at stud no longer, and open requests
 * for it or of it are void, their fees returned. A foal that a mare carries stays hers. The horse must be locked. Says
 * how many requests were returned.
 */
export async function leaveStud(
  tx: Tx,
  now: Date,
  horse: Pick<HorseRow, 'id' | 'owner_id'>,
): Promise<number> {
  if ((await deleteStud.run(tx, horse.id)) > 0) {
    await keepEvents(tx, now, [
      { horseId: horse.id, ownerId: horse.owner_id, kind: 'stud_ended', details: {} },
    ]);
    tell(tx, horse.owner_id, { topics: ['studs'] });
  }
  return returnRequestsOf(tx, now, horse.id);
}

/** What breeding owes when a player leaves the game: the same for every horse of theirs that it is about. */
export async function leaveBreeding(tx: Tx, now: Date, playerId: string): Promise<void> {
  const about = await findHorsesInBreeding.rows(tx, playerId);
  const horses = await lockHorsesById(
    tx,
    about.map(({ id }) => id),
  );
  for (const horse of horses.values()) await leaveStud(tx, now, horse);
}
