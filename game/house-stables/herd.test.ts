import { expect, test } from 'vitest';
import { REAL_MS_PER_DAY } from '../game-time.ts';
import { bornAtAge, RETIRED_FROM } from '../horses/age.ts';
import type { Sex } from '../horses/age.ts';
import { breedsThisWeek, HERD_MOST, herdOf, neededFounder, teamOf } from './herd.ts';
import { HOUSE_STABLES } from './stables.ts';

const NOW = new Date('2030-05-01T08:00:00Z');
const aged = (months: number) => ({ bornAt: bornAtAge(months, NOW) });

test('the retired are no longer of the herd, and never of the team', () => {
  const [old, last] = [aged(RETIRED_FROM), aged(RETIRED_FROM - 1)];
  expect(herdOf([old, last], NOW)).toEqual([last]);
  expect(teamOf([old, last], NOW)).toEqual([last]);
});

const horses = (breed: string, sexes: readonly Sex[]) => sexes.map((sex) => ({ breed, sex }));

test.each<[what: string, herd: ReturnType<typeof horses>, breed: string, sex: Sex]>([
  ['of none', [], 'connemara_pony', 'stallion'],
  [
    'of the breed that it has fewest of',
    horses('connemara_pony', ['mare', 'stallion']),
    'welsh_pony',
    'stallion',
  ],
  [
    'of the sex that it has fewest of',
    horses('connemara_pony', ['stallion']).concat(horses('welsh_pony', ['mare', 'mare'])),
    'connemara_pony',
    'mare',
  ],
  [
    'a stallion for as many mares',
    [...horses('connemara_pony', ['mare', 'stallion']), ...horses('welsh_pony', ['mare', 'stallion'])],
    'connemara_pony',
    'stallion',
  ],
])('a stable buys %s', (_what, herd, breed, sex) => {
  expect(neededFounder({ breeds: ['connemara_pony', 'welsh_pony'] }, herd)).toEqual({ breed, sex });
});

test('a full herd breeds in one week of four, which begins on its weekday; a smaller one in each', () => {
  const stable = { weekday: 3, hour: 7 };
  const days = Array.from({ length: 56 }, (_, day) => new Date(NOW.getTime() + day * REAL_MS_PER_DAY));
  const on = (count: number) => days.filter((day) => breedsThisWeek(stable, count, day));
  expect(on(HERD_MOST - 1)).toEqual(days);
  const full = on(HERD_MOST);
  expect(full).toHaveLength(14);
  const wednesdays = full.filter((day) => day.getUTCDay() === stable.weekday);
  expect(wednesdays).toHaveLength(2);
  for (const day of wednesdays) expect(full).toContainEqual(new Date(day.getTime() + REAL_MS_PER_DAY));
});

test('in every week some of twelve full herds breed', () => {
  for (let week = 0; week < 8; week += 1) {
    const now = new Date(NOW.getTime() + week * 7 * REAL_MS_PER_DAY);
    expect(HOUSE_STABLES.some((stable) => breedsThisWeek(stable, HERD_MOST, now))).toBe(true);
  }
});
