import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rngFromNumber } from '../../rng.ts';
import { CLASS_LEVELS, classOfLevel, houseLevels } from '../classes.ts';
import { GRADE_ROWS, GRADES, type Grade } from '../grades.ts';
import { HOUSE_HORSE_NAMES } from './house-horse-names.ts';
import { fieldOfGrade } from './house-field.ts';
import { houseHorses } from './house-horses.ts';
import { levelPart, LUCK_MAX } from './scoring.ts';

const level = fc.constantFrom(...CLASS_LEVELS);

function meanRaw(grade: Grade): number {
  const field = Array.from({ length: 200 }, (_, seed) =>
    houseHorses(rngFromNumber(seed), fieldOfGrade(10, grade), 11),
  ).flat();
  return field.reduce((sum, { sheet }) => sum + sheet.raw, 0) / field.length;
}

describe('house horses', () => {
  test('stay within their class', () => {
    fc.assert(
      fc.property(level, fc.constantFrom(...GRADES), fc.nat(), (of, grade, seed) => {
        const [lowest, highest] = houseLevels(of);
        const { house } = classOfLevel(of);
        for (const horse of houseHorses(rngFromNumber(seed), fieldOfGrade(of, grade), 11)) {
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
        const names = houseHorses(rngFromNumber(seed), fieldOfGrade(1, 'bronze'), 11).map(({ name }) => name);
        expect(new Set(names).size).toBe(11);
      }),
    );
  });

  test('grow stronger with the grade', () => {
    const [bronze = 0, silver = 0, gold = 0] = GRADES.map(meanRaw);
    expect(bronze).toBeLessThan(silver);
    expect(silver).toBeLessThan(gold);
  });

  test('the middle of a grade is where its strength says', () => {
    const [low, high] = classOfLevel(30).house.tack;
    const [least, most] = GRADE_ROWS.silver.strength;
    const field = Array.from({ length: 400 }, (_, seed) =>
      houseHorses(rngFromNumber(seed), fieldOfGrade(30, 'silver'), 11),
    ).flat();
    const mean = field.reduce((sum, { sheet }) => sum + sheet.parts.tack, 0) / field.length / 10_000;
    expect(mean).toBeCloseTo(low + ((high - low) * (least + most)) / 2, 0);
  });
});

test('there are at least eighty unique names, prime in number', () => {
  const count = HOUSE_HORSE_NAMES.length;
  expect(new Set(HOUSE_HORSE_NAMES).size).toBe(count);
  expect(count).toBeGreaterThanOrEqual(80);
  for (let divisor = 2; divisor * divisor <= count; divisor += 1) expect(count % divisor).not.toBe(0);
});
