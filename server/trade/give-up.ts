import { RESCUE_PRICE } from '../../game/trade/rescue.ts';
import type { Tx } from '../db/connection.ts';
import { lockInOrder } from '../db/lock-order.ts';
import { addHorseEvents } from '../horses/horse-events.ts';
import { lockHorsesById } from '../horses/own-horse.ts';
import { HOUSE } from '../ledger/ledger.ts';
import { findEntryPayers, lockShowsOf } from '../shows/entering/scratch-entries.ts';
import { changeOwner, lockForOwnerChange } from './change-owner.ts';
import { deleteOwnTack, findOwnHorseIds, lockOwnTackRows } from './give-up-queries.ts';
import { deleteListingsOfTack } from './listing-queries.ts';
import { listForRescue } from './rescue-horses.ts';

/** Keeps locks short. */
const HORSES_AT_ONCE = 10;
const TACK_AT_ONCE = 500;

/**
 * Sends some horses of a leaving player to the market, unpaid, with the consequences of a sale. False if there are
 * none.
 */
export async function giveUpHorses(tx: Tx, now: Date, playerId: string): Promise<boolean> {
  const found = await findOwnHorseIds.rows(tx, { playerId, limit: HORSES_AT_ONCE });
  if (found.length === 0) return false;
  const ids = found.map(({ id }) => id);
  const { shows: lockedShows, horses: locked } = await lockInOrder(tx, {
    shows: () => lockShowsOf(tx, ids),
    horses: () => lockHorsesById(tx, ids),
  });
  const own = [...locked.values()].filter((horse) => horse.ownerId === playerId);
  const entries = await findEntryPayers(
    tx,
    own.map(({ id }) => id),
  );
  // Entered between both locks, or sold: the next pass takes it.
  const late = new Set(
    entries.filter(({ showId }) => !lockedShows.has(showId)).map(({ horseId }) => horseId),
  );
  const horses = own.filter(({ id }) => !late.has(id));
  if (late.size > 0 && horses.length === 0) throw new Error('Horses were entered meanwhile');
  if (horses.length === 0) return true;
  const change = { horses, from: playerId, to: HOUSE, now };
  await lockForOwnerChange(tx, change, []);
  await changeOwner(tx, change);
  await listForRescue(tx, now, horses, RESCUE_PRICE);
  await addHorseEvents(
    tx,
    now,
    horses.map(({ id: horseId }) => ({
      horseId,
      ownerId: playerId,
      kind: 'given_up' as const,
      details: {},
      playerId,
    })),
  );
  return true;
}

/** Deletes tack of a leaving player. The horses are given up, so none wears it. False if there is none. */
export async function giveUpTack(tx: Tx, _: Date, playerId: string): Promise<boolean> {
  const pieces = await lockOwnTackRows.rows(tx, { playerId, limit: TACK_AT_ONCE });
  const ids = pieces.map(({ id }) => id);
  if (ids.length === 0) return false;
  await deleteListingsOfTack.run(tx, { tackIds: ids });
  await deleteOwnTack.run(tx, { ids });
  return true;
}
