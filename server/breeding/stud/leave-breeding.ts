import { tell } from '../../db/news.ts';
import type { Tx } from '../../db/connection.ts';
import type { HorseRow } from '../../horses/horse-row.ts';
import { keepEvents } from '../../horses/horse-events.ts';
import { lockHorsesById } from '../../horses/own-horse.ts';
import { deleteStuds, findHorsesInBreeding, lockOpenRequestsOf } from './stud-queries.ts';
import { returnRequests } from './return-requests.ts';

/**
 * What breeding owes when a horse is sold, gelded or taken from stud: it stands at stud no longer, and open requests
 * for it or of it are void, their fees returned. A foal that a mare carries stays hers. The horse must be locked. Says
 * how many requests were returned.
 */
export function leaveStud(tx: Tx, now: Date, horse: Pick<HorseRow, 'id' | 'owner_id'>): Promise<number> {
  return leaveStuds(tx, now, [horse]);
}

/** What breeding owes when a player leaves the game: the same for every horse of theirs that it is about. */
export async function leaveBreeding(tx: Tx, now: Date, playerId: string): Promise<void> {
  const about = await findHorsesInBreeding.rows(tx, { playerId });
  const horses = await lockHorsesById(
    tx,
    about.map(({ id }) => id),
  );
  await leaveStuds(tx, now, [...horses.values()]);
}

/** All requests are locked before any purse, so that whoever ends others of them meanwhile waits, and no more. */
async function leaveStuds(
  tx: Tx,
  now: Date,
  horses: readonly Pick<HorseRow, 'id' | 'owner_id'>[],
): Promise<number> {
  const ids = horses.map(({ id }) => id);
  const ended = new Set(
    (await deleteStuds.rows(tx, { stallionIds: ids })).map(({ stallion_id }) => stallion_id),
  );
  const left = horses.filter(({ id }) => ended.has(id));
  if (left.length > 0) {
    await keepEvents(
      tx,
      now,
      left.map(({ id, owner_id }) => ({
        horseId: id,
        ownerId: owner_id,
        kind: 'stud_ended' as const,
        details: {},
      })),
    );
    for (const { owner_id } of left) tell(tx, owner_id, { topics: ['studs'] });
  }
  const requests = await lockOpenRequestsOf.rows(tx, { horseIds: ids });
  await returnRequests(tx, now, requests, 'void');
  return requests.length;
}
