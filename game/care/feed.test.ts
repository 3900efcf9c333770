import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FEEDS, FEED_TYPES, feedSellPrice, feedUntil, isLongBag, type FeedType } from './feed.ts';

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

test('an unfed horse is fed from now, a fed one from when its feed ends', () => {
  expect(feedUntil(null, now, 1)).toEqual(inHours(24));
  expect(feedUntil(inHours(-100), now, 3)).toEqual(inHours(72));
  expect(feedUntil(inHours(5), now, 3)).toEqual(inHours(77));
});

test('feed adds up, in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...FEED_TYPES), { maxLength: 20 }), (feeds) => {
      const end = feeds.reduce<Date | null>((until, feed) => feedUntil(until, now, FEEDS[feed].days), null);
      const days = feeds.reduce((sum, feed) => sum + FEEDS[feed].days, 0);
      expect((end ?? now).getTime() - now.getTime()).toBe(days * 86_400_000);
    }),
  );
});

test('bags of six days or more are long', () => {
  expect(FEED_TYPES.filter(isLongBag)).toEqual(['semiannually', 'annually', 'biennially']);
});
