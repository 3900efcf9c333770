import { expect, test } from 'vitest';
import { ordinal, ordinalInWords } from './ordinal.ts';

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [101, '101st'],
  [111, '111th'],
])('%i is %s', (place, text) => {
  expect(ordinal(place)).toBe(text);
});

test.each([
  [1, 'first'],
  [12, 'twelfth'],
  [13, '13th'],
])('%i in words is %s', (place, text) => {
  expect(ordinalInWords(place)).toBe(text);
});
