import { expect, test } from 'vitest';
import { mayBecomeWhole, readWhole, wholeProblem } from './whole-number.ts';

test.each([
  ['2500', 2500],
  ['2,500', 2500],
  [' 1,250,000 ', 1_250_000],
  ['2,500 coins', 2500],
  ['1 coin', 1],
  ['0', 0],
])('%j is read as %i', (typed, number) => {
  expect(readWhole(typed)).toBe(number);
});

test.each(['', '1,250.50', '1.5', '2.500', '25,00', '2,5000', ',500', '-5', '1e3', '5 horses', '０'])(
  '%j is no whole number',
  (typed) => {
    expect(readWhole(typed)).toBeUndefined();
  },
);

test.each([
  ['', undefined],
  ['12', undefined],
  ['1,250.50', 'Please type a whole number, such as 2,500.'],
  ['0', 'At least 1.'],
  ['-5', 'At least 1.'],
  ['-2.5', 'Please type a whole number, such as 2,500.'],
  ['1,001', 'At most 1,000.'],
])('%j between 1 and 1,000: %s', (typed, problem) => {
  expect(wholeProblem(typed, { least: 1, most: 1000 })).toBe(problem);
});

test('an unfinished number is no mistake', () => {
  for (const typed of ['2,', '2,5', '2,50', '1,250,']) expect(mayBecomeWhole(typed), typed).toBe(true);
  for (const typed of ['2.', '25,00x', 'a', '2,5000']) expect(mayBecomeWhole(typed), typed).toBe(false);
});
