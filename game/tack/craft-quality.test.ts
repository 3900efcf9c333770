import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GUILDS, type Guild } from '../guild-work/guilds.ts';
import { rngFromNumber } from '../rng.ts';
import {
  CRAFT_SKILL_MAX,
  craftQualityRange,
  formatCraftRange,
  drawQuality,
  skillAfterCraft,
  startingCraftSkill,
} from './craft-quality.ts';

function skillAfter(crafts: number, guild: Guild): number {
  let skill = startingCraftSkill(guild);
  for (let index = 0; index < crafts; index++) skill = skillAfterCraft(skill);
  return skill;
}

// Percent, from docs/rules/economy.md#crafting.
test.each<[Guild, readonly number[]]>([
  ['manufacturer', [90, 143, 179, 200, 200, 200]],
  ['equilibrium', [48, 82, 104, 120, 130, 147]],
  ['rider', [0, 50, 83, 105, 120, 144]],
  ['trainer', [0, 50, 83, 105, 120, 144]],
])('%s after 0, 25, 50, 75, 100, 200 pieces', (guild, percents) => {
  const promised = [0, 25, 50, 75, 100, 200].map((crafts) => {
    const { least, most } = craftQualityRange(skillAfter(crafts, guild), guild);
    if (least === 0) return Math.round(most / 10_000) - 10;
    return Math.round(Math.min(least / 10_000 + 10, guild === 'manufacturer' ? 200 : 150));
  });
  expect(promised).toEqual(percents);
});

test.each([
  [0, 20_000],
  [625_000, 635_000],
  [1_187_500, 1_188_500],
  [1_249_500, 1_250_000],
  [1_250_000, 1_250_000],
])('a skill of %d is %d after one more piece', (skill, after) => {
  expect(skillAfterCraft(skill)).toBe(after);
});

test('quality covers the whole spread around the promised value', () => {
  fc.assert(
    fc.property(
      fc.nat(CRAFT_SKILL_MAX),
      fc.constantFrom(...GUILDS),
      fc.nat(1_000_000),
      (skill, guild, seed) => {
        const { least, most } = craftQualityRange(skill, guild);
        const quality = drawQuality(skill, guild, rngFromNumber(seed));
        expect(Number.isInteger(quality)).toBe(true);
        expect(quality).toBeGreaterThanOrEqual(least);
        expect(quality).toBeLessThanOrEqual(most);
      },
    ),
  );
  const rng = rngFromNumber(1);
  const drawn = Array.from({ length: 2000 }, () => drawQuality(500_000, 'manufacturer', rng));
  expect(Math.min(...drawn)).toBeLessThan(901_000);
  expect(Math.max(...drawn)).toBeGreaterThan(1_099_000);
  const mean = drawn.reduce((sum, one) => sum + one, 0) / drawn.length;
  expect(Math.abs(mean - 1_000_000)).toBeLessThan(5_000);
});

test.each<[number, Guild, string]>([
  [0, 'rider', '0–10%'],
  [46.28, 'manufacturer', '83–103%'],
  [125, 'trainer', '140–150%'],
  [125, 'manufacturer', '200%'],
])('skill %d of a %s makes %s', (points, guild, text) => {
  expect(formatCraftRange(points, guild)).toBe(text);
});
