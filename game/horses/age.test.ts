import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ageInMonths,
  ageWords,
  BREED_FROM,
  bornAtAge,
  HALTER_FROM,
  RETIRED_FROM,
  SHOW_FROM,
  TRAIN_FROM,
} from './age.ts';

const BORN = new Date('2030-01-01T00:00:00Z');
const HOUR = 3_600_000;

test('a game month is 30 real hours', () => {
  const after = (hours: number) => ageInMonths(BORN, new Date(BORN.getTime() + hours * HOUR));
  expect([0, 29.99, 30, 59, 60, 360, -1].map(after)).toEqual([0, 0, 1, 1, 2, 12, 0]);
});

test('bornAtAge is the inverse of ageInMonths', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), (months) => {
      expect(ageInMonths(bornAtAge(months, BORN), BORN)).toBe(months);
    }),
  );
});

test('the thresholds', () => {
  expect([HALTER_FROM, TRAIN_FROM, SHOW_FROM, BREED_FROM, RETIRED_FROM]).toEqual([6, 24, 36, 72, 360]);
});

describe('in words', () => {
  test.each([
    [0, '0 months'],
    [1, '1 month'],
    [11, '11 months'],
    [12, '1 year'],
    [13, '1 year 1 month'],
    [24, '2 years'],
    [100, '8 years 4 months'],
  ])('%d months are "%s"', (months, words) => {
    expect(ageWords(months)).toBe(words);
  });
});
