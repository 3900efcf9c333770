import { expect, test } from 'vitest';
import { createShow } from './create-show.ts';

const SHOW = { show_type: 'dressage', min_level: 1, entry_fee: 50, prize_amount: 100 };

function refusedWith(terms: object): string | undefined {
  const { error } = createShow.body.safeParse({ ...SHOW, ...terms });
  return error?.issues[0]?.message;
}

test.each([
  [{ entry_fee: 50.5 }, 'The entry fee must be a whole number of coins.'],
  [{ entry_fee: '50' }, 'The entry fee must be a whole number of coins.'],
  [{ entry_fee: 10_000_001 }, 'The entry fee must be at most 10,000,000 coins.'],
  [{ entry_fee: 1e20 }, 'The entry fee must be at most 10,000,000 coins.'],
  [{ prize_amount: 100.25 }, 'The prize must be a whole number of coins.'],
  [{ prize_amount: 1_000_000_001 }, 'The prize must be at most 1,000,000,000 coins.'],
  [{ prize_amount: 1e300 }, 'The prize must be at most 1,000,000,000 coins.'],
  [{ min_level: 1.5 }, 'The minimum level must be a whole number.'],
])('%j is no show: "%s"', (terms, sentence) => {
  expect(refusedWith(terms)).toBe(sentence);
});

test.each([
  { entry_fee: 50, prize_amount: 1_000_000_000 },
  { entry_fee: 10_000_000, prize_amount: 20_000_000 },
  // The rules check the minimum.
  { entry_fee: -100, prize_amount: -500 },
])('%j passes the contract, and the rules decide', (terms) => {
  expect(refusedWith(terms)).toBeUndefined();
});
