import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rngFromNumber } from '../rng.ts';
import { DISCIPLINES } from '../shows/disciplines.ts';
import {
  aptitudeIn,
  drawFoalAptitude,
  drawFounderAptitude,
  expectedAptitude,
  founderMean,
  lostToInbreeding,
  MEAN_BEST_OF_FOUNDERS,
  type Aptitude,
} from './aptitude.ts';
import { BREEDS, breedOf } from './breeds.ts';

const NOT_INBRED = { foal: 0, sire: 0, dam: 0 };
const coefficient = fc.double({ min: 0, max: 1, noNaN: true });
const anyAptitude = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 7, maxLength: 7 });

function all(points: number): Aptitude {
  return DISCIPLINES.map(() => points * 10_000);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function deviation(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((number) => (number - middle) ** 2)));
}

/** Dressage points of 8,000 foals. */
function foals(sire: Aptitude, dam: Aptitude, inbreeding: typeof NOT_INBRED): number[] {
  const rng = rngFromNumber(3);
  return Array.from(
    { length: 8000 },
    () => aptitudeIn(drawFoalAptitude(rng, sire, dam, inbreeding), 'dressage') / 10_000,
  );
}

describe('founders', () => {
  test('have whole ten-thousandths from 25 to 73 points for each discipline', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BREEDS), fc.nat(), (breed, seed) => {
        const aptitude = drawFounderAptitude(rngFromNumber(seed), breed);
        expect(aptitude).toHaveLength(DISCIPLINES.length);
        for (const points of aptitude) {
          expect(Number.isInteger(points)).toBe(true);
          expect(points).toBeGreaterThanOrEqual(250_000);
          expect(points).toBeLessThanOrEqual(730_000);
        }
      }),
    );
  });

  test.each([
    ['racing', 58],
    ['eventing', 53],
    ['jumping', 50],
    ['cross_country', 47],
    ['dressage', 44],
    ['endurance', 41],
    ['halter', 38],
  ] as const)('Thoroughbreds vary by 5 points around their mean in %s, %d', (discipline, expected) => {
    const rng = rngFromNumber(6);
    const herd = Array.from({ length: 6000 }, () => drawFounderAptitude(rng, breedOf('thoroughbred')));
    const points = herd.map((aptitude) => aptitudeIn(aptitude, discipline) / 10_000);
    expect(founderMean(breedOf('thoroughbred'), discipline)).toBe(expected);
    expect(Math.abs(mean(points) - expected)).toBeLessThan(0.3);
    expect(Math.abs(deviation(points) - 5)).toBeLessThan(0.2);
  });
});

test('the best aptitude of founders averages what prices count with', () => {
  const rng = rngFromNumber(7);
  const best = BREEDS.flatMap((breed) =>
    Array.from({ length: 500 }, () => Math.max(...drawFounderAptitude(rng, breed)) / 10_000),
  );
  expect(Math.abs(mean(best) - MEAN_BEST_OF_FOUNDERS)).toBeLessThan(0.1);
});

describe('foals', () => {
  test('vary by 6 points around the middle of parents that are not inbred', () => {
    const points = foals(all(40), all(60), NOT_INBRED);
    expect(Math.abs(mean(points) - 50)).toBeLessThan(0.3);
    expect(Math.abs(deviation(points) - 6)).toBeLessThan(0.2);
  });

  test('of siblings lose 5 points with unchanged variance', () => {
    const points = foals(all(50), all(50), { foal: 0.25, sire: 0, dam: 0 });
    expect(Math.abs(mean(points) - 45)).toBeLessThan(0.3);
    expect(Math.abs(deviation(points) - 6)).toBeLessThan(0.2);
  });

  test('of inbred parents vary less', () => {
    expect(
      Math.abs(deviation(foals(all(50), all(50), { foal: 0, sire: 0.5, dam: 0.5 })) - 4.24),
    ).toBeLessThan(0.2);
    expect(deviation(foals(all(50), all(50), { foal: 0, sire: 1, dam: 1 }))).toBe(0);
  });

  test('are whole ten-thousandths from 0 to 100 points, whatever the parents', () => {
    fc.assert(
      fc.property(
        anyAptitude,
        anyAptitude,
        fc.record({ foal: coefficient, sire: coefficient, dam: coefficient }),
        fc.nat(),
        (sire, dam, inbreeding, seed) => {
          for (const points of drawFoalAptitude(rngFromNumber(seed), sire, dam, inbreeding)) {
            expect(Number.isInteger(points)).toBe(true);
            expect(points).toBeGreaterThanOrEqual(0);
            expect(points).toBeLessThanOrEqual(1_000_000);
          }
        },
      ),
    );
  });

  test('average the parents, less 20 points times the inbreeding', () => {
    expect(expectedAptitude(all(40), all(61), 0)).toEqual(all(50.5));
    expect(expectedAptitude(all(40), all(60), 0.125)).toEqual(all(47.5));
    expect(expectedAptitude(all(10), all(10), 1)).toEqual(all(0));
  });
});

test.each([
  ['no relatives', 0, 0],
  ['cousins', 1 / 16, 12_500],
  ['half siblings', 1 / 8, 25_000],
  ['full siblings', 1 / 4, 50_000],
  ['one far ancestor', 1 / 2 ** 17, 2],
])('the foal of %s, inbred by %d, loses %d ten-thousandths of a point', (_, inbreeding, lost) => {
  expect(lostToInbreeding(inbreeding)).toBe(lost);
  expect(expectedAptitude(all(50), all(50), inbreeding)).toEqual(all(50).map((points) => points - lost));
});

test('throws on an aptitude that is too short', () => {
  expect(() => aptitudeIn([1, 2], 'endurance')).toThrow(RangeError);
});
