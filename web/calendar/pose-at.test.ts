import { expect, test } from 'vitest';
import { DISCIPLINES } from '../../game/shows/disciplines.ts';
import { POSED } from '../../art/paint/layers/layers.ts';
import { bodyAge } from '../../art/paint/layers/body-age.ts';
import { poseAt, poseInRing } from './pose-at.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const MONTHS = { foal: 3, yearling: 15, adult: 96 } as const;
const posesOf = (age: keyof typeof MONTHS, where: 'stable' | 'pasture', seed: number) =>
  HOURS.map((hour) => poseAt({ ageInMonths: MONTHS[age], seed }, where, hour));

test('uses only poses that the body has, by day and night', () => {
  for (const age of ['foal', 'yearling', 'adult'] as const)
    for (const seed of [0, 1, 2, 3, 4, 4_294_967_295])
      for (const pose of [...posesOf(age, 'pasture', seed), ...posesOf(age, 'stable', seed)])
        expect(POSED[pose]).toContain(bodyAge(MONTHS[age]));
});

test('a grown horse on pasture grazes most of the day', () => {
  for (const seed of [0, 1, 2, 3, 4]) {
    const day = posesOf('adult', 'pasture', seed).slice(5, 21);
    const grazing = day.filter((pose) => pose === 'graze').length;
    expect(grazing).toBeGreaterThan(day.length / 2);
    expect(new Set(day)).toEqual(new Set(['graze', 'stand', 'walk']));
  }
});

test.each(['stable', 'pasture'] as const)('at night horses in the %s sleep as their age does', (where) => {
  const night = [21, 22, 23, 0, 4];
  const posesAt = (ageInMonths: number) =>
    new Set(night.map((hour) => poseAt({ ageInMonths, seed: 5 }, where, hour)));
  expect(posesAt(3)).toEqual(new Set(['lie']));
  expect(posesAt(15)).toEqual(new Set(['stand']));
  expect(posesAt(96)).toEqual(new Set(['rest', 'stand']));
});

test('a horse in the stable has one pose by day', () => {
  expect(new Set(posesOf('adult', 'stable', 5).slice(5, 21))).toEqual(new Set(['walk']));
  expect(new Set(posesOf('adult', 'stable', 6).slice(5, 21))).toEqual(new Set(['stand']));
});

test('in the ring horses trot, but those shown in hand walk', () => {
  expect(DISCIPLINES.filter((discipline) => poseInRing(discipline) === 'walk')).toEqual(['halter']);
});
