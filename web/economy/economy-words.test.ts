import { expect, test } from 'vitest';
import { addsUp, changeWords, signed, wealthWords } from './economy-words.ts';

test.each([
  [0, '0'],
  [1_200, '+1,200'],
  [-40, '−40'],
])('%d reads %s', (coins, words) => {
  expect(signed(coins)).toBe(words);
});

test('the lines that are shown are added up again', () => {
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
  [200, -50, 'Players hold 200 coins more, and 50 coins fewer wait in escrow.'],
  [-1, 1, 'Players hold 1 coin fewer, and 1 coin more waits in escrow.'],
  [0, 0, 'Players hold as many coins as before, and as many wait in escrow.'],
])('%d and %d in escrow: %s', (purses, escrow, words) => {
  expect(changeWords({ purses, escrow })).toBe(words);
});

test('wealth is told by its richest tenth and its poorer half', () => {
  expect(wealthWords([340, 200, 150, 120, 100, 50, 20, 10, 7, 3])).toBe(
    'The richest tenth holds 34% of all coins, the poorer half 9%.',
  );
  expect(wealthWords([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toBe('Nobody holds a coin.');
});
