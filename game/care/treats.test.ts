import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { earnBound, spendOnGame } from '../ledger/coins.ts';
import { HAPPINESS_MAX, UNRATIONED_MAX } from '../horses/happiness.ts';
import { isRefusal } from '../refusal.ts';
import { FEEDS, FEED_TYPES, feedSellPrice } from './feed.ts';
import { giveTreat, reachesMax, TREATS, TREAT_TYPES, type TreatType } from './treats.ts';

test.each<[TreatType, number, number, number]>([
  ['sugar', 1, 20, 10],
  ['cookies', 4, 75, 30],
  ['carrots', 10, 200, 80],
  ['apples', 25, 560, 200],
  ['grain', 50, 1000, 400],
])('%s: +%i for %i, sells for %i', (treat, gain, buy, sell) => {
  expect(TREATS[treat]).toMatchObject({ gain, buy, sell });
  expect(giveTreat(0, treat, HAPPINESS_MAX)).toEqual({ happiness: gain * 10_000, gained: gain * 10_000 });
});

test('a treat stops at 100, or at 90 without hay and oil, as announced before', () => {
  expect(giveTreat(900_000, 'apples', HAPPINESS_MAX)).toEqual({ happiness: 1_000_000, gained: 100_000 });
  expect(giveTreat(1_000_000, 'sugar', HAPPINESS_MAX)).toMatchObject({ refused: 'HORSE_CONTENT' });
  expect(giveTreat(880_000, 'apples', UNRATIONED_MAX)).toEqual({ happiness: 900_000, gained: 20_000 });
  expect(giveTreat(950_000, 'sugar', UNRATIONED_MAX)).toMatchObject({ refused: 'HORSE_CONTENT' });
  expect(reachesMax(990_000, 'sugar', HAPPINESS_MAX)).toBe(true);
  expect(reachesMax(989_999, 'sugar', HAPPINESS_MAX)).toBe(false);
});

test('happiness stays in 0..100', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.array(fc.constantFrom(...TREAT_TYPES)), (start, treats) => {
      const end = treats.reduce((happiness, treat) => {
        const given = giveTreat(happiness, treat, HAPPINESS_MAX);
        return isRefusal(given) ? happiness : given.happiness;
      }, start);
      expect(end).toBeGreaterThanOrEqual(start);
      expect(end).toBeLessThanOrEqual(1_000_000);
    }),
  );
});

test('no sequence of buying and selling feed and treats earns a coin', () => {
  const items = [
    ...FEED_TYPES.map((feed) => ({ buy: FEEDS[feed].buy, sell: feedSellPrice(feed) })),
    ...TREAT_TYPES.map((treat) => ({ buy: TREATS[treat].buy, sell: TREATS[treat].sell })),
  ];
  const move = fc.tuple(fc.nat(items.length - 1), fc.boolean(), fc.integer({ min: 1, max: 99 }));
  fc.assert(
    fc.property(fc.nat(200_000), fc.array(move, { maxLength: 60 }), (coins, moves) => {
      let balance = { coins, tradable: 0 };
      const owned = items.map(() => 0);
      for (const [index, buying, quantity] of moves) {
        const item = items[index] ?? { buy: 0, sell: 0 };
        const has = owned[index] ?? 0;
        if (buying) {
          const paid = spendOnGame(balance, item.buy * quantity);
          if (isRefusal(paid)) continue;
          balance = paid.balance;
          owned[index] = has + quantity;
        } else {
          const sold = Math.min(has, quantity);
          balance = earnBound(balance, item.sell * sold);
          owned[index] = has - sold;
        }
      }
      const stock = items.reduce((sum, { sell }, index) => sum + sell * (owned[index] ?? 0), 0);
      expect(balance.coins + stock).toBeLessThanOrEqual(coins);
    }),
  );
});
