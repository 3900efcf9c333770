import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feesDue, type PaidFee } from './fees.ts';

const taken = fc
  .tuple(fc.integer({ min: 1, max: 5_000 }), fc.nat(5_000))
  .map(([coins, tradable]) => ({ coins, tradable: Math.min(coins, tradable) }));
const fees = fc.array(fc.record({ playerId: fc.constantFrom('creator', 'anna', 'bert'), taken }));
const sum = (paid: readonly PaidFee[], side: 'coins' | 'tradable') =>
  paid.reduce((total, fee) => total + fee.taken[side], 0);

describe('the entry fees of a player show', () => {
  test('go to the creator whole: all that others paid is tradable, what was paid for own horses as it was', () => {
    fc.assert(
      fc.property(fees, (paid) => {
        const own = paid.filter(({ playerId }) => playerId === 'creator');
        const others = paid.filter(({ playerId }) => playerId !== 'creator');
        const { held, due } = feesDue('creator', paid);
        expect(held).toEqual({ coins: sum(paid, 'coins'), tradable: sum(paid, 'tradable') });
        expect(due).toEqual({ coins: held.coins, tradable: sum(others, 'coins') + sum(own, 'tradable') });
        expect(due.tradable).toBeLessThanOrEqual(due.coins);
      }),
    );
  });

  test('of a show that nobody entered are nothing', () => {
    const nothing = { coins: 0, tradable: 0 };
    expect(feesDue('creator', [])).toEqual({ held: nothing, due: nothing });
  });
});
