import { expect, test } from 'vitest';
import { partOfDay, sunWay } from './hours.ts';

test.each([
  [0, 'night', 'night'],
  [4, 'night', 'night'],
  [5, 'dawn', 'dawn'],
  [8, 'day', 'morning'],
  [11, 'day', 'morning'],
  [12, 'day', 'afternoon'],
  [18, 'dusk', 'dusk'],
  [20, 'dusk', 'dusk'],
  [23, 'night', 'night'],
])('at %d it is %s', (hour, light, name) => {
  expect(partOfDay(hour)).toMatchObject({ light, name });
});

test('the sun is up exactly when it is not night', () => {
  for (let hour = 0; hour < 24; hour++) {
    expect(sunWay(hour) === null).toBe(partOfDay(hour).light === 'night');
  }
  expect(sunWay(5)).toBe(0);
  expect(sunWay(13)).toBe(0.5);
  expect(sunWay(20)).toBeLessThan(1);
});
