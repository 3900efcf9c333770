import { expect, test } from 'vitest';
import { rngFromNumber } from '../../../game/rng.ts';
import { HOUSE_HORSE_NAMES } from '../../../game/shows/running/house-horse-names.ts';
import { HorseNames } from './horse-names.ts';

test('names fit the sex, and are no house horse’s', () => {
  const names = new HorseNames(rngFromNumber(1));
  const mares = Array.from({ length: 4_000 }, () => names.draw('mare'));
  const stallions = Array.from({ length: 4_000 }, () => names.draw('stallion'));
  const house = new Set<string>(HOUSE_HORSE_NAMES);
  expect([...mares, ...stallions].filter((name) => house.has(name))).toEqual([]);
  expect(mares.filter((name) => /\b(?:Otto|Bruno|Prince|Monarch|Hugo)\b/.test(name))).toEqual([]);
  expect(stallions.filter((name) => /\b(?:Lady|Lily|Rose)\b/.test(name))).toEqual([]);
});
