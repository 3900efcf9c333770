import { describe, expect, test } from 'vitest';
import type { SalePrices } from '../marketplace/use-listings.ts';
import { horseItem, priceHint, questionAbout, tackItem } from './sale-item.ts';

const mare = {
  id: '1',
  name: 'Juniper',
  breed: 'Arabian',
  breedId: 'arabian',
  sex: 'mare',
  fairPrice: 800,
} as const;
const juniper = horseItem({ ...mare, level: 9 });

const pricesOf = (sold: number): SalePrices => {
  const brief = { sold, median: 1000, low: 800, high: 1200 };
  return {
    weeks: [],
    quarter: brief,
    recent: brief,
    last: null,
    suggested: { price: 1000, reason: 'recent' },
  };
};

describe('asks for confirmation of a price', () => {
  test('above three times the recent median of five sales', () => {
    expect(questionAbout(juniper, 3001, pricesOf(5), 9)).toEqual({
      title: 'Juniper for 3,001 coins is far above what others pay.',
      text: 'Half of the Arabian horses sold in the last 30 days went for 800 to 1,200. You may still list her.',
    });
    expect(questionAbout(juniper, 3000, pricesOf(5), 9)).toBeNull();
    expect(questionAbout(juniper, 3001, pricesOf(4), 9)).toBeNull();
    expect(questionAbout(juniper, 3001, undefined, 9)).toBeNull();
  });

  test('for a horse of level 10 and for good tack', () => {
    expect(questionAbout(horseItem({ ...mare, level: 10 }), 500, undefined, 10)?.title).toBe(
      'Juniper is level 10.',
    );
    const saddle = { id: '2', type: 'saddle', quality: 150 } as const;
    expect(questionAbout(tackItem(saddle), 500, undefined, 10)?.title).toBe(
      'Saddle of 150% quality is good tack.',
    );
    expect(questionAbout(tackItem({ ...saddle, quality: 100 }), 500, undefined, 10)).toBeNull();
  });

  test('below a fair price, of a seller below level 10', () => {
    expect(questionAbout(juniper, 300, undefined, 9)).toEqual({
      title: 'Juniper for 300 coins is below a fair price.',
      text: 'Until you reach level 10, what is missing to a fair price of 800 coins counts as paid to the buyer. Some players will not be allowed to buy her.',
    });
    expect(questionAbout(juniper, 800, undefined, 9)).toBeNull();
    const bred = horseItem({ ...mare, level: 9, fairPrice: 1800 });
    expect(questionAbout(bred, 1799, undefined, 9)?.title).toBe(
      'Juniper for 1,799 coins is below a fair price.',
    );
    expect(questionAbout(bred, 1800, undefined, 9)).toBeNull();
    expect(questionAbout(juniper, 300, undefined, 10)).toBeNull();
  });
});

test('a hint gives prices of similar sales', () => {
  expect(priceHint(juniper, 3001, pricesOf(5))).toEqual({
    isFar: true,
    text: 'Over 3 times the median of 1,000',
  });
  expect(priceHint(juniper, null, pricesOf(5))).toEqual({ isFar: false, text: 'Like her: 800 to 1,200' });
  expect(priceHint(juniper, 900, undefined)).toBeUndefined();
});
