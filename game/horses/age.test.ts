import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ageInMonths,
  formatAge,
  BREED_FROM,
  bornAtAge,
  HALTER_FROM,
  reachesAgeAt,
  RETIRED_FROM,
  SHOW_FROM,
  TRAIN_FROM,
} from './age.ts';

const BORN = new Date('2030-01-01T00:00:00Z');
const HOUR = 3_600_000;

const after = (hours: number) => new Date(BORN.getTime() + hours * HOUR);

test('a game month is 10 real hours until 72 months, then 30', () => {
  const ages = [-1, 0, 9.99, 10, 19.99, 20, 719.99, 720, 749.99, 750, 1080].map((hours) =>
    ageInMonths(BORN, after(hours)),
  );
  expect(ages).toEqual([0, 0, 0, 1, 1, 2, 71, 72, 72, 73, 84]);
});

test.each([
  [HALTER_FROM, 2.5],
  [TRAIN_FROM, 10],
  [SHOW_FROM, 15],
  [BREED_FROM, 30],
  [RETIRED_FROM, 390],
])('%i months are reached after %f real days', (months, days) => {
  expect(reachesAgeAt(BORN, months)).toEqual(after(days * 24));
});

test('a month is reached at reachesAgeAt, and not a millisecond earlier', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), (months) => {
      const at = reachesAgeAt(BORN, months);
      expect(ageInMonths(BORN, at)).toBe(months);
      expect(ageInMonths(BORN, new Date(at.getTime() - 1))).toBe(months - 1);
    }),
  );
});

test('age never falls, and no step of 10 hours adds more than a month', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5000, noNaN: true }), (hours) => {
      const step = ageInMonths(BORN, after(hours + 10)) - ageInMonths(BORN, after(hours));
      expect([0, 1]).toContain(step);
    }),
  );
});

test('a horse bought at any age grows on from there', () => {
  const age = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(age, age, (months, more) => {
      expect(ageInMonths(bornAtAge(months, BORN), reachesAgeAt(bornAtAge(months, BORN), months + more))).toBe(
        months + more,
      );
    }),
  );
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

describe('as text', () => {
  test.each([
    [0, '0 months'],
    [1, '1 month'],
    [11, '11 months'],
    [12, '1 year'],
    [13, '1 year 1 month'],
    [24, '2 years'],
    [100, '8 years 4 months'],
  ])('%d months are "%s"', (months, text) => {
    expect(formatAge(months)).toBe(text);
  });
});
