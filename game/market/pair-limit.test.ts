import { expect, test } from 'vitest';
import { refusePair, refuseUnderpriced } from './pair-limit.ts';

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

test.each([
  [{ level: 1, price: 800, fairPrice: 800 }, true],
  [{ level: 1, price: 300, fairPrice: 800 }, true],
  [{ level: 1, price: 299, fairPrice: 800 }, false],
  [{ level: 2, price: 1, fairPrice: 800 }, true],
  [{ level: 2, price: 1, fairPrice: 800, paid: 202 }, false],
  [{ level: 9, price: 1, fairPrice: 800, received: 1201 }, true],
  [{ level: 9, price: 1, fairPrice: 800, received: 1202 }, false],
  [{ level: 9, price: 800, fairPrice: 800, paid: 4500, received: 2000 }, true],
  [{ level: 10, price: 1, fairPrice: 1_000_000 }, true],
])('%j may be sold: %s', (sale, may) => {
  expect(refuseUnderpriced({ paid: 0, received: 0, ...sale }) === undefined).toBe(may);
});

test('an underpriced sale says what is missing to a fair price', () => {
  expect(refuseUnderpriced({ paid: 0, received: 0, level: 1, price: 1, fairPrice: 800 })).toEqual({
    refused: 'UNDERPRICED',
    details: { left: 799, fairPrice: 800, level: 10 },
  });
});
