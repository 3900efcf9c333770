import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REAL_MS_PER_GAME_YEAR } from '../game-time.ts';
import { CLASS_LEVELS } from '../shows/classes.ts';
import {
  DIVISION_ROWS,
  divisionLevels,
  divisionNumber,
  divisionOf,
  HIGHEST_LEVEL,
  seasonOf,
} from './leaderboards.ts';

describe('divisions', () => {
  test('cover every level exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: HIGHEST_LEVEL }), (level) => {
        const matching = DIVISION_ROWS.filter(({ from, to }) => from <= level && level <= to);
        expect(matching.map(({ id }) => id)).toEqual([divisionOf(level)]);
      }),
    );
    for (const { from, to, id } of DIVISION_ROWS)
      expect([divisionOf(from), divisionOf(to)]).toEqual([id, id]);
  });

  test('have two show classes each', () => {
    const classes = DIVISION_ROWS.map(({ from, to }) =>
      CLASS_LEVELS.filter((level) => level >= from && level <= to),
    );
    expect(classes).toEqual([
      [1, 5],
      [10, 20],
      [30, 50],
      [75, 100],
    ]);
    expect(DIVISION_ROWS.every(({ from }) => (CLASS_LEVELS as readonly number[]).includes(from))).toBe(true);
  });

  test('are numbered from 1 and described by levels', () => {
    expect(DIVISION_ROWS.map(({ id }) => [divisionNumber(id), divisionLevels(id)])).toEqual([
      [1, 'level 1 to 9'],
      [2, 'level 10 to 29'],
      [3, 'level 30 to 74'],
      [4, 'level 75 and up'],
    ]);
  });

  test('have no level below 1', () => {
    expect(() => divisionOf(0)).toThrow(RangeError);
  });
});

describe('a season', () => {
  const founded = new Date('2030-05-01T08:00:00Z');
  const after = (ms: number) => seasonOf(founded, new Date(founded.getTime() + ms));
  test('is the game year: 365 real hours, from the founding on', () => {
    expect(
      [0, REAL_MS_PER_GAME_YEAR - 1, REAL_MS_PER_GAME_YEAR, 9.5 * REAL_MS_PER_GAME_YEAR].map(after),
    ).toEqual([1, 1, 2, 10]);
  });
});
