import { publish } from '../db/news.ts';
import type { Db, Tx } from '../db/connection.ts';
import type { HorseRow } from '../horses/horse-row.ts';
import { findWornBy, lockWorn, takeOffAll, updateQualities, type WornRow } from './tack-queries.ts';

export type WornPiece = WornRow;

/** Omits horses without tack. Lock the horses to save what changes. */
export async function readWornBy(
  db: Db,
  horseIds: readonly string[],
): Promise<ReadonlyMap<string, readonly WornPiece[]>> {
  const wornBy = new Map<string, WornPiece[]>();
  for (const piece of await findWornBy.rows(db, { horseIds })) {
    const pieces = wornBy.get(piece.horseId);
    if (pieces) pieces.push(piece);
    else wornBy.set(piece.horseId, [piece]);
  }
  return wornBy;
}

/** The horses must be locked. */
export async function saveWear(tx: Tx, pieces: readonly WornPiece[]): Promise<void> {
  if (pieces.length === 0) return;
  await updateQualities.run(tx, {
    ids: pieces.map(({ id }) => id),
    qualities: pieces.map(({ quality }) => quality),
  });
  for (const { ownerId } of pieces) publish(tx, ownerId, { topics: ['horses', 'tack'] });
}

/** The horses must be locked. */
export async function lockTackOf(tx: Tx, horseIds: readonly string[]): Promise<void> {
  await lockWorn.rows(tx, { horseIds });
}

/**
 * When sold, tack stays with the seller, even with a pending entry (docs/rules/trade.md#what-a-sale-does). The horses
 * must be locked, and not yet sold.
 */
export async function leaveTack(tx: Tx, horses: readonly Pick<HorseRow, 'id' | 'ownerId'>[]): Promise<void> {
  await takeOffAll.run(tx, { horseIds: horses.map(({ id }) => id) });
  for (const { ownerId } of horses) publish(tx, ownerId, { topics: ['horses', 'tack'] });
}
