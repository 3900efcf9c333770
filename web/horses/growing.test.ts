import { expect, test } from 'vitest';
import { growing, stillToCome } from './growing.ts';

test.each([
  [0, 'Too young for the ring', 'Halter shows from 6 months, within 8 days'],
  [5, 'Too young for the ring', 'Halter shows from 6 months, within 2 days'],
  [6, 'Ready for halter shows', 'All others from 3 years, within 38 days'],
  [35, 'Ready for halter shows', 'All others from 3 years, within 2 days'],
])('at %d months', (months, title, why) => {
  expect(growing(months)).toMatchObject({ title, why, halter: months >= 6 });
});

test('at 36 months it is grown', () => {
  expect(growing(36)).toBeUndefined();
});

test.each([
  [0, 'Training from 2 years, within 30 days; breeding from 6 years, within 90 days.'],
  [24, 'Breeding from 6 years, within 60 days.'],
  [71, 'Breeding from 6 years, within 2 days.'],
  [72, undefined],
])('what is still to come at %d months', (months, words) => {
  expect(stillToCome(months)).toBe(words);
});
