import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GUILDS, type Guild } from '../guild-work/guilds.ts';
import type { Balance } from '../ledger/coins.ts';
import { isRefusal } from '../refusal.ts';
import { decideShow, showCost, type ShowTerms } from './player-show-terms.ts';

const now = new Date('2031-05-06T12:00:00Z');
const inDays = (days: number): Date => new Date(now.getTime() + days * 86_400_000);
const terms: ShowTerms = { level: 1, entryFee: 100, prize: 500, runsAt: inDays(3) };

describe('the cost of a show', () => {
  test.each<[Guild, number, number, number]>([
    ['trainer', 3, 100, 600],
    ['rider', 3, 75, 575],
    ['equilibrium', 3, 90, 590],
    ['trainer', 4, 120, 620],
    ['rider', 4, 95, 595],
    ['rider', 1, 75, 575],
  ])('%s, %i days ahead: fee part %i, total %i', (guild, days, feePart, total) => {
    expect(showCost({ ...terms, runsAt: inDays(days) }, guild, now)).toMatchObject({
      feePart,
      prize: 500,
      total,
    });
  });

  test('half a day after the default costs the surcharge', () => {
    expect(showCost({ ...terms, runsAt: inDays(3.49) }, 'trainer', now).surcharge).toBe(20);
    expect(showCost({ ...terms, runsAt: inDays(2.5) }, 'trainer', now).surcharge).toBe(0);
  });

  test('a delay of seconds does not change the number of days', () => {
    const late = new Date(now.getTime() + 5_000);
    expect(showCost({ ...terms, runsAt: inDays(4) }, 'trainer', late).surcharge).toBe(20);
    const early = new Date(now.getTime() - 5_000);
    expect(showCost(terms, 'trainer', early).surcharge).toBe(0);
  });

  test('a show always costs more than the prize it pays out', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GUILDS),
        fc.integer({ min: 50, max: 10_000 }),
        fc.integer({ min: 2, max: 100 }),
        fc.integer({ min: 1, max: 14 }),
        (guild, entryFee, multiplier, days) => {
          const prize = entryFee * multiplier;
          const cost = showCost({ level: 1, entryFee, prize, runsAt: inDays(days) }, guild, now);
          expect(cost.total).toBeGreaterThan(prize);
          expect(cost.total).toBe(cost.prize + cost.feePart);
        },
      ),
    );
  });
});

describe('creating a show', () => {
  const rich = { coins: 10_000, tradable: 5_000 };
  const by = (guild: Guild, balance: Balance, level = 10, paid = 0) => ({
    guild,
    balance,
    level,
    paid,
  });

  test('takes the prize from tradable coins, the fee from bound ones first', () => {
    expect(decideShow(terms, by('rider', { coins: 1_000, tradable: 600 }), now)).toMatchObject({
      balance: { coins: 425, tradable: 100 },
      feeTaken: { coins: 75, tradable: 0 },
      prizeTaken: { coins: 500, tradable: 500 },
    });
  });

  test.each<[string, Partial<ShowTerms>]>([
    ['SHOW_LEVEL_OUT_OF_RANGE', { level: 0 }],
    ['SHOW_LEVEL_OUT_OF_RANGE', { level: 26 }],
    ['ENTRY_FEE_TOO_LOW', { entryFee: 49 }],
    ['PRIZE_TOO_LOW', { prize: 199 }],
    ['SHOW_DATE_OUT_OF_RANGE', { runsAt: now }],
    ['SHOW_DATE_OUT_OF_RANGE', { runsAt: new Date(now.getTime() + 1_000) }],
    ['SHOW_DATE_OUT_OF_RANGE', { runsAt: inDays(0.99) }],
    ['SHOW_DATE_OUT_OF_RANGE', { runsAt: inDays(14.01) }],
    ['SHOW_DATE_OUT_OF_RANGE', { runsAt: inDays(15) }],
    ['NOT_ENOUGH_COINS', { entryFee: 5_000, prize: 10_000 }],
    ['NOT_ENOUGH_TRADABLE_COINS', { prize: 5_001 }],
  ])('%s for %j', (code, change) => {
    expect(decideShow({ ...terms, ...change }, by('trainer', rich), now)).toMatchObject({ refused: code });
  });

  test.each<Partial<ShowTerms>>([
    { level: 25 },
    { entryFee: 50, prize: 100 },
    { runsAt: new Date(inDays(1).getTime() - 59_000) },
    { runsAt: new Date(inDays(14).getTime() + 59_000) },
    { prize: 5_000 },
  ])('allowed: %j', (change) => {
    expect(isRefusal(decideShow({ ...terms, ...change }, by('trainer', rich), now))).toBe(false);
  });

  test.each([
    [1, 0, true],
    [1, 1, false],
    [2, 500, true],
    [2, 501, false],
    [9, 4_001, false],
    [10, 1_000_000, true],
  ])('at level %i, with prizes of %i put up, one of 500: %s', (level, putUp, allowed) => {
    const decided = decideShow(terms, by('trainer', rich, level, putUp), now);
    expect(decided).toMatchObject(
      allowed ? { cost: { prize: 500 } } : { refused: 'PAIR_LIMIT', details: { most: 500 * level } },
    );
  });
});
