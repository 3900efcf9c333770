import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countBags, daysOfFeed, FEED_TYPES, FEEDS, isLongBag, type Bags } from './feed.ts';
import {
  bestDays,
  feedToBuy,
  FEEDING_DAYS,
  hasLongBags,
  longestFed,
  mostFed,
  planFeeding,
  formatAffordableFeeding,
  type FeedingDays,
  type FeedingWish,
} from './feeding-plan.ts';

const wish = (horses: number, days: FeedingDays, long = false): FeedingWish => ({ horses, days, long });

test('a horse can be fed for as long as each bag lasts', () => {
  expect(FEED_TYPES.map((feed) => FEEDS[feed].days)).toEqual(FEEDING_DAYS);
});

describe('the cheapest way', () => {
  test.each<[string, FeedingWish, Bags, number, object | null]>([
    ['a day', wish(1, 1), {}, 40, { feed: 'monthly', quantity: 1 }],
    ['24 days', wish(1, 24), {}, 960, { feed: 'monthly', quantity: 24 }],
    ['24 days on long bags', wish(1, 24, true), {}, 1600, { feed: 'semiannually', quantity: 4 }],
    ['six horses, six days', wish(6, 6), {}, 1440, { feed: 'monthly', quantity: 36 }],
    ['a bag owned', wish(1, 24), { biennially: 1 }, 0, null],
    [
      'a bag owned that lasts too long',
      wish(1, 12),
      { biennially: 1 },
      480,
      { feed: 'monthly', quantity: 12 },
    ],
    ['a bag for the first of two', wish(2, 3), { quarterly: 1 }, 120, { feed: 'monthly', quantity: 3 }],
    ['bags that add up', wish(1, 6), { quarterly: 1, monthly: 2 }, 40, { feed: 'monthly', quantity: 1 }],
    [
      'short bags are no long ones',
      wish(1, 6, true),
      { monthly: 9 },
      400,
      { feed: 'semiannually', quantity: 1 },
    ],
    ['a long bag owned', wish(1, 12, true), { semiannually: 1 }, 400, { feed: 'semiannually', quantity: 1 }],
  ])('%s', (_, wanted, stock, price, bought) => {
    expect(planFeeding(wanted, stock)).toMatchObject({ price, bought });
  });

  const anyStock = fc.record(
    Object.fromEntries(FEED_TYPES.map((feed) => [feed, fc.integer({ min: 0, max: 5 })])),
  ) as fc.Arbitrary<Bags>;
  const anyWish = fc
    .record({
      horses: fc.integer({ min: 1, max: 12 }),
      days: fc.constantFrom(...FEEDING_DAYS),
      long: fc.boolean(),
    })
    .map((any) => ({ ...any, long: any.long && hasLongBags(any.days) }));

  test('feeds each horse for exactly the days, and uses no bag twice', () => {
    fc.assert(
      fc.property(anyWish, anyStock, (wanted, stock) => {
        const { meals, owned, bought, price } = planFeeding(wanted, stock);
        expect(meals.map((meal) => daysOfFeed(meal))).toEqual(Array(wanted.horses).fill(wanted.days));
        if (wanted.long)
          expect(meals.map((meal) => daysOfFeed(meal, isLongBag))).toEqual(
            Array(wanted.horses).fill(wanted.days),
          );
        for (const feed of FEED_TYPES) {
          expect(owned[feed] ?? 0).toBeLessThanOrEqual(stock[feed] ?? 0);
          const eaten = meals.reduce((sum, meal) => sum + (meal[feed] ?? 0), 0);
          expect(eaten).toBe((owned[feed] ?? 0) + (bought?.feed === feed ? bought.quantity : 0));
        }
        expect(price).toBe(bought ? bought.quantity * FEEDS[bought.feed].buy : 0);
      }),
    );
  });

  test('buys only what the bags owned do not cover, at the lowest price a day', () => {
    fc.assert(
      fc.property(anyWish, anyStock, (wanted, stock) => {
        const fits = FEED_TYPES.filter(
          (feed) => FEEDS[feed].days <= wanted.days && (!wanted.long || isLongBag(feed)),
        );
        const coveredDays = daysOfFeed(stock, (feed) => fits.includes(feed));
        const missing = Math.max(0, wanted.horses * wanted.days - coveredDays);
        const lowest = Math.min(...fits.map((feed) => FEEDS[feed].buy / FEEDS[feed].days));
        expect(planFeeding(wanted, stock).price).toBeCloseTo(missing * lowest, 6);
      }),
    );
  });

  test('more horses or less stock never cost less', () => {
    fc.assert(
      fc.property(anyWish, anyStock, (wanted, stock) => {
        const { price } = planFeeding(wanted, stock);
        expect(planFeeding({ ...wanted, horses: wanted.horses + 1 }, stock).price).toBeGreaterThanOrEqual(
          price,
        );
        expect(planFeeding(wanted, {}).price).toBeGreaterThanOrEqual(price);
      }),
    );
  });

  test('the coins feed as many as they are said to, and no more', () => {
    fc.assert(
      fc.property(anyWish, anyStock, fc.integer({ min: 0, max: 5000 }), (wanted, stock, coins) => {
        const most = mostFed(wanted, stock, coins);
        const priceOf = (horses: number) => planFeeding({ ...wanted, horses }, stock).price;
        if (most > 0) expect(priceOf(most)).toBeLessThanOrEqual(coins);
        if (most < wanted.horses) expect(priceOf(most + 1)).toBeGreaterThan(coins);
      }),
    );
  });

  test('no long bag lasts a day or three', () => {
    expect(() => feedToBuy(3, true)).toThrow(RangeError);
  });
});

