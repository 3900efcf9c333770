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
  test('go to the creator: all that others paid is tradable, what was paid for own horses as it was', () => {
    fc.assert(
      fc.property(fees, (paid) => {
        const own = paid.filter(({ playerId }) => playerId === 'creator');
        const others = paid.filter(({ playerId }) => playerId !== 'creator');
        const { held, due } = feesDue('creator', paid, 0);
        expect(held).toEqual({ coins: sum(paid, 'coins'), tradable: sum(paid, 'tradable') });
        expect(due).toEqual({ coins: held.coins, tradable: sum(others, 'coins') + sum(own, 'tradable') });
        expect(due.tradable).toBeLessThanOrEqual(due.coins);
      }),
    );
  });

  test('are less by what the house keeps, which is tradable', () => {
    const paid = [{ playerId: 'anna', taken: { coins: 100, tradable: 80 } }];
    expect(feesDue('creator', paid, 5)).toEqual({
      held: { coins: 100, tradable: 80 },
      due: { coins: 95, tradable: 95 },
    });
  });

  test('of a show that nobody entered are nothing', () => {
    const nothing = { coins: 0, tradable: 0 };
    expect(feesDue('creator', [], 0)).toEqual({ held: nothing, due: nothing });
  });
});
