import { payPlayer, type Balance, type Payment } from '../ledger/coins.ts';
import {
  refusePair,
  refuseUnderpriced,
  type PairRefusal,
  type PairSums,
  type Underpriced,
} from '../market/pair-limit.ts';
import { type Refusal } from '../refusal.ts';

export interface Purchase {
  readonly balance: Balance;
  /** Buyer's level. */
  readonly level: number;
  /** Null: the seller is a house stable, which nobody helps by paying it. */
  readonly sums: PairSums | null;
  /** Seller's level, and what the seller has paid the buyer; null for a house stable. */
  readonly seller: Omit<Underpriced, 'price' | 'fairPrice'> | null;
  readonly price: number;
  /** Coins below which something is left to the buyer. */
  readonly fairPrice: number;
  /** The game's own price for a similar item. */
  readonly similarPrice: number;
}

export type PurchaseRefusal =
  | PairRefusal
  | Refusal<'UNDERPRICED'>
  | Refusal<'NOT_ENOUGH_COINS'>
  | Refusal<'NOT_ENOUGH_TRADABLE_COINS'>;

/** docs/rules/trade.md#buying-from-players */
export function decidePurchase({
  balance,
  level,
  sums,
  seller,
  price,
  fairPrice,
  similarPrice,
}: Purchase): Payment | PurchaseRefusal {
  const limited = sums === null ? undefined : refusePair({ ...sums, level, price, similarPrice });
  const underpriced = seller === null ? undefined : refuseUnderpriced({ ...seller, price, fairPrice });
  return limited ?? underpriced ?? payPlayer(balance, price, similarPrice);
}
