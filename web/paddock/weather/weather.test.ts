import { expect, test } from 'vitest';
import { REAL_MS_PER_GAME_DAY, SEASONS } from '../../../game/game-time.ts';
import { weatherOn } from './weather.ts';

const BEGAN = Date.parse('2026-03-01T00:20:00Z');
const dayAt = (index: number) => new Date(BEGAN + index * REAL_MS_PER_GAME_DAY).toISOString();

test.each(SEASONS)('the days of %s differ, and each keeps its weather', (season) => {
  const days = Array.from({ length: 90 }, (_, index) => ({ season, nextDayAt: dayAt(index) }));
  const weathers = days.map(weatherOn);
  expect(new Set(weathers).size).toBeGreaterThan(2);
  expect(days.map(weatherOn)).toEqual(weathers);
  expect(weathers.includes('snow')).toBe(season === 'winter');
});
