import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rngFromNumber } from '../../rng.ts';
import { CLASS_LEVELS, classOfLevel, houseLevels } from '../classes.ts';
import { HOUSE_HORSE_NAMES } from './house-horse-names.ts';
import { houseHorses } from './house-horses.ts';
import { levelPart, LUCK_MAX } from './scoring.ts';

const level = fc.constantFrom(...CLASS_LEVELS);

function meanRaw(form: number): number {
  const field = Array.from({ length: 200 }, (_, seed) =>
    houseHorses(rngFromNumber(seed), 10, form, 11),
  ).flat();
  return field.reduce((sum, { sheet }) => sum + sheet.raw, 0) / field.length;
}

describe('house horses', () => {
  test('stay within their class', () => {
    fc.assert(
      fc.property(level, fc.nat(13_000), fc.nat(), (of, form, seed) => {
        const [lowest, highest] = houseLevels(of);
        const { house } = classOfLevel(of);
        for (const horse of houseHorses(rngFromNumber(seed), of, form, 11)) {
          const { parts, happiness, luck, guildPercent } = horse.sheet;
          expect(horse.level).toBeGreaterThanOrEqual(lowest);
          expect(horse.level).toBeLessThanOrEqual(highest);
          expect(parts.level).toBe(levelPart(horse.level));
          for (const part of ['skill', 'tack', 'aptitude'] as const) {
            expect(parts[part]).toBeGreaterThanOrEqual(house[part][0] * 10_000);
            expect(parts[part]).toBeLessThanOrEqual(1_000_000);
          }
          expect(happiness).toBeGreaterThanOrEqual(940_000);
          expect(happiness).toBeLessThanOrEqual(1_000_000);
          expect(Math.abs(luck)).toBeLessThanOrEqual(LUCK_MAX);
          expect(guildPercent).toBe(100);
        }
      }),
    );
  });

  test('have different names within a heat', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const names = houseHorses(rngFromNumber(seed), 1, 2500, 11).map(({ name }) => name);
        expect(new Set(names).size).toBe(11);
      }),
    );
  });

  test('grow stronger with the form of the heat', () => {
    const [weak, middle, strong] = [meanRaw(0), meanRaw(6_500), meanRaw(13_000)];
    expect(weak).toBeLessThan(middle);
    expect(middle).toBeLessThan(strong);
  });

  test('a heat of average form is centred in the ranges', () => {
    const field = Array.from({ length: 400 }, (_, seed) =>
      houseHorses(rngFromNumber(seed), 30, 5_000, 11),
    ).flat();
    const mean = (part: 'skill' | 'tack' | 'aptitude') =>
      field.reduce((sum, { sheet }) => sum + sheet.parts[part], 0) / field.length / 10_000;
    expect(mean('skill')).toBeCloseTo((30 + 78) / 2, 0);
    expect(mean('tack')).toBeCloseTo((28 + 90) / 2, 0);
    expect(mean('aptitude')).toBeCloseTo((38 + 74) / 2, 0);
  });
});

test('there are at least eighty unique names, prime in number', () => {
  const count = HOUSE_HORSE_NAMES.length;
  expect(new Set(HOUSE_HORSE_NAMES).size).toBe(count);
  expect(count).toBeGreaterThanOrEqual(80);
  for (let divisor = 2; divisor * divisor <= count; divisor += 1) expect(count % divisor).not.toBe(0);
});
