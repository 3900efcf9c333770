import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GUILDS } from '../guild-work/guilds.ts';
import { CLASS_LEVELS } from './classes.ts';
import { GRADES } from './grades.ts';
import { housePlaceXp, playerShowPlaceXp } from './running/place-xp.ts';
import {
  HOUSE_SPLIT,
  housePrize,
  heatPrizeMoney,
  nextPurseIndex,
  PLAYER_SPLIT,
  playerPrize,
  PURSE_INDEX_MAX,
  PURSE_INDEX_MIN,
} from './prize-money.ts';

const places = Array.from({ length: 12 }, (_, index) => index + 1);
const level = fc.constantFrom(...CLASS_LEVELS);
const grade = fc.constantFrom(...GRADES);
const index = fc.integer({ min: PURSE_INDEX_MIN, max: PURSE_INDEX_MAX });

describe('house purses', () => {
  test('for a newcomer in class 1', () => {
    expect(heatPrizeMoney(1, 'bronze', 10_000)).toBe(560);
    const prizes = places.map((place) => housePrize(1, 'bronze', 10_000, place));
    expect(prizes).toEqual([156, 112, 84, 67, 50, 39, 28, 22, 0, 0, 0, 0]);
  });

  test('rise with the grade and with the index', () => {
    expect(heatPrizeMoney(100, 'gold', 11_000)).toBe(2062);
    expect(heatPrizeMoney(100, 'gold', 8_000)).toBe(1500);
    expect(heatPrizeMoney(100, 'bronze', 10_000)).toBe(1200);
  });

  test('prizes never exceed the purse; rounding loses less than a coin per place', () => {
    fc.assert(
      fc.property(level, grade, index, (of, heatGrade, purseIndex) => {
        const sum = places.reduce((total, place) => total + housePrize(of, heatGrade, purseIndex, place), 0);
        const purse = heatPrizeMoney(of, heatGrade, purseIndex);
        expect(sum).toBeLessThanOrEqual(purse);
        expect(sum).toBeGreaterThan(purse - HOUSE_SPLIT.length);
      }),
    );
  });

  test('both splits sum to 100 percent and favour better places', () => {
    for (const split of [HOUSE_SPLIT, PLAYER_SPLIT]) {
      expect(split.reduce<number>((sum, percent) => sum + percent, 0)).toBe(100);
      expect([...split]).toEqual(split.toSorted((one, other) => other - one));
    }
  });
});

test('prizes of a player show: 50, 25, 15, 10 percent, rounded down', () => {
  expect(places.slice(0, 5).map((place) => playerPrize(505, place))).toEqual([252, 126, 75, 50, 0]);
});

describe('the purse index', () => {
  test.each([
    [10_000, 100 * 7 * 50, 50, 10_200],
    [10_000, 100 * 7 * 50 + 1, 50, 9_800],
    [10_900, 0, 50, 11_000],
    [8_100, 1e9, 50, 8_000],
    [9_000, -5_000, 0, 9_180],
  ])('at %i, with %i coins made by %i players, becomes %i', (before, made, activePlayers, after) => {
    expect(nextPurseIndex(before, { made, activePlayers })).toBe(after);
  });
});

describe('XP of a place', () => {
  test('class 1: three times the table', () => {
    expect(places.map((place) => housePlaceXp(1, place, 'rider').horse)).toEqual([
      660, 525, 420, 330, 240, 180, 135, 90, 60, 30, 0, 0,
    ]);
    expect(places.map((place) => housePlaceXp(1, place, 'rider').player)).toEqual([
      120, 84, 60, 48, 36, 29, 22, 14, 10, 5, 0, 0,
    ]);
  });

  test('class 100, first place, by guild', () => {
    expect(GUILDS.map((guild) => housePlaceXp(100, 1, guild))).toEqual([
      { horse: 11616, player: 330 },
      { horse: 11616, player: 330 },
      { horse: 12778, player: 330 },
      { horse: 12197, player: 330 },
    ]);
  });

  test.each([
    [8, 330, 60],
    [80, 330, 60],
    [4, 165, 30],
    [0, 0, 0],
  ])('a player show won over %i horses of others: %i and %i', (beaten, horse, player) => {
    expect(playerShowPlaceXp(1, 1, 'rider', beaten)).toEqual({ horse, player });
  });

  test('a player show counts at the class of its own level', () => {
    expect(playerShowPlaceXp(4, 1, 'rider', 8)).toEqual(playerShowPlaceXp(1, 1, 'rider', 8));
    expect(playerShowPlaceXp(25, 1, 'rider', 8).horse).toBe(1716);
  });
});
