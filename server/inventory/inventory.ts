import { spendOnGame } from '../../game/ledger/coins.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import { tell } from '../db/news.ts';
import type { Tx } from '../db/connection.ts';
import type { JournalKind } from '../ledger/journal-kinds.ts';
import { lockBalance, post, withHouse } from '../ledger/ledger.ts';
import { addItems, type InventoryKind } from './inventory-queries.ts';

export interface Purchase {
  readonly playerId: string;
  readonly kind: InventoryKind;
  readonly item: string;
  /** As the player reads it: "Monthly feed". */
  readonly label: string;
  /** Coins for one. */
  readonly price: number;
  readonly quantity: number;
  readonly entry: JournalKind;
}

/** Buys from the game's own market into the inventory. */
export async function buyItems(
  tx: Tx,
  now: Date,
  { playerId, kind, item, label, price, quantity, entry }: Purchase,
): Promise<{ quantity: number; cost: number; coins: number } | Refusal<'NOT_ENOUGH_COINS'>> {
  const cost = price * quantity;
  const balance = await lockBalance(tx, playerId);
  const paid = spendOnGame(balance, cost);
  if (isRefusal(paid)) return refuse('NOT_ENOUGH_COINS', { ...paid.details, quantity, item: label });

  const owned = await addItems.first(tx, { playerId, kind, item, quantity });
  tell(tx, playerId, { topics: ['inventory'] });
  await post(tx, now, [withHouse(balance, paid.balance, entry, `Bought ${quantity} ${label}`)]);
  return { quantity: owned?.quantity ?? quantity, cost, coins: paid.balance.coins };
}
