import { expect, test } from 'vitest';
import { FEWEST_OFFERS, MOST_OFFERS, offersAfterSale } from './store-supply.ts';

/** Sells one after another; the last that came is `settled` before each sale or not. */
function offersAfter(sales: number, from: number, hasSettled: boolean): number {
  let count = from;
  for (let sold = 0; sold < sales; sold++) count += offersAfterSale({ count: count - 1, hasSettled }) - 1;
  return count;
}

test.each([
  ['rare sales leave four', 1000, 4, true, FEWEST_OFFERS],
  ['a rush adds one with each sale', 5, 4, false, 9],
  ['a long rush ends at forty', 1000, 4, false, MOST_OFFERS],
  ['after a rush, sales use up what is too many', 10, 40, true, 30],
  ['and stop at four', 1000, 40, true, FEWEST_OFFERS],
  ['a tier with a single horse grows to four', 3, 1, true, FEWEST_OFFERS],
])('%s', (_, sales, from, hasSettled, left) => {
  expect(offersAfter(sales, from, hasSettled)).toBe(left);
});
