import { expect, test } from 'vitest';
import { formatEstimate, formatOdds } from './odds.ts';

test.each([
  [1, 'every foal'],
  [0.1 + 0.2 + 0.7, 'every foal'],
  [1 / 2, '1 in 2'],
  [1 / 4, '1 in 4'],
  [3 / 16, '3 in 16'],
  [2 / 3, '2 in 3'],
  [1 / 48, '1 in 48'],
  [9 / 64, '9 in 64'],
  [27 / 256, 'about 1 in 9'],
  [1 / 1024, 'about 1 in 1,024'],
  [243 / 256, 'about 95 in 100'],
])('%d is %s', (probability, text) => {
  expect(formatOdds(probability)).toBe(text);
});

test('an estimate never sounds exact', () => {
  expect([1, 0.75, 0.71, 0.6, 0.25, 0.1].map(formatEstimate)).toEqual([
    'nearly every foal',
    'about 3 in 4',
    'about 7 in 10',
    'about 6 in 10',
    'about 1 in 4',
    'about 1 in 10',
  ]);
});
