import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { happinessNow } from '../horses/happiness.ts';
import {
  FEEDS,
  FEED_TYPES,
  feedLeftDisplay,
  feedLeftHours,
  feedSellPrice,
  feedUntil,
  giveFeed,
  type FeedType,
} from './feed.ts';

const now = new Date('2031-05-06T12:00:00Z');
const inHours = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);

test.each<[FeedType, string, number, number, number]>([
  ['monthly', 'Monthly', 1, 40, 16],
  ['quarterly', 'Quarterly', 3, 160, 64],
  ['semiannually', 'Semi-annual', 6, 400, 160],
  ['annually', 'Annual', 12, 1000, 400],
  ['biennially', 'Biennial', 24, 2500, 1000],
])('%s, called %s feed, lasts %i days, costs %i, sells for %i', (feed, label, days, buy, sell) => {
  expect(FEEDS[feed]).toEqual({ label, days, buy });
  expect(feedSellPrice(feed)).toBe(sell);
});

describe('feeding', () => {
  test('an unfed horse is fed from now, a fed one from when its feed ends', () => {
    expect(feedUntil(null, now, 'monthly')).toEqual(inHours(24));
    expect(feedUntil(inHours(-100), now, 'quarterly')).toEqual(inHours(72));
    expect(feedUntil(inHours(5), now, 'quarterly')).toEqual(inHours(77));
  });

  test('feed adds up, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...FEED_TYPES), { maxLength: 20 }), (feeds) => {
        const end = feeds.reduce<Date | null>((until, feed) => feedUntil(until, now, feed), null);
        const days = feeds.reduce((sum, feed) => sum + FEEDS[feed].days, 0);
        expect((end ?? now).getTime() - now.getTime()).toBe(days * 86_400_000);
      }),
    );
  });

  test('does not count earlier hungry hours as rest', () => {
    const hungry = { happiness: 800_000, happinessAt: inHours(-10), feedExpiresAt: null, grassFrom: null };
    const fed = giveFeed(hungry, 8, now, 'monthly');
    expect(fed).toEqual({
      happiness: 700_000,
      happinessAt: now,
      feedExpiresAt: inHours(24),
      grassFrom: null,
    });
    expect(happinessNow(fed, 8, inHours(3))).toBe(710_000);
  });
});

test.each([
  [null, 0, 'Expired'],
  [inHours(-1), 0, 'Expired'],
  [now, 0, 'Expired'],
  [new Date(now.getTime() + 1), 1, '1 minute'],
  [inHours(0.5), 1, '30 minutes'],
  [inHours(1), 1, '1 hour'],
  [inHours(22.999), 23, '23 hours'],
  [inHours(23.999), 24, '1 day'],
  [inHours(24), 24, '1 day'],
  [inHours(35), 35, '1 day'],
  [inHours(71), 71, '3 days'],
  [inHours(71.999), 72, '3 days'],
])('feed until %s leaves %i hours: %s', (until, hours, words) => {
  expect(feedLeftHours(until, now)).toBe(hours);
  expect(feedLeftDisplay(until, now)).toBe(words);
});
