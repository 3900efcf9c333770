import { payPlayer, type Balance, type Payment } from '../ledger/coins.ts';
import { refusePair, type PairRefusal, type PairSums } from '../market/pair-limit.ts';
import { type Refusal } from '../refusal.ts';

export interface Purchase {
  readonly balance: Balance;
  /** Buyer's level. */
  readonly level: number;
  /** Null: the seller is a house stable, which nobody helps by paying it. */
  readonly sums: PairSums | null;
  readonly price: number;
  /** The game's own price for a similar item. */
  readonly similarPrice: number;
}

export type PurchaseRefusal =
  | PairRefusal
  | Refusal<'NOT_ENOUGH_COINS'>
  | Refusal<'NOT_ENOUGH_TRADABLE_COINS'>;

/** docs/rules/trade.md#buying-from-players */
export function decidePurchase({
  balance,
  level,
  sums,
  price,
  similarPrice,
}: Purchase): Payment | PurchaseRefusal {
  const limited = sums === null ? undefined : refusePair({ ...sums, level, price, similarPrice });
  return limited ?? payPlayer(balance, price, similarPrice);
}
