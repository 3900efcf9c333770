import { describe, expect, test } from 'vitest';
import type { SalePrices } from '../marketplace/use-listings.ts';
import { horseItem, priceHint, questionAbout, tackItem } from './sale-item.ts';

const mare = { id: '1', name: 'Juniper', breed: 'Arabian', breedId: 'arabian', sex: 'mare' } as const;
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
    expect(questionAbout(juniper, 3001, pricesOf(5))).toEqual({
      title: 'Juniper for 3,001 coins is far above what others pay.',
      text: 'Half of the Arabian horses sold in the last 30 days went for 800 to 1,200. You may still list her.',
    });
    expect(questionAbout(juniper, 3000, pricesOf(5))).toBeNull();
    expect(questionAbout(juniper, 3001, pricesOf(4))).toBeNull();
    expect(questionAbout(juniper, 3001, undefined)).toBeNull();
  });

  test('for a horse of level 10 and for good tack', () => {
    expect(questionAbout(horseItem({ ...mare, level: 10 }), 500, undefined)?.title).toBe(
      'Juniper is level 10.',
    );
    const saddle = { id: '2', type: 'saddle', quality: 150 } as const;
    expect(questionAbout(tackItem(saddle), 500, undefined)?.title).toBe(
      'Saddle of 150% quality is good tack.',
    );
    expect(questionAbout(tackItem({ ...saddle, quality: 100 }), 500, undefined)).toBeNull();
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
