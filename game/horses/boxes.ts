import { spendOnGame, type Balance } from '../ledger/coins.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';

/** Boxes of a stable, for favourites; other horses need none (docs/rules/economy.md#boxes). */
export const FIRST_BOXES = 4;
export const MOST_BOXES = 24;
const BOX_PRICE_STEP = 1000;

/** Coins for the next box; null if the stable has all. */
export function boxPrice(boxes: number): number | null {
  return boxes < MOST_BOXES ? BOX_PRICE_STEP * (boxes - FIRST_BOXES + 1) : null;
}

export interface BoxPurchase {
  readonly boxes: number;
  readonly price: number;
  readonly balance: Balance;
}

/** `agreed` is the price that the player saw: another purchase may have raised it. */
export function decideBoxPurchase(
  { boxes, balance }: { readonly boxes: number; readonly balance: Balance },
  agreed: number,
): BoxPurchase | Refusal<'STABLE_COMPLETE' | 'BOX_PRICE_CHANGED' | 'NOT_ENOUGH_COINS'> {
  const price = boxPrice(boxes);
  if (price === null) return refuse('STABLE_COMPLETE', { most: MOST_BOXES });
  if (price !== agreed) return refuse('BOX_PRICE_CHANGED', { price });
  const paid = spendOnGame(balance, price);
  return isRefusal(paid) ? paid : { boxes: boxes + 1, price, balance: paid.balance };
}

/** Undefined if a box is free. */
export function boxesFull(
  boxes: number,
  taken: number,
): Refusal<'BOXES_FULL' | 'ALL_BOXES_FULL'> | undefined {
  if (taken < boxes) return undefined;
  const price = boxPrice(boxes);
  return price === null ? refuse('ALL_BOXES_FULL', { boxes }) : refuse('BOXES_FULL', { boxes, price });
}
