import { expect, test } from 'vitest';
import type { Bags } from '../../../game/care/feed.ts';
import type { FeedingDays } from '../../../game/care/feeding-plan.ts';
import { formatLongBags, formatPlain, wayFor, waysFor, formatWay } from './feeding-ways.ts';

const means = (horses: number, stock: Bags, coins = 5000) => ({ horses, rations: [], stock, coins });

test.each<[string, FeedingDays, boolean, number, Bags, number, string]>([
  ['bought', 1, false, 1, {}, 5000, '40 coins a day'],
  ['bought for several', 3, false, 2, {}, 5000, '40 coins a day each'],
  ['long bags', 6, true, 2, {}, 5000, '67 coins a day each, +1 happiness'],
  ['long bags for a day are none', 1, true, 1, {}, 5000, '40 coins a day'],
  ['owned', 3, false, 1, { quarterly: 1 }, 5000, 'From your inventory'],
  ['owned and long', 12, false, 1, { annually: 1 }, 5000, 'From your inventory, +1 happiness'],
  ['owned in part', 6, false, 2, { quarterly: 2 }, 5000, '2 owned, then 40 coins a day each'],
  ['too few coins for all', 1, false, 3, {}, 80, '40 coins a day each, for 2 of 3'],
  ['too few coins for any', 1, false, 3, {}, 39, '40 coins a day each'],
])('%s', (_, days, long, horses, stock, coins, text) => {
  expect(formatWay(wayFor(days, long, means(horses, stock, coins)), horses)).toBe(text);
});

test('hay and oil', () => {
  const rationed = { ...means(2, { monthly: 1 }), rations: [true, false] };
  expect(formatWay(wayFor(1, false, rationed), 2)).toBe(
    '1 owned, then 40 coins a day each, +4 for hay and oil',
  );
});

test.each([
  [16, 'From your inventory, +16 for hay and oil', undefined],
  [15, 'From your inventory', 'Too few coins for hay and oil: plain feed this time.'],
])('a bag and %i coins for one that needs hay and oil', (coins, way, plain) => {
  const found = wayFor(3, false, { ...means(1, { quarterly: 1 }, coins), rations: [true] });
  expect([found.horses, formatWay(found, 1), formatPlain(found.plan.plain, found.horses)]).toEqual([
    1,
    way,
    plain,
  ]);
});

test.each([
  [0, 3, undefined],
  [1, 3, 'Too few coins for hay and oil: one gets plain feed this time.'],
  [1200, 1500, 'Too few coins for hay and oil: 1,200 get plain feed this time.'],
])('%i of %i without hay and oil', (plain, fed, text) => {
  expect(formatPlain(plain, fed)).toBe(text);
});

test('prices each number of days and counts the horses that the coins feed', () => {
  const ways = waysFor(false, means(2, {}, 500));
  expect(ways.map(({ days, horses, plan }) => [days, horses, plan.price])).toEqual([
    [1, 2, 80],
    [3, 2, 240],
    [6, 2, 480],
    [12, 1, 480],
    [24, 0, 960],
  ]);
});

test.each<[FeedingDays, number, Bags, string | undefined]>([
  [3, 1, {}, undefined],
  [6, 1, {}, '+1 happiness a day on bags of 6 days or more, for 160 coins more.'],
  [24, 2, {}, '+1 happiness a day on bags of 6 days or more, for 1,280 coins more.'],
  [6, 1, { semiannually: 1 }, undefined],
  [
    6,
    2,
    { semiannually: 1, monthly: 6 },
    '+1 happiness a day on bags of 6 days or more, for 400 coins more.',
  ],
])('what long bags add in %i days for %i horses with %j', (days, horses, stock, text) => {
  expect(formatLongBags(days, means(horses, stock))).toBe(text);
});
