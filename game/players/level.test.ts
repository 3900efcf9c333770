import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gainXp, xpToNextLevel } from './level.ts';

const totalXp = (level: number, xp: number): number => 500 * level * (level - 1) + xp;

describe('gaining XP', () => {
  test.each([
    [1, 0, 999, 1, 999],
    [1, 0, 1000, 2, 0],
    [1, 900, 250, 2, 150],
    [1, 0, 3000, 3, 0],
    [2, 1999, 1, 3, 0],
    [24, 23_999, 2, 25, 1],
  ])('level %i with %i and %i more is level %i with %i', (level, xp, gained, levelAfter, xpAfter) => {
    expect(gainXp({ level, xp }, gained)).toEqual({
      level: levelAfter,
      xp: xpAfter,
      levelsGained: levelAfter - level,
    });
  });

  test('conserves total XP and stays below the next level', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 120 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        fc.nat(300_000),
        (level, share, gained) => {
          const xp = Math.floor(share * xpToNextLevel(level));
          const after = gainXp({ level, xp }, gained);
          expect(totalXp(after.level, after.xp)).toBe(totalXp(level, xp) + gained);
          expect(after.xp).toBeLessThan(xpToNextLevel(after.level));
          expect(after.xp).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  test('throws on fractional or negative XP', () => {
    expect(() => gainXp({ level: 1, xp: 0 }, 0.5)).toThrow(RangeError);
    expect(() => gainXp({ level: 1, xp: 0 }, -1)).toThrow(RangeError);
  });
});
