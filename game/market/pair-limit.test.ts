import { expect, test } from 'vitest';
import { refusePair } from './pair-limit.ts';

test.each([
  [{ received: 0, level: 1, paid: 0, price: 500 }, true],
  [{ received: 0, level: 1, paid: 0, price: 501 }, false],
  [{ received: 0, level: 1, paid: 300, price: 200 }, true],
  [{ received: 0, level: 1, paid: 301, price: 200 }, false],
  [{ received: 0, level: 9, paid: 4000, price: 500 }, true],
  [{ received: 0, level: 9, paid: 4000, price: 501 }, false],
  [{ received: 0, level: 10, paid: 1_000_000, price: 1_000_000 }, true],
  [{ received: 0, level: 1, paid: 0, price: 1400, similarPrice: 1400 }, true],
  [{ received: 0, level: 1, paid: 0, price: 1401, similarPrice: 1400 }, false],
  [{ received: 0, level: 1, paid: 1, price: 1400, similarPrice: 1400 }, false],
  [{ received: 1500, level: 1, paid: 0, price: 500 }, true],
  [{ received: 1501, level: 1, paid: 0, price: 500 }, false],
  [{ received: 600, level: 1, paid: 0, price: 1400, similarPrice: 1400 }, true],
  [{ received: 601, level: 1, paid: 0, price: 1400, similarPrice: 1400 }, false],
  [{ received: 1_000_000, level: 10, paid: 0, price: 500 }, true],
])('%j may be paid: %s', (payment, may) => {
  expect(refusePair(payment) === undefined).toBe(may);
});

test('the refusal says the limit and the amount paid', () => {
  expect(refusePair({ received: 0, level: 2, paid: 900, price: 200 })).toEqual({
    refused: 'PAIR_LIMIT',
    details: { most: 1000, paid: 900, level: 10 },
  });
});
