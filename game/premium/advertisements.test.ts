import { expect, test } from 'vitest';
import { advertisementsFor } from './advertisements.ts';

const NOW = new Date('2031-06-10T12:00:00Z');

test.each([
  ['a member', true, 1990, 'none'],
  ['a young member', true, 2025, 'none'],
  ['under 13', false, 2020, 'none'],
  ['in the year in which they turn 13', false, 2018, 'none'],
  ['13 and over', false, 2017, 'network'],
  ['an unknown age', false, null, 'house'],
] as const)('%s', (_, isPremium, birthYear, seen) => {
  expect(advertisementsFor({ isPremium, birthYear }, NOW)).toBe(seen);
});
