import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeHappiness,
  HAPPINESS_MAX,
  happinessNow,
  happinessPoints,
  settleMood,
  type Mood,
} from './happiness.ts';
import { isFed } from './fed.ts';

const start = Date.UTC(2031, 4, 6, 12);
const at = (hours: number): Date => new Date(start + hours * 3_600_000);
interface Times {
  readonly long?: number;
  readonly grass?: number;
  /** End of hay and oil, of a horse that needs them; null before its health test. */
  readonly ration?: number | null;
}

const mood = (points: number, fedHours: number | null, { long, grass, ration }: Times = {}): Mood => ({
  happiness: points * 10_000,
  happinessAt: at(0),
  grassFrom: grass === undefined ? null : at(grass),
  feedExpiresAt: fedHours === null ? null : at(fedHours),
  longFeedUntil: long === undefined ? null : at(long),
  ration: ration === undefined ? null : { until: ration === null ? null : at(ration) },
});

describe('happiness at an instant', () => {
  test.each([
    ['fed, 8 a day: one point per 3 hours', mood(80, 100), 8, 3, 81],
    ['fed, 12 a day', mood(70, 100), 12, 24, 82],
    ['fed, above 85 half of it', mood(80, 100), 12, 24, 88.5],
    ['fed, from above 85', mood(90, 100), 8, 24, 94],
    ['fed, never above 100', mood(99, 100), 8, 24, 100],
    ['unfed: one point per game day', mood(80, -5), 8, 7, 73],
    ['never fed', mood(80, null), 8, 7, 73],
    ['hunger stops at 30', mood(80, null), 8, 500, 30],
    ['hunger does not lift what is below 30', mood(12, null), 8, 500, 12],
    ['below 30 and fed it rises', mood(12, 24), 8, 24, 20],
    ['fed for a day, then hungry for six hours', mood(70, 24), 8, 30, 72],
    ['full, then hungry', mood(100, 24), 8, 34, 90],
    ['on a long bag, 8 a day: 9', mood(70, 144, { long: 144 }), 8, 24, 79],
    ['on a long bag, 12 a day: 13', mood(70, 144, { long: 144 }), 12, 24, 83],
    ['a long bag, then single days', mood(20, 192, { long: 144 }), 8, 168, 82],
    ['half a day on a long bag, half on a short one', mood(60, 24, { long: 12 }), 16, 24, 76.5],
    ['after a long bag that ended before', mood(70, 24, { long: -12 }), 8, 24, 78],
    ['a long bag, then hungry', mood(20, 24, { long: 24 }), 8, 30, 29],
    ['before it was written down', mood(80, 24), 8, -3, 80],
    ['on grass, 8 and 4 a day', mood(80, null, { grass: 0 }), 8, 24, 92],
    ['on grass since before it was written down', mood(80, -5, { grass: -48 }), 8, 24, 92],
    ['on grass, with feed left', mood(80, 48, { grass: -2 }), 12, 24, 96],
    ['on grass, never above 100', mood(95, null, { grass: 0 }), 8, 240, 100],
    ['on grass below 30 it rises', mood(12, null, { grass: 0 }), 8, 24, 24],
    ['hungry for six hours, then on grass', mood(80, null, { grass: 6 }), 8, 30, 86],
    ['fed for three hours, hungry for two, then on grass', mood(80, 3, { grass: 5 }), 8, 29, 91],
    ['needs hay and oil: stops at 90', mood(80, 100, { ration: null }), 12, 48, 90],
    ['needs them: stays above 90', mood(96, 100, { ration: null }), 12, 24, 96],
    ['on hay and oil', mood(85, 100, { ration: 100 }), 8, 48, 93],
    ['hay and oil, then other feed, below 90', mood(80, 48, { ration: 12 }), 8, 36, 88.5],
    ['hay and oil, then other feed, above 90', mood(88, 96, { ration: 24 }), 8, 96, 92],
    ['needs hay and oil: on grass', mood(80, null, { grass: 0, ration: null }), 8, 48, 90],
    ['turned out for later', mood(80, null, { grass: 24 }), 8, 6, 74],
  ])('%s', (_, stored, rest, hours, points) => {
    expect(happinessNow(stored, rest, at(hours))).toBe(points * 10_000);
  });

  const anyMood = fc
    .tuple(
      fc.integer({ min: 0, max: HAPPINESS_MAX }),
      fc.option(fc.integer({ min: -90_000, max: 900_000 })),
      fc.option(fc.integer({ min: 0, max: 500_000 })),
      fc.option(fc.integer({ min: -90_000, max: 900_000 })),
      fc.option(fc.record({ until: fc.option(fc.integer({ min: -90_000, max: 900_000 })) })),
    )
    .map(([happiness, seconds, short, grass, ration]): Mood => ({
      happiness,
      happinessAt: at(0),
      feedExpiresAt: seconds === null ? null : new Date(start + seconds * 1000),
      longFeedUntil: seconds === null || short === null ? null : new Date(start + (seconds - short) * 1000),
      grassFrom: grass === null ? null : new Date(start + grass * 1000),
      ration: ration && { until: ration.until === null ? null : new Date(start + ration.until * 1000) },
    }));
  const rest = fc.constantFrom(8, 9, 12);
  const elapsed = fc.integer({ min: 0, max: 1_500_000_000 });

  test('settling in between changes later happiness by at most one unit', () => {
    fc.assert(
      fc.property(anyMood, rest, elapsed, elapsed, (stored, restPerDay, first, second) => {
        const between = new Date(start + Math.min(first, second));
        const end = new Date(start + Math.max(first, second));
        const straight = happinessNow(stored, restPerDay, end);
        const stopped = happinessNow(settleMood(stored, restPerDay, between), restPerDay, end);
        expect(Math.abs(straight - stopped)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 2000 },
    );
  });

  test('stays whole, in 0..100, and never rises unfed', () => {
    fc.assert(
      fc.property(anyMood, rest, elapsed, (stored, restPerDay, ms) => {
        const now = happinessNow(stored, restPerDay, new Date(start + ms));
        expect(Number.isInteger(now)).toBe(true);
        expect(now).toBeGreaterThanOrEqual(0);
        expect(now).toBeLessThanOrEqual(HAPPINESS_MAX);
        if (!isFed(stored.feedExpiresAt, at(0)) && stored.grassFrom === null)
          expect(now).toBeLessThanOrEqual(stored.happiness);
      }),
    );
  });
});

test('a change stays in 0..100', () => {
  expect(changeHappiness(995_000, 10_000)).toBe(1_000_000);
  expect(changeHappiness(5_000, -10_000)).toBe(0);
});

test('feed ends exactly at its instant', () => {
  expect(isFed(at(1), at(0.999))).toBe(true);
  expect(isFed(at(1), at(1))).toBe(false);
  expect(isFed(null, at(1))).toBe(false);
});

test.each([
  [1_000_000, 100],
  [999_999, 100],
  [995_000, 100],
  [994_999, 99],
  [300_000, 30],
  [0, 0],
])('%i ten-thousandths are shown as %i points', (happiness, points) => {
  expect(happinessPoints(happiness)).toBe(points);
});
