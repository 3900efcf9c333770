import { expect, test } from 'vitest';
import { growing, stillToCome } from './growing.ts';

test.each([
  [0, 'Too young for the ring', 'Halter shows within 3 days'],
  [5, 'Too young for the ring', 'Halter shows within 1 day'],
  [6, 'Ready for halter shows', 'All other shows within 13 days'],
  [35, 'Ready for halter shows', 'All other shows within 1 day'],
])('at %d months', (months, title, why) => {
  expect(growing(months)).toMatchObject({ title, why, halter: months >= 6 });
});

test('at 36 months it is grown', () => {
  expect(growing(36)).toBeUndefined();
});

test.each([
  [0, 'mare', 'Training within 10 days; breeding within 30 days.'],
  [24, 'mare', 'Breeding within 20 days.'],
  [24, 'gelding', undefined],
  [71, 'mare', 'Breeding within 1 day.'],
  [72, 'mare', undefined],
] as const)('stages ahead at %d months of a %s', (ageInMonths, gender, text) => {
  expect(stillToCome({ ageInMonths, gender })).toBe(text);
});
