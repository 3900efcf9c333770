import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bankWith,
  MOST_BANKED,
  spendBanked,
  TRAINING_MS,
  trainingBank,
  trainingFromOf,
} from './training-bank.ts';

const now = new Date('2031-05-06T12:00:00Z');
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
const SECOND = 1 / 3600;

test.each<[hours: number, banked: number, hoursToNext: number | null]>([
  [0, 0, 4],
  [4 - SECOND, 0, SECOND],
  [4, 1, 4],
  [4 + SECOND, 1, 4 - SECOND],
  [7.5, 1, 0.5],
  [20, 5, 4],
  [24 - SECOND, 5, SECOND],
  [24, 6, null],
  [24 + SECOND, 6, null],
  [90_000, 6, null],
  // Another process's clock is ahead.
  [-SECOND, 0, 4 + SECOND],
])('after %f hours of banking %i are banked, and one more in %s', (hours, banked, hoursToNext) => {
  expect(trainingBank(hoursAgo(hours), now)).toEqual({
    banked,
    nextAt: hoursToNext === null ? null : hoursAgo(-hoursToNext),
  });
});

test.each<[hours: number, used: number, banked: number, hoursToNext: number]>([
  [4, 1, 0, 4],
  [7, 1, 0, 1],
  [23, 5, 0, 1],
  [23, 2, 3, 1],
  [24, 1, 5, 4],
  // A full bank saves no progress.
  [27, 1, 5, 4],
  [500, 6, 0, 4],
])('after %f hours, %i used leave %i, and one more in %f', (hours, used, banked, hoursToNext) => {
  const from = spendBanked(hoursAgo(hours), used, now);
  expect(trainingBank(from, now)).toEqual({ banked, nextAt: hoursAgo(-hoursToNext) });
});

test('throws when using more than are banked', () => {
  expect(() => spendBanked(hoursAgo(7.9), 2, now)).toThrow(RangeError);
  expect(() => spendBanked(hoursAgo(900), 7, now)).toThrow(RangeError);
});

const elapsed = fc.integer({ min: -TRAINING_MS, max: 12 * TRAINING_MS });
const ago = (ms: number) => new Date(now.getTime() - ms);

test('the bank has 0 to 6 and never shrinks with time', () => {
  fc.assert(
    fc.property(elapsed, fc.nat(2 * TRAINING_MS), (ms, delay) => {
      const { banked } = trainingBank(ago(ms), now);
      const then = trainingBank(ago(ms), ago(-delay)).banked;
      expect(banked).toBeGreaterThanOrEqual(0);
      expect(then).toBeGreaterThanOrEqual(banked);
      expect(then).toBeLessThanOrEqual(MOST_BANKED);
    }),
  );
});

test('using one by one equals using several at once, at most one per four hours', () => {
  const visits = fc.array(fc.tuple(fc.nat(8 * TRAINING_MS), fc.nat(MOST_BANKED)), { maxLength: 30 });
  fc.assert(
    fc.property(visits, (all) => {
      let [from, oneByOne, at, used] = [bankWith(1, now), bankWith(1, now), now, 0];
      for (const [wait, wanted] of all) {
        at = new Date(at.getTime() + wait);
        const count = Math.min(wanted, trainingBank(from, at).banked);
        from = spendBanked(from, count, at);
        for (let index = 0; index < count; index++) oneByOne = spendBanked(oneByOne, 1, at);
        used += count;
        expect(trainingBank(oneByOne, at)).toEqual(trainingBank(from, at));
      }
      expect(used).toBeLessThanOrEqual(1 + (at.getTime() - now.getTime()) / TRAINING_MS);
    }),
  );
});

test('a displayed bank predicts its later contents', () => {
  fc.assert(
    fc.property(elapsed, fc.nat(12 * TRAINING_MS), (ms, delay) => {
      const bank = trainingBank(ago(ms), now);
      const then = ago(-delay);
      expect(trainingBank(trainingFromOf(bank, then), then)).toEqual(trainingBank(ago(ms), then));
    }),
  );
});
