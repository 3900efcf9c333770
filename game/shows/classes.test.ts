import { describe, expect, test } from 'vitest';
import {
  CLASS_LEVELS,
  classBand,
  CLASSES,
  classIndex,
  classOfLevel,
  classOpened,
  houseLevels,
  isClassLevel,
} from './classes.ts';
import { DISCIPLINES, disciplineLabel, isDiscipline } from './disciplines.ts';

describe('classes', () => {
  test.each([
    [1, 30, 25, 700, 300],
    [5, 60, 35, 1100, 530],
    [10, 60, 45, 1125, 960],
    [20, 120, 65, 1150, 1560],
    [30, 120, 90, 1200, 2400],
    [50, 240, 110, 1250, 3360],
    [75, 240, 130, 1350, 4320],
    [100, 240, 150, 1500, 5280],
  ])(
    'class %i runs every %i minutes, costs %i, pool %i, XP %i%%',
    (level, intervalMinutes, fee, pool, xpPercent) => {
      expect(classOfLevel(level)).toMatchObject({
        level,
        intervalMinutes,
        fee,
        pool,
        xpPercent,
      });
    },
  );

  test.each([
    [1, 1, 0],
    [4, 1, 0],
    [5, 5, 1],
    [9, 5, 1],
    [29, 20, 3],
    [99, 75, 6],
    [100, 100, 7],
    [4000, 100, 7],
  ] as const)('level %i belongs to class %i', (level, expected, index) => {
    expect(classOfLevel(level).level).toBe(expected);
    expect(classIndex(expected)).toBe(index);
  });

  test('each band ends where the next begins', () => {
    expect(CLASS_LEVELS.map((level) => classBand(level).last)).toEqual([4, 9, 19, 29, 49, 74, 99, null]);
    expect(houseLevels(1)).toEqual([1, 4]);
    expect(houseLevels(100)).toEqual([100, 129]);
    expect(() => classOfLevel(0)).toThrow(RangeError);
    expect(isClassLevel(30)).toBe(true);
    expect(isClassLevel(31)).toBe(false);
  });

  test('pool, fee, factor and ranges rise with the class', () => {
    for (const [index, row] of CLASSES.entries()) {
      const below = CLASSES[index - 1];
      if (!below) continue;
      expect(row.pool).toBeGreaterThan(below.pool);
      expect(row.fee).toBeGreaterThan(below.fee);
      for (const part of ['skill', 'tack', 'aptitude'] as const) {
        expect(row.house[part][1]).toBeGreaterThanOrEqual(below.house[part][1]);
        expect(row.house[part][0]).toBeLessThan(row.house[part][1]);
      }
    }
  });
});

describe('disciplines', () => {
  test('there are seven; two screens show five each', () => {
    expect(DISCIPLINES.map(disciplineLabel)).toEqual([
      'Dressage',
      'Racing',
      'Halter',
      'Eventing',
      'Jumping',
      'Cross Country',
      'Endurance',
    ]);
    expect(isDiscipline('halter')).toBe(true);
    expect(isDiscipline('crossCountry')).toBe(false);
  });
});

test.each([
  [1, 4, null],
  [4, 5, 5],
  [4, 21, 20],
  [5, 9, null],
  [99, 130, 100],
])('from level %d to %d opens the class of %s', (before, after, opened) => {
  expect(classOpened(before, after)).toBe(opened);
});
