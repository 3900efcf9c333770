import { expect, test } from 'vitest';
import { addsUp, formatChange, formatShares, signed, formatWealth } from './format-economy.ts';

test.each([
  [0, '0'],
  [1_200, '+1,200'],
  [-40, '−40'],
])('%d reads %s', (coins, text) => {
  expect(signed(coins)).toBe(text);
});

test('adds up the lines that are shown', () => {
  const sums = {
    sources: [
      { label: 'Goldsmith salary', coins: 300 },
      { label: 'Show prizes', coins: 50 },
    ],
    sinks: [{ label: 'Feed', coins: 90 }],
    purses: 200,
    escrow: 60,
  };
  expect(addsUp(sums)).toBe(true);
  expect(addsUp({ ...sums, escrow: 61 })).toBe(false);
});

test.each([
  [200, 'There are 200 coins more than before.'],
  [-1, 'There is 1 coin fewer than before.'],
  [0, 'There are as many coins as before.'],
])('a change of %d: %s', (change, text) => {
  expect(formatChange(change)).toBe(text);
});

test('shows a small share as less than 1%', () => {
  expect(formatShares([995, 4, 1, 0])).toEqual(['100%', '<1%', '<1%', '0%']);
});

test('describes wealth by the richest tenth and the poorer half', () => {
  expect(formatWealth([340, 200, 150, 120, 100, 50, 20, 10, 7, 3])).toBe(
    'The richest tenth holds 34% of all coins, the poorer half 9%.',
  );
  expect(formatWealth([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toBe('Nobody holds a coin.');
});