test.each<[string, number, Bags, number, FeedingDays | undefined]>([
  ['nothing owned', 3, {}, 5000, 1],
  ['too few coins', 3, {}, 119, undefined],
  ['a bag for each', 2, { quarterly: 2 }, 0, 3],
  ['a bag for one of two', 2, { quarterly: 1 }, 5000, 1],
  ['a biennial bag', 1, { biennially: 1 }, 5000, 24],
])('preselected: %s', (_, horses, stock, coins, days) => {
  expect(bestDays({ horses }, stock, coins)).toBe(days);
});

test('hay and oil cost a tenth of each bag that the horse gets, owned or bought', () => {
  const plan = planFeeding({ ...wish(3, 3), rations: [false, true, true] }, { quarterly: 2 });
  expect(plan).toMatchObject({ owned: { quarterly: 2 }, bought: { feed: 'monthly', quantity: 3 } });
  expect([plan.oil, plan.price]).toEqual([16 + 12, 120 + 28]);
  expect(plan).toMatchObject({ oiled: [false, true, true], plain: 0 });
});

describe('with few coins', () => {
  const needing = { ...wish(3, 1), rations: [true, false, true] };

  test.each<[number, number, readonly boolean[], number]>([
    [128, 3, [true, false, true], 128],
    [127, 3, [true, false, false], 124],
    [120, 3, [false, false, false], 120],
    [119, 2, [true, false], 84],
    [44, 1, [true], 44],
    [43, 1, [false], 40],
    [39, 0, [], 0],
  ])('of %i, feed comes before hay and oil', (coins, horses, oiled, price) => {
    expect(mostFed(needing, {}, coins)).toBe(horses);
    expect(planFeeding({ ...needing, horses }, {}, coins)).toMatchObject({ oiled, price });
  });

  test('a bag that is owned feeds a horse for which there are no coins for hay and oil', () => {
    const one = { horses: 1, rations: [true] };
    expect(bestDays(one, { quarterly: 1 }, 15)).toBe(3);
    expect(planFeeding({ ...one, days: 3, long: false }, { quarterly: 1 }, 15)).toMatchObject({
      oiled: [false],
      plain: 1,
      price: 0,
    });
    expect(planFeeding({ ...one, days: 3, long: false }, { quarterly: 1 }, 16)).toMatchObject({
      oiled: [true],
      plain: 0,
      price: 16,
    });
  });

  test('the price of a plan, given as its coins, makes the same plan', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 9 }),
        fc.constantFrom(...FEEDING_DAYS),
        fc.record({ monthly: fc.nat(9), quarterly: fc.nat(4), biennially: fc.nat(1) }),
        fc.nat(2000),
        (rations, days, stock, spare) => {
          const any = { horses: rations.length, days, long: false, rations };
          const coins = planFeeding({ ...any, rations: [] }, stock).price + spare;
          const plan = planFeeding(any, stock, coins);
          expect(plan.price).toBeLessThanOrEqual(coins);
          expect(planFeeding(any, stock, plan.price)).toEqual(plan);
        },
      ),
    );
  });
});

test('too few coins: what is possible', () => {
  expect(formatAffordableFeeding(wish(3, 6), {}, 500)).toBe(
    'Your coins feed all of them for 3 days, or 2 of them for 6 days.',
  );
  expect(formatAffordableFeeding(wish(3, 1), {}, 80)).toBe('Your coins feed 2 of them for 1 day.');
  expect(formatAffordableFeeding(wish(1, 24), {}, 250)).toBe('Your coins feed this horse for 6 days.');
  expect(formatAffordableFeeding(wish(2, 1), {}, 39)).toBe('Your coins feed none of them.');
  expect(longestFed({ horses: 2 }, { annually: 2 }, 0)).toBe(12);
});

test('bags are counted over all types', () => {
  expect(countBags({ monthly: 2, biennially: 1 })).toBe(3);
});
