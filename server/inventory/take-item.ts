import { tell } from '../db/news.ts';
import type { Tx } from '../db/connection.ts';
import { takeOne, takeUpTo, type InventoryKind } from './inventory-queries.ts';

/** Takes one out of the inventory; how many are left, or undefined if there was none. */
export async function takeItem(
  tx: Tx,
  playerId: string,
  kind: InventoryKind,
  item: string,
): Promise<number | undefined> {
  const left = await takeOne.first(tx, { playerId, kind, item });
  tell(tx, playerId, { topics: ['inventory'] });
  return left?.quantity;
}

/** Takes up to `most` out of the inventory; how many it gave, and how many are left. */
export async function takeItems(
  tx: Tx,
  playerId: string,
  kind: InventoryKind,
  item: string,
  most: number,
): Promise<{ taken: number; quantity: number }> {
  const left = await takeUpTo.first(tx, { playerId, kind, item, most });
  if (!left) return { taken: 0, quantity: 0 };
  if (left.taken > 0) tell(tx, playerId, { topics: ['inventory'] });
  return left;
}
