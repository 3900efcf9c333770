import { refuse } from '../refusal.ts';
import type { Refusal } from '../refusal.ts';

/** What a player holds: `tradable` of the `coins` came from prizes and players and may go to players. */
export interface Balance {
  readonly coins: number;
  readonly tradable: number;
}

/** What a payment took out of a purse; a refund puts back exactly this. */
export interface CoinAmount {
  readonly coins: number;
  readonly tradable: number;
}

export interface Payment {
  readonly purse: Balance;
  readonly taken: CoinAmount;
}

export const START_COINS = 5000;
/** The purse a player begins with: all of it bound. */
export const START_BALANCE: Balance = { coins: START_COINS, tradable: 0 };

export const HOUSE_CUT_PERCENT = 5;

/** Coins the house keeps of a sale, a stud fee or a prize between players, rounded up. */
export function houseCut(price: number): number {
  return Math.ceil((wholeCoins(price) * HOUSE_CUT_PERCENT) / 100);
}

/** Prizes, and what players pay. */
export function earnTradable(purse: Balance, coins: number): Balance {
  return { coins: purse.coins + wholeCoins(coins), tradable: purse.tradable + coins };
}

/** Start coins, salary, rewards of the first steps, and sales to the game. */
export function earnBound(purse: Balance, coins: number): Balance {
  return { coins: purse.coins + wholeCoins(coins), tradable: purse.tradable };
}

/** Anything bought from the game: bound coins go first, by `tradable = min(tradable, coins)`. */
export function spendOnGame(purse: Balance, price: number): Payment | Refusal<'NOT_ENOUGH_COINS'> {
  const coins = purse.coins - wholeCoins(price);
  if (coins < 0) return refuse('NOT_ENOUGH_COINS', { needs: price, coins: purse.coins });
  const tradable = Math.min(purse.tradable, coins);
  return { purse: { coins, tradable }, taken: { coins: price, tradable: purse.tradable - tradable } };
}

/**
 * Anything paid to a player or put up as a prize: tradable coins go first, and bound coins fill at most
 * `boundAllowance`, what the game itself asks for a like good (docs/rules/trade.md#bound-coins). 0 for prizes.
 * The two refusals differ because a player rich in bound coins must be told why they do not serve.
 */
export function payPlayer(
  purse: Balance,
  price: number,
  boundAllowance: number,
): Payment | Refusal<'NOT_ENOUGH_COINS'> | Refusal<'NOT_ENOUGH_TRADABLE_COINS'> {
  if (purse.coins < wholeCoins(price)) {
    return refuse('NOT_ENOUGH_COINS', { needs: price, coins: purse.coins });
  }
  const tradable = Math.min(purse.tradable, price);
  if (price - tradable > wholeCoins(boundAllowance)) {
    return refuse('NOT_ENOUGH_TRADABLE_COINS', {
      needs: price,
      coins: purse.coins,
      tradable: purse.tradable,
      boundAllowed: boundAllowance,
    });
  }
  return {
    purse: { coins: purse.coins - price, tradable: purse.tradable - tradable },
    taken: { coins: price, tradable },
  };
}

/** Restores what a payment took, bound as bound and tradable as tradable. */
export function refund(purse: Balance, taken: CoinAmount): Balance {
  return { coins: purse.coins + taken.coins, tradable: purse.tradable + taken.tradable };
}

function wholeCoins(coins: number): number {
  if (!Number.isSafeInteger(coins) || coins < 0) throw new RangeError(`Coins are whole, not ${coins}`);
  return coins;
}
