import { refuse, type Refusal } from '../refusal.ts';

/** `tradable` coins, from prizes and players, may go to players; the rest are bound. */
export interface Balance {
  readonly coins: number;
  readonly tradable: number;
}

export interface CoinAmount {
  readonly coins: number;
  readonly tradable: number;
}

export interface Payment {
  readonly balance: Balance;
  readonly taken: CoinAmount;
}

export const START_COINS = 5000;
export const START_BALANCE: Balance = { coins: START_COINS, tradable: 0 };

export const HOUSE_CUT_PERCENT = 5;

/** Coins, rounded up. */
export function houseCut(price: number): number {
  return Math.ceil((wholeCoins(price) * HOUSE_CUT_PERCENT) / 100);
}

export interface Shares {
  /** All tradable. */
  readonly receiver: CoinAmount;
  /** The cut. The house exchanges bound coins, so its tradable part is negative if many were paid. */
  readonly house: CoinAmount;
}

/** Splits a payment of one player to another between receiver and house. */
export function splitPayment({ coins, tradable }: CoinAmount): Shares {
  const received = afterCut(coins);
  return {
    receiver: { coins: received, tradable: received },
    house: { coins: coins - received, tradable: tradable - received },
  };
}

/** Coins of a price that the receiver gets. */
export function afterCut(price: number): number {
  return price - houseCut(price);
}

/** For prizes and payments by players. */
export function earnTradable(balance: Balance, coins: number): Balance {
  return { coins: balance.coins + wholeCoins(coins), tradable: balance.tradable + coins };
}

/** For start coins, salary, rewards, sales to the game. */
export function earnBound(balance: Balance, coins: number): Balance {
  return { coins: balance.coins + wholeCoins(coins), tradable: balance.tradable };
}

/** Spends bound coins first. */
export function spendOnGame(balance: Balance, price: number): Payment | Refusal<'NOT_ENOUGH_COINS'> {
  const coins = balance.coins - wholeCoins(price);
  if (coins < 0) return refuse('NOT_ENOUGH_COINS', { needs: price, coins: balance.coins });
  const tradable = Math.min(balance.tradable, coins);
  return { balance: { coins, tradable }, taken: { coins: price, tradable: balance.tradable - tradable } };
}

/** Spends tradable coins first, then at most `boundAllowance` bound ones (docs/rules/trade.md#bound-coins). */
export function payPlayer(
  balance: Balance,
  price: number,
  boundAllowance: number,
): Payment | Refusal<'NOT_ENOUGH_COINS'> | Refusal<'NOT_ENOUGH_TRADABLE_COINS'> {
  if (balance.coins < wholeCoins(price)) {
    return refuse('NOT_ENOUGH_COINS', { needs: price, coins: balance.coins });
  }
  const tradable = Math.min(balance.tradable, price);
  if (price - tradable > wholeCoins(boundAllowance)) {
    return refuse('NOT_ENOUGH_TRADABLE_COINS', {
      needs: price,
      coins: balance.coins,
      tradable: balance.tradable,
      boundAllowed: boundAllowance,
    });
  }
  return {
    balance: { coins: balance.coins - price, tradable: balance.tradable - tradable },
    taken: { coins: price, tradable },
  };
}

function wholeCoins(coins: number): number {
  if (!Number.isSafeInteger(coins) || coins < 0) throw new RangeError(`Coins are whole, not ${coins}`);
  return coins;
}

/** "1 coin". */
export function inCoins(coins: number): string {
  return `${coins.toLocaleString('en-US')} ${coins === 1 ? 'coin' : 'coins'}`;
}
