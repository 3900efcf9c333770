import { expect, test } from 'vitest';
import { isFarAbove, storePriceOf, suggestPrice } from './sale-prices.ts';

const NONE = { sold: 0, median: null };

test('suggests the newest prices that say something', () => {
  const [few, some] = [
    { sold: 4, median: 900 },
    { sold: 5, median: 2000 },
  ];
  expect(suggestPrice({ recent: some, quarter: { sold: 9, median: 1800 }, store: 1200 })).toEqual({
    price: 2000,
    reason: 'recent',
  });
  expect(suggestPrice({ recent: few, quarter: some, store: 1200 })).toEqual({
    price: 2000,
    reason: 'quarter',
  });
  expect(suggestPrice({ recent: few, quarter: few, store: 1200 })).toEqual({ price: 1200, reason: 'store' });
  expect(suggestPrice({ recent: NONE, quarter: NONE, store: 1200 }).reason).toBe('store');
});

test.each([
  [6000, { sold: 5, median: 2000 }, false],
  [6001, { sold: 5, median: 2000 }, true],
  [6001, { sold: 4, median: 2000 }, false],
  [6001, NONE, false],
])('%i against %j is far above: %s', (price, recent, far) => {
  expect(isFarAbove(price, recent)).toBe(far);
});

test('the store sells no crossbreeds; they count as its cheapest horse', () => {
  expect(storePriceOf('crossbreed')).toBe(1200);
  expect(storePriceOf('friesian')).toBeGreaterThan(1200);
});
