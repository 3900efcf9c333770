import { expect, test } from 'vitest';
import { counted, inCoins, inDigits } from './coins.tsx';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [12_345, '12,345'],
  [1_234_567, '1,234,567'],
  [-500, '-500'],
  [-25_000, '-25,000'],
])('%d is formatted as %s', (count, text) => {
  expect(inDigits(count)).toBe(text);
});

test('one is singular, zero is plural', () => {
  expect([inCoins(1), inCoins(0), counted(2, 'foal')]).toEqual(['1 coin', '0 coins', '2 foals']);
});
