import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LUCK_MAX, partsOf, PART_POINTS, scoreOf, type HorseAbility } from './scoring.ts';

const ability: fc.Arbitrary<HorseAbility> = fc.record({
  skill: fc.nat(200_000_000),
  tack: fc.tuple(fc.nat(2_000_000), fc.nat(2_000_000), fc.nat(2_000_000)),
  aptitude: fc.nat(1_000_000),
  level: fc.integer({ min: 1, max: 200 }),
});
const happiness = fc.nat(1_000_000);
const luck = fc.integer({ min: -LUCK_MAX, max: LUCK_MAX });
const plain = (horse: HorseAbility, at = 1_000_000) =>
  scoreOf({ parts: partsOf(horse), happiness: at, guildPercent: 100, luck: 0 }).score;

describe('the parts', () => {
  test.each([
    [0, 0],
    [12_000_000, 500_000],
    [36_000_000, 750_000],
    [101_250, 8_367],
  ])('skill of %i ten-thousandths fills %i', (skill, part) => {
    expect(partsOf({ skill, tack: [0, 0, 0], aptitude: 0, level: 1 }).skill).toBe(part);
  });

  test.each([
    [[0, 0, 0], 0],
    [[350_000, 350_000, 350_000], 175_000],
    [[1_500_000, 1_500_000, 1_500_000], 750_000],
    [[2_000_000, 2_000_000, 2_000_000], 1_000_000],
    [[350_000, 0, 0], 58_333],
  ] as const)('tack %j fills %i', (tack, part) => {
    expect(partsOf({ skill: 0, tack, aptitude: 0, level: 1 }).tack).toBe(part);
  });

  test.each([
    [1, 100_000],
    [2, 141_421],
    [25, 500_000],
    [100, 1_000_000],
    [129, 1_000_000],
  ])('level %i fills %i', (level, part) => {
    expect(partsOf({ skill: 0, tack: [0, 0, 0], aptitude: 0, level }).level).toBe(part);
  });

  test('the four parts make a hundred', () => {
    expect(PART_POINTS).toEqual({ skill: 35, tack: 25, aptitude: 25, level: 15 });
  });
});

describe('a score', () => {
  const parts = { skill: 500_000, tack: 175_000, aptitude: 520_000, level: 100_000 };

  test('raw is the sum of its points; happiness, guild and luck multiply it', () => {
    const sheet = scoreOf({ parts, happiness: 900_000, guildPercent: 110, luck: -20_000 });
    expect(sheet.points).toEqual({ skill: 175_000, tack: 43_750, aptitude: 130_000, level: 15_000 });
    expect(sheet.raw).toBe(363_750);
    expect(sheet.score).toBe(Math.round(363_750 * 0.9 * 1.1 * 0.98));
  });

  test('happiness of 100 scores twice that of 50', () => {
    fc.assert(
      fc.property(ability, (horse) => {
        expect(Math.abs(plain(horse) - 2 * plain(horse, 500_000))).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('the guild factor is exact to one unit', () => {
    fc.assert(
      fc.property(ability, happiness, luck, fc.constantFrom(110, 103), (horse, happy, by, guildPercent) => {
        const common = { parts: partsOf(horse), happiness: happy, luck: by };
        const bare = scoreOf({ ...common, guildPercent: 100 });
        const member = scoreOf({ ...common, guildPercent });
        expect(member.guildFactor).toBe(guildPercent / 100);
        const exact = (bare.raw * happy * guildPercent * (1_000_000 + by)) / 1e14;
        expect(Math.abs(member.score - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  test('luck changes it by at most 4%', () => {
    fc.assert(
      fc.property(ability, luck, (horse, by) => {
        const even = plain(horse);
        const lucky = scoreOf({ parts: partsOf(horse), happiness: 1_000_000, guildPercent: 100, luck: by });
        expect(Math.abs(lucky.score - even)).toBeLessThanOrEqual(even * 0.04 + 1);
      }),
    );
  });

  const better: [string, (horse: HorseAbility, by: number) => HorseAbility][] = [
    ['skill', (horse, by) => ({ ...horse, skill: horse.skill + by * 100 })],
    ['tack', (horse, by) => ({ ...horse, tack: [horse.tack[0], horse.tack[1] + by, horse.tack[2]] })],
    ['aptitude', (horse, by) => ({ ...horse, aptitude: horse.aptitude + by })],
    ['level', (horse, by) => ({ ...horse, level: horse.level + (by % 50) })],
  ];

  test.each(better)('more %s never scores less', (_, raise) => {
    fc.assert(
      fc.property(ability, happiness, fc.nat(1_000_000), (horse, happy, by) => {
        expect(plain(raise(horse, by), happy)).toBeGreaterThanOrEqual(plain(horse, happy));
      }),
    );
  });
});
