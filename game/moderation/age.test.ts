import { expect, test } from 'vitest';
import { isBirthYear, mayTalk } from './age.ts';

const NEW_YEARS_EVE = new Date('2030-12-31T23:59:59Z');

test('whoever may still be twelve may not talk', () => {
  expect(mayTalk(2016, NEW_YEARS_EVE)).toBe(true);
  expect(mayTalk(2017, NEW_YEARS_EVE)).toBe(false);
  expect(mayTalk(2017, new Date('2031-01-01T00:00:00Z'))).toBe(true);
});

test.each([
  [2030, true],
  [1910, true],
  [2031, false],
  [1909, false],
  [Number.NaN, false],
])('%d is a year of birth: %s', (year, isOne) => {
  expect(isBirthYear(year, NEW_YEARS_EVE)).toBe(isOne);
});
