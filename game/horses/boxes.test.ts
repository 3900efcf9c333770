import { expect, test } from 'vitest';
import { boxesFull, boxPrice, decideBoxPurchase, FIRST_BOXES, MOST_BOXES } from './boxes.ts';

test('each box costs more than the one before, until the stable has them all', () => {
  const prices = Array.from({ length: MOST_BOXES - FIRST_BOXES }, (_, index) =>
    boxPrice(FIRST_BOXES + index),
  );
  expect(prices.slice(0, 3)).toEqual([1000, 2000, 3000]);
  for (const [index, price] of prices.entries()) expect(price).toBeGreaterThan(prices[index - 1] ?? 0);
  expect(boxPrice(MOST_BOXES)).toBeNull();
});

test('a box is paid with bound coins first', () => {
  expect(decideBoxPurchase({ boxes: 5, balance: { coins: 2_500, tradable: 900 } }, 2_000)).toEqual({
    boxes: 6,
    price: 2_000,
    balance: { coins: 500, tradable: 500 },
  });
});

test.each([
  [MOST_BOXES, 50_000, 'STABLE_COMPLETE'],
  [5, 1_000, 'BOX_PRICE_CHANGED'],
  [5, 2_000, 'NOT_ENOUGH_COINS'],
])('with %i boxes, a purchase at %i is refused: %s', (boxes, agreed, refused) => {
  expect(decideBoxPurchase({ boxes, balance: { coins: 1_999, tradable: 0 } }, agreed)).toMatchObject({
    refused,
  });
});

test('a horse moves in while a box is free', () => {
  expect(boxesFull(4, 3)).toBeUndefined();
  expect(boxesFull(4, 4)).toMatchObject({ refused: 'BOXES_FULL', details: { boxes: 4, price: 1000 } });
  expect(boxesFull(MOST_BOXES, MOST_BOXES)).toMatchObject({ refused: 'ALL_BOXES_FULL' });
});
