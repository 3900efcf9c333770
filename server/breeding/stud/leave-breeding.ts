import { publish } from '../../db/news.ts';
import type { Tx } from '../../db/connection.ts';
import type { HorseRow } from '../../horses/horse-row.ts';
import { addHorseEvents } from '../../horses/horse-events.ts';
import { lockHorsesById } from '../../horses/own-horse.ts';
import { deleteStuds, findHorsesInBreeding, lockOpenRequestsOf } from './stud-queries.ts';
import { returnRequests } from './stud-request.ts';

/**
 * Also voids open requests and returns fees. A mare keeps her foal. The horse must be locked. Returns the number of
 * requests.
 */
export function leaveStud(tx: Tx, now: Date, horse: Pick<HorseRow, 'id' | 'ownerId'>): Promise<number> {
  return leaveStuds(tx, now, [horse]);
}

export async function leaveBreeding(tx: Tx, now: Date, playerId: string): Promise<void> {
  const found = await findHorsesInBreeding.rows(tx, { playerId });
  const horses = await lockHorsesById(
    tx,
    found.map(({ id }) => id),
  );
  await leaveStuds(tx, now, [...horses.values()]);
}

/** For accounts to lock before `leaveStuds` returns the fees. The horses must be locked. */
export async function lockEscrowedFees(tx: Tx, horseIds: readonly string[]): Promise<string[]> {
  const requests = await lockOpenRequestsOf.rows(tx, { horseIds });
  return requests.flatMap(({ id, fromId, fee }) => (fee > 0 ? [id, fromId] : []));
}

/** Locks all requests before any balance, against deadlocks. */
export async function leaveStuds(
  tx: Tx,
  now: Date,
  horses: readonly Pick<HorseRow, 'id' | 'ownerId'>[],
): Promise<number> {
  const ids = horses.map(({ id }) => id);
  const ended = new Set(
    (await deleteStuds.rows(tx, { stallionIds: ids })).map(({ stallionId }) => stallionId),
  );
  const left = horses.filter(({ id }) => ended.has(id));
  if (left.length > 0) {
    await addHorseEvents(
      tx,
      now,
      left.map(({ id, ownerId }) => ({
        horseId: id,
        ownerId,
        kind: 'stud_ended' as const,
        details: {},
      })),
    );
    for (const { ownerId } of left) publish(tx, ownerId, { topics: ['studs'] });
  }
  const requests = await lockOpenRequestsOf.rows(tx, { horseIds: ids });
  await returnRequests(tx, now, requests, 'void');
  return requests.length;
}
