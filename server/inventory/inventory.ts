import { FEED_TYPES, type Bags } from '../../game/care/feed.ts';
import type { Treats } from '../../game/care/treat-plan.ts';
import { TREAT_TYPES } from '../../game/care/treats.ts';
import { earnBound, spendOnGame } from '../../game/ledger/coins.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import { MATERIALS } from '../../game/tack/materials.ts';
import type { MaterialQuantity, MaterialStock } from '../../game/tack/recipes.ts';
import type { Db, Tx } from '../db/connection.ts';
import { lockInOrder } from '../db/lock-order.ts';
import { publish } from '../db/news.ts';
import type { JournalKind } from '../ledger/journal-kinds.ts';
import { lockBalance, post, withHouse } from '../ledger/ledger.ts';
import {
  addItems,
  findFood,
  findItems,
  lockItems,
  takeMany,
  takeOne,
  type InventoryKind,
  type InventoryRow,
} from './inventory-queries.ts';

export interface ItemOfPlayer {
  readonly playerId: string;
  readonly kind: InventoryKind;
  readonly item: string;
}

export interface Purchase extends ItemOfPlayer {
  /** For the player: "Monthly feed". */
  readonly label: string;
  readonly price: number;
  readonly quantity: number;
  readonly entry: JournalKind;
}

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
  publish(tx, playerId, { topics: ['inventory'] });
  await post(tx, now, [withHouse(balance, paid.balance, entry, `Bought ${quantity} ${label}`)]);
  return { quantity: owned?.quantity ?? quantity, cost, coins: paid.balance.coins };
}

/** Unpaid. */
export async function giveItems(tx: Tx, given: ItemOfPlayer, quantity: number): Promise<void> {
  await addItems.first(tx, { ...given, quantity });
  publish(tx, given.playerId, { topics: ['inventory'] });
}

export interface Sale extends ItemOfPlayer {
  readonly label: string;
  readonly price: number;
  readonly quantity: number;
}

/** To the market, for bound coins. */
export async function sellItems(
  tx: Tx,
  now: Date,
  { playerId, kind, item, label, price, quantity }: Sale,
): Promise<{ totalEarned: number; quantity: number; coins: number } | Refusal<'NOT_ENOUGH_ITEMS'>> {
  const { ledger_accounts: balance, inventory: rows } = await lockInOrder(tx, {
    ledger_accounts: () => lockBalance(tx, playerId),
    inventory: () => lockItems.rows(tx, { playerId, kind }),
  });
  const owned = rows.find((row) => row.item === item)?.quantity ?? 0;
  if (owned < quantity) return refuse('NOT_ENOUGH_ITEMS', { quantity, owned, item: label.toLowerCase() });
  await takeMany.run(tx, { playerId, kind, items: [item], quantities: [quantity] });
  publish(tx, playerId, { topics: ['inventory'] });
  const totalEarned = price * quantity;
  const paid = earnBound(balance, totalEarned);
  await post(tx, now, [withHouse(balance, paid, 'item_sale', `Sold ${quantity} ${label} to the market`)]);
  return { totalEarned, quantity: owned - quantity, coins: paid.coins };
}

/** Returns how many are left; undefined if there were none. */
export async function takeItem(tx: Tx, { playerId, kind, item }: ItemOfPlayer): Promise<number | undefined> {
  const left = await takeOne.first(tx, { playerId, kind, item });
  publish(tx, playerId, { topics: ['inventory'] });
  return left?.quantity;
}

export async function lockMaterials(tx: Tx, playerId: string): Promise<MaterialStock> {
  const owned = await lockOwned(tx, playerId, 'material');
  return Object.fromEntries(MATERIALS.map((material) => [material, owned(material)]));
}

export async function lockFeed(tx: Tx, playerId: string): Promise<Bags> {
  const owned = await lockOwned(tx, playerId, 'feed');
  return Object.fromEntries(FEED_TYPES.map((feed) => [feed, owned(feed)]));
}

export async function lockTreats(tx: Tx, playerId: string): Promise<Treats> {
  const owned = await lockOwned(tx, playerId, 'treat');
  return Object.fromEntries(TREAT_TYPES.map((treat) => [treat, owned(treat)]));
}

export async function readFood(
  db: Db,
  playerId: string,
): Promise<{ readonly bags: Bags; readonly treats: Treats }> {
  const rows = await findFood.rows(db, { playerId });
  const feed = ownedIn(rows.filter(({ kind }) => kind === 'feed'));
  const treat = ownedIn(rows.filter(({ kind }) => kind === 'treat'));
  return {
    bags: Object.fromEntries(FEED_TYPES.map((item) => [item, feed(item)])),
    treats: Object.fromEntries(TREAT_TYPES.map((item) => [item, treat(item)])),
  };
}

/** Stock of one kind, by item; 0 for what the player has none of. */
export async function readOwned(
  db: Db,
  playerId: string,
  kind: InventoryKind,
): Promise<(item: string) => number> {
  return ownedIn(await findItems.rows(db, { playerId, kind }));
}

async function lockOwned(tx: Tx, playerId: string, kind: InventoryKind): Promise<(item: string) => number> {
  return ownedIn(await lockItems.rows(tx, { playerId, kind }));
}

function ownedIn(rows: readonly InventoryRow[]): (item: string) => number {
  const owned = new Map(rows.map(({ item, quantity }) => [item, quantity]));
  return (item) => owned.get(item) ?? 0;
}

/** The materials must be locked and sufficient. */
export function takeMaterials(tx: Tx, playerId: string, uses: readonly MaterialQuantity[]): Promise<void> {
  const items = uses.map(({ material, quantity }) => [material, quantity] as const);
  return takeLocked(tx, playerId, 'material', items);
}

/** The feed must be locked and sufficient. */
export function takeFeed(tx: Tx, playerId: string, bags: Bags): Promise<void> {
  return takeLocked(tx, playerId, 'feed', Object.entries(bags));
}

/** The treats must be locked and sufficient. */
export function takeTreats(tx: Tx, playerId: string, treats: Treats): Promise<void> {
  return takeLocked(tx, playerId, 'treat', Object.entries(treats));
}

async function takeLocked(
  tx: Tx,
  playerId: string,
  kind: InventoryKind,
  items: readonly (readonly [item: string, quantity: number])[],
): Promise<void> {
  if (items.length === 0) return;
  const taken = await takeMany.run(tx, {
    playerId,
    kind,
    items: items.map(([item]) => item),
    quantities: items.map(([, quantity]) => quantity),
  });
  if (taken !== items.length) throw new Error(`Locked items of kind ${kind} are missing`);
  publish(tx, playerId, { topics: ['inventory'] });
}
