import { expect, test } from 'vitest';
import { oddsWords, ofSixteen, percentWords } from './odds-words.ts';

test.each([
  [1, 'every foal', '100%'],
  [0.1 + 0.2 + 0.7, 'every foal', '100%'],
  [1 / 2, '1 in 2', '50%'],
  [1 / 4, '1 in 4', '25%'],
  [3 / 16, '3 in 16', '18.75%'],
  [2 / 3, '2 in 3', '66.67%'],
  [1 / 48, '1 in 48', '2.083%'],
  [9 / 64, '9 in 64', '14.06%'],
  [27 / 256, 'about 1 in 9', '10.55%'],
  [1 / 1024, 'about 1 in 1,024', '0.09766%'],
  [243 / 256, 'about 95 in 100', '94.92%'],
])('%d is %s', (probability, words, percent) => {
  expect([oddsWords(probability), percentWords(probability)]).toEqual([words, percent]);
});

test('sixteen foals are pictured only where they are whole', () => {
  expect(ofSixteen([1 / 2, 1 / 4, 3 / 16, 1 / 16])).toEqual([8, 4, 3, 1]);
  expect(ofSixteen([1])).toEqual([16]);
  expect(ofSixteen([2 / 3, 1 / 3])).toBeUndefined();
  expect(ofSixteen([31 / 32, 1 / 32])).toBeUndefined();
});
