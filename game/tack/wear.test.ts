import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GUILDS, type Guild } from '../guild-work/guilds.ts';
import { partsOf } from '../shows/running/scoring.ts';
import { QUALITY_MAX } from './quality.ts';
import { qualitiesWorn, qualityAfterStart } from './wear.ts';

test.each<[number, Guild, number]>([
  [1_500_000, 'rider', 1_490_400],
  [1_500_000, 'manufacturer', 1_498_800],
  [1_500_000, 'trainer', 1_497_480],
  [350_001, 'equilibrium', 350_000],
  [350_350, 'manufacturer', 350_070],
  [350_000, 'rider', 350_000],
  [349_999, 'rider', 349_999],
  [0, 'rider', 0],
])('%d of a %s horse is %d after a start', (quality, guild, after) => {
  expect(qualityAfterStart(quality, guild)).toBe(after);
});

test('never rises, and wear stops at 35%', () => {
  fc.assert(
    fc.property(fc.nat(QUALITY_MAX), fc.constantFrom(...GUILDS), (quality, guild) => {
      const after = qualityAfterStart(quality, guild);
      expect(after).toBeLessThanOrEqual(quality);
      expect(after).toBeGreaterThanOrEqual(Math.min(quality, 350_000));
    }),
  );
});

const STORE_SET = [
  { type: 'bridle', quality: 350_000 },
  { type: 'horseshoes', quality: 350_000 },
  { type: 'saddle', quality: 350_000 },
] as const;

// docs/rules/shows.md#score: store set 17.5; a set of 150% 75.
test.each([
  ['nothing', [], 0],
  ['a saddle', [{ type: 'saddle', quality: 1_200_000 }] as const, 200_000],
  ['the store set', STORE_SET, 175_000],
  ['a set of 150%', STORE_SET.map(({ type }) => ({ type, quality: 1_500_000 })), 750_000],
])('%s counts in the score', (_, pieces, part) => {
  const ability = { skill: 0, aptitude: 0, level: 1 };
  expect(partsOf({ ...ability, tack: qualitiesWorn(pieces) }).tack).toBe(part);
});
