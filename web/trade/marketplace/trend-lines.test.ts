import { expect, test } from 'vitest';
import { linesOf } from './trend-lines.ts';

const NONE = { median: null, low: null, high: null };
const size = { width: 100, height: 108 };

test('bridges weeks without a sale, and includes the price in the range', () => {
  const lines = linesOf(
    [{ median: 20, low: 10, high: 30 }, NONE, { median: 30, low: 30, high: 30 }],
    60,
    size,
  );
  expect(lines).toMatchObject({ low: 10, high: 60, priceAt: 4, median: 'M0 84L100 64' });
  expect(lines.band).toBe('M0 64L100 64L100 64L0 104Z');
  expect(lines.dots).toHaveLength(2);
});

test('omits a price that would flatten the lines', () => {
  const lines = linesOf([{ median: 20, low: 10, high: 30 }], 61, size);
  expect(lines).toMatchObject({ low: 10, high: 30, priceAt: null });
});

test('draws a single price in the middle', () => {
  const lines = linesOf([{ median: 9, low: 9, high: 9 }], undefined, size);
  expect(lines).toMatchObject({ median: 'M0 54', priceAt: null });
});
