import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  earnBound,
  earnTradable,
  houseCut,
  payPlayer,
  splitPayment,
  spendOnGame,
  START_BALANCE,
  type Balance,
  type CoinAmount,
} from './coins.ts';
import { isRefusal } from '../refusal.ts';

function refund(balance: Balance, taken: CoinAmount): Balance {
  return { coins: balance.coins + taken.coins, tradable: balance.tradable + taken.tradable };
}

const amount = fc.nat(6000);
const balance = fc
  .tuple(fc.nat(20_000), fc.nat(20_000))
  .map(([coins, tradable]): Balance => ({ coins, tradable: Math.min(coins, tradable) }));

describe('paying the game', () => {
  test.each([
    [{ coins: 1000, tradable: 300 }, 500, { coins: 500, tradable: 300 }, { coins: 500, tradable: 0 }],
    [{ coins: 1000, tradable: 300 }, 900, { coins: 100, tradable: 100 }, { coins: 900, tradable: 200 }],
    [{ coins: 1000, tradable: 1000 }, 1000, { coins: 0, tradable: 0 }, { coins: 1000, tradable: 1000 }],
  ])('%j pays %i', (before, price, after, taken) => {
    expect(spendOnGame(before, price)).toEqual({ balance: after, taken });
  });

  test('refused if the balance is too low', () => {
    expect(spendOnGame({ coins: 99, tradable: 99 }, 100)).toEqual({
      refused: 'NOT_ENOUGH_COINS',
      details: { needs: 100, coins: 99 },
    });
  });
});

describe('paying a player', () => {
  test('tradable coins go first, bound ones fill up to the allowance', () => {
    expect(payPlayer({ coins: 2000, tradable: 300 }, 1200, 1500)).toEqual({
      balance: { coins: 800, tradable: 0 },
      taken: { coins: 1200, tradable: 300 },
    });
  });

  test.each([
    [{ coins: 5000, tradable: 300 }, 1200, 900, undefined],
    [{ coins: 5000, tradable: 299 }, 1200, 900, 'NOT_ENOUGH_TRADABLE_COINS'],
    [{ coins: 5000, tradable: 0 }, 1, 0, 'NOT_ENOUGH_TRADABLE_COINS'],
    [{ coins: 50, tradable: 50 }, 51, 900, 'NOT_ENOUGH_COINS'],
  ])('%j pays %i with %i bound allowed: %s', (before, price, allowance, code) => {
    const paid = payPlayer(before, price, allowance);
    expect(isRefusal(paid) ? paid.refused : undefined).toBe(code);
  });

  test('the receiver gets it tradable less the house cut, and the house exchanges what was bound', () => {
    expect(houseCut(1200)).toBe(60);
    expect(houseCut(1)).toBe(1);
    expect(houseCut(1201)).toBe(61);
    expect(splitPayment({ coins: 1200, tradable: 300 })).toEqual({
      receiver: { coins: 1140, tradable: 1140 },
      house: { coins: 60, tradable: -840 },
    });
    expect(earnTradable(START_BALANCE, 1140)).toEqual({ coins: 6140, tradable: 1140 });
  });
});

test('a refund restores the purse, bound as bound', () => {
  fc.assert(
    fc.property(balance, amount, amount, fc.boolean(), (before, price, allowance, toGame) => {
      const paid = toGame ? spendOnGame(before, price) : payPlayer(before, price, allowance);
      if (isRefusal(paid)) return;
      expect(refund(paid.balance, paid.taken)).toEqual(before);
    }),
  );
});

test('no sequence of flows leaves negative coins or more tradable coins than coins', () => {
  const step = fc.tuple(fc.constantFrom('tradable', 'bound', 'game', 'player', 'refund'), amount, amount);
  fc.assert(
    fc.property(balance, fc.array(step, { maxLength: 40 }), (start, steps) => {
      let owned = start;
      const taken: CoinAmount[] = [];
      for (const [kind, coins, allowance] of steps) {
        if (kind === 'tradable') owned = earnTradable(owned, coins);
        else if (kind === 'bound') owned = earnBound(owned, coins);
        else if (kind === 'refund') owned = refund(owned, taken.pop() ?? { coins: 0, tradable: 0 });
        else {
          const paid = kind === 'game' ? spendOnGame(owned, coins) : payPlayer(owned, coins, allowance);
          if (isRefusal(paid)) continue;
          owned = paid.balance;
          taken.push(paid.taken);
        }
        expect(owned.tradable).toBeGreaterThanOrEqual(0);
        expect(owned.tradable).toBeLessThanOrEqual(owned.coins);
      }
    }),
  );
});

test('bound coins never reach a player beyond the allowance', () => {
  fc.assert(
    fc.property(balance, amount, amount, (before, price, allowance) => {
      const paid = payPlayer(before, price, allowance);
      if (!isRefusal(paid)) expect(paid.taken.coins - paid.taken.tradable).toBeLessThanOrEqual(allowance);
    }),
  );
});

test('throws on negative, fractional and unsafe amounts', () => {
  for (const coins of [-1, 0.5, Number.NaN, 2 ** 60]) {
    expect(() => spendOnGame(START_BALANCE, coins)).toThrow(RangeError);
    expect(() => earnTradable(START_BALANCE, coins)).toThrow(RangeError);
  }
});
