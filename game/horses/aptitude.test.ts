import { expect, test } from 'vitest';
import { rngFromNumber } from '../rng.ts';
import { aptitudeIn, founderMean, lostToInbreeding, MEAN_BEST_OF_FOUNDERS } from './aptitude.ts';
import { BREEDS, breedOf } from './breeds.ts';
import { drawFounder } from './founder.ts';

test('the best aptitude of founders averages what prices count with', () => {
  const rng = rngFromNumber(7);
  const best = BREEDS.flatMap((breed) =>
    Array.from({ length: 500 }, () => Math.max(...drawFounder(rng, breed).aptitude) / 10_000),
  );
  const mean = best.reduce((sum, points) => sum + points, 0) / best.length;
  expect(Math.abs(mean - MEAN_BEST_OF_FOUNDERS)).toBeLessThan(0.1);
});

test('founders of a breed have means by the order of its disciplines', () => {
  const thoroughbred = breedOf('thoroughbred');
  expect(founderMean(thoroughbred, 'racing')).toBe(58);
  expect(founderMean(thoroughbred, 'halter')).toBe(38);
});

test.each([
  ['no relatives', 0, 0],
  ['cousins', 1 / 16, 12_500],
  ['half siblings', 1 / 8, 25_000],
  ['full siblings', 1 / 4, 50_000],
  ['one far ancestor', 1 / 2 ** 17, 2],
])('the foal of %s, inbred by %d, usually loses %d ten-thousandths of a point', (_, inbreeding, lost) => {
  expect(lostToInbreeding(inbreeding)).toBe(lost);
});

test('throws on an aptitude that is too short', () => {
  expect(() => aptitudeIn([1, 2], 'endurance')).toThrow(RangeError);
});
