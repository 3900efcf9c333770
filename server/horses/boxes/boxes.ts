import { boxesFull, decideBoxPurchase, type BoxPurchase } from '../../../game/horses/boxes.ts';
import { isRefusal, type Refusal } from '../../../game/refusal.ts';
import type { Db, Tx } from '../../db/connection.ts';
import { lockInOrder } from '../../db/lock-order.ts';
import { publish } from '../../db/news.ts';
import { lockBalance, post, withHouse } from '../../ledger/ledger.ts';
import { lockOwnHorse, type NotOwn } from '../own-horse.ts';
import { deleteBoxed, findBoxes, insertBoxed, lockBoxes, saveBoxes, type BoxesRow } from './box-queries.ts';

export async function readBoxes(db: Db, playerId: string): Promise<BoxesRow> {
  const found = await findBoxes.first(db, { playerId });
  if (!found) throw new Error(`No player ${playerId}`);
  return found;
}

async function lockBoxesOf(tx: Tx, playerId: string): Promise<number> {
  const locked = await lockBoxes.first(tx, { playerId });
  if (!locked) throw new Error(`No player ${playerId}`);
  return locked.boxes;
}

export async function buyBox(
  tx: Tx,
  now: Date,
  playerId: string,
  agreed: number,
): Promise<BoxPurchase | Refusal<'STABLE_COMPLETE' | 'BOX_PRICE_CHANGED' | 'NOT_ENOUGH_COINS'>> {
  const { players: boxes, ledger_accounts: balance } = await lockInOrder(tx, {
    players: () => lockBoxesOf(tx, playerId),
    ledger_accounts: () => lockBalance(tx, playerId),
  });
  const bought = decideBoxPurchase({ boxes, balance }, agreed);
  if (isRefusal(bought)) return bought;
  await saveBoxes.run(tx, { playerId, boxes: bought.boxes });
  publish(tx, playerId, { topics: ['horses'] });
  await post(tx, now, [
    withHouse(balance, bought.balance, 'stable_box', `Box ${bought.boxes} of the stable`),
  ]);
  return bought;
}

export interface Move {
  readonly playerId: string;
  readonly horseId: string;
  readonly inBox: boolean;
}

export async function moveIntoBox(
  tx: Tx,
  now: Date,
  { playerId, horseId, inBox }: Move,
): Promise<(BoxesRow & { readonly name: string }) | NotOwn | Refusal<'BOXES_FULL' | 'ALL_BOXES_FULL'>> {
  const { horses: horse } = await lockInOrder(tx, {
    horses: () => lockOwnHorse(tx, horseId, playerId),
    players: () => lockBoxesOf(tx, playerId),
  });
  if (isRefusal(horse)) return horse;
  const { boxes, horses } = await readBoxes(tx, playerId);
  const { name } = horse;
  if (horses.includes(horseId) === inBox) return { name, boxes, horses };
  const full = inBox ? boxesFull(boxes, horses.length) : undefined;
  if (full) return full;
  await deleteBoxed.run(tx, { horseId });
  if (inBox) await insertBoxed.run(tx, { horseId, playerId, now });
  publish(tx, playerId, { topics: ['horses'] });
  const others = horses.filter((id) => id !== horseId);
  return { name, boxes, horses: inBox ? [...others, horseId] : others };
}
