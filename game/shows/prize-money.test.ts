import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GUILDS } from '../guild-work/guilds.ts';
import { CLASS_LEVELS } from './classes.ts';
import { formAfter, formOnEntering } from './form.ts';
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
const form = fc.nat(13_000);
const index = fc.integer({ min: PURSE_INDEX_MIN, max: PURSE_INDEX_MAX });

describe('house purses', () => {
  test('for a newcomer in class 1', () => {
    expect(heatPrizeMoney(1, 2_500, 10_000)).toBe(204);
    const prizes = places.map((place) => housePrize(1, 2_500, 10_000, place));
    expect(prizes).toEqual([57, 40, 30, 24, 18, 14, 10, 8, 0, 0, 0, 0]);
  });

  test('rise with form and with the index', () => {
    expect(heatPrizeMoney(100, 13_000, 11_000)).toBe(4158);
    expect(heatPrizeMoney(100, 13_000, 8_000)).toBe(3024);
    expect(heatPrizeMoney(100, 0, 10_000)).toBe(1440);
  });

  test('prizes never exceed the purse; rounding loses less than a coin per place', () => {
    fc.assert(
      fc.property(level, form, index, (of, heatForm, purseIndex) => {
        const sum = places.reduce((total, place) => total + housePrize(of, heatForm, purseIndex, place), 0);
        const purse = heatPrizeMoney(of, heatForm, purseIndex);
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
    [10_000, 200 * 7 * 50, 50, 10_200],
    [10_000, 200 * 7 * 50 + 1, 50, 9_800],
    [10_900, 0, 50, 11_000],
    [8_100, 1e9, 50, 8_000],
    [9_000, -5_000, 0, 9_180],
  ])('at %i, with %i coins made by %i players, becomes %i', (before, made, activePlayers, after) => {
    expect(nextPurseIndex(before, { made, activePlayers })).toBe(after);
  });
});

describe('XP of a place', () => {
  test('class 1: a quarter more than the table', () => {
    expect(places.map((place) => housePlaceXp(1, place, 'rider').horse)).toEqual([
      275, 219, 175, 138, 100, 75, 56, 38, 25, 13, 0, 0,
    ]);
    expect(places.map((place) => housePlaceXp(1, place, 'rider').player)).toEqual([
      50, 35, 25, 20, 15, 12, 9, 6, 4, 2, 0, 0,
    ]);
  });

  test('class 100, first place, by guild', () => {
    expect(GUILDS.map((guild) => housePlaceXp(100, 1, guild))).toEqual([
      { horse: 4840, player: 138 },
      { horse: 4840, player: 138 },
      { horse: 5324, player: 138 },
      { horse: 5082, player: 138 },
    ]);
  });

  test.each([
    [8, 138, 25],
    [80, 138, 25],
    [4, 69, 13],
    [0, 0, 0],
  ])('a player show won over %i horses of others: %i and %i', (beaten, horse, player) => {
    expect(playerShowPlaceXp(1, 1, 'rider', beaten)).toEqual({ horse, player });
  });

  test('a player show counts at the class of its own level', () => {
    expect(playerShowPlaceXp(4, 1, 'rider', 8)).toEqual(playerShowPlaceXp(1, 1, 'rider', 8));
    expect(playerShowPlaceXp(25, 1, 'rider', 8).horse).toBe(715);
  });
});

describe('form', () => {
  test('moves from +0.03 for the first evenly to -0.03 for the last', () => {
    expect(places.map((place) => formAfter(5_000, place) - 5_000)).toEqual([
      300, 245, 191, 136, 82, 27, -27, -82, -136, -191, -245, -300,
    ]);
  });

  test('stays in 0..1.3', () => {
    expect(formAfter(12_900, 1)).toBe(13_000);
    expect(formAfter(100, 12)).toBe(0);
  });

  test('falls by 0.2 for each class climbed, and only then', () => {
    expect(formOnEntering(5_000, 1, 1)).toBe(5_000);
    expect(formOnEntering(5_000, 1, 5)).toBe(3_000);
    expect(formOnEntering(5_000, 1, 10)).toBe(1_000);
    expect(formOnEntering(500, 5, 10)).toBe(0);
    expect(formOnEntering(5_000, 10, 5)).toBe(5_000);
  });
});
