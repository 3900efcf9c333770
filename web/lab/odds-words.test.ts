import { expect, test } from 'vitest';
import { oddsWords, ofSixteen } from './odds-words.ts';

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
])('%d is %s', (probability, words) => {
  expect(oddsWords(probability)).toBe(words);
});

test('sixteen foals are pictured only where they are whole', () => {
  expect(ofSixteen([1 / 2, 1 / 4, 3 / 16, 1 / 16])).toEqual([8, 4, 3, 1]);
  expect(ofSixteen([1])).toEqual([16]);
  expect(ofSixteen([2 / 3, 1 / 3])).toBeUndefined();
  expect(ofSixteen([31 / 32, 1 / 32])).toBeUndefined();
});
