import { expect, test } from 'vitest';
import { APTITUDE_POINT, MEAN_BEST_OF_FOUNDERS, type Aptitude } from '../horses/aptitude.ts';
import { DISCIPLINES } from '../shows/disciplines.ts';
import { QUALITY_PERCENT } from '../tack/quality.ts';
import { MARKET_PAYS, RESCUE_PRICE } from './rescue.ts';
import { storePriceOf } from './sale-prices.ts';
import { fairHorsePrice, fairTackPrice, horseWorth, materialsPrice } from './worth.ts';

const withBest = (points: number): Aptitude =>
  DISCIPLINES.map((_, index) => (index === 0 ? points : 30) * APTITUDE_POINT);

test('a horse is worth its breed, and more with a point of aptitude', () => {
  expect(horseWorth('arabian', withBest(MEAN_BEST_OF_FOUNDERS + 1))).toBe(
    horseWorth('arabian', withBest(MEAN_BEST_OF_FOUNDERS)) + 240,
  );
});

const bred = { breed: 'crossbreed', generation: 1, rescued: false } as const;

test('half of that is fair, but no less than the market pays for any horse', () => {
  expect(fairHorsePrice({ ...bred, aptitude: withBest(MEAN_BEST_OF_FOUNDERS + 10) })).toBe(1800);
  expect(fairHorsePrice({ ...bred, aptitude: withBest(MEAN_BEST_OF_FOUNDERS) })).toBe(MARKET_PAYS);
  expect(fairHorsePrice({ ...bred, aptitude: withBest(40) })).toBe(MARKET_PAYS);
});

test('a fair price is computed in whole numbers, as the database does', () => {
  const points = Array.from({ length: 1600 }, (_, nth) => 61 * APTITUDE_POINT + nth * 250);
  const wrongHorses = points.filter((best) => {
    const parts = 10_000n * 1200n + 240n * (BigInt(best) - 590_000n);
    return fairHorsePrice({ ...bred, aptitude: DISCIPLINES.map(() => best) }) !== Number(parts / 20_000n);
  });
  expect(wrongHorses).toEqual([]);
  const qualities = Array.from({ length: 20_000 }, (_, nth) => (nth * QUALITY_PERCENT) / 100);
  const materials = BigInt(materialsPrice('saddle'));
  const wrongTack = qualities.filter((quality) => {
    const parts = materials * (500_000n + BigInt(quality)) * 60n;
    return fairTackPrice('saddle', quality) !== Number(parts / 200_000_000n);
  });
  expect(wrongTack).toEqual([]);
});

test('whoever sells at the price of the game sells at a fair one', () => {
  const good = { ...bred, aptitude: withBest(MEAN_BEST_OF_FOUNDERS + 30) };
  expect(fairHorsePrice({ ...good, breed: 'hanoverian', generation: 0 })).toBe(storePriceOf('hanoverian'));
  expect(fairHorsePrice({ ...good, rescued: true })).toBe(RESCUE_PRICE);
});

test.each(['horseshoes', 'saddle', 'bridle'] as const)('%s: a fair price rises with quality', (type) => {
  expect(fairTackPrice(type, 50 * QUALITY_PERCENT)).toBe(Math.floor(0.3 * materialsPrice(type)));
  expect(fairTackPrice(type, 200 * QUALITY_PERCENT)).toBe(Math.floor(0.75 * materialsPrice(type)));
});
