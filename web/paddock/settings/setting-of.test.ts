import { expect, test } from 'vitest';
import { PADDOCK } from './paddock.ts';
import { MEADOW } from './meadow.ts';
import { settingOf } from './setting-of.ts';
import { YARD } from './yard.ts';

test.each([
  ['a foal is', 2, 0, MEADOW],
  ['a horse too young for the ring is', 35, 1, MEADOW],
  ['one that works is, by its seed,', 36, 0, YARD],
  ['another is, by its seed,', 359, 1, PADDOCK],
  ['a retired one is', 360, 0, MEADOW],
])('%s where it is kept', (_, ageInMonths, seed, setting) => {
  expect(settingOf({ ageInMonths, seed })).toBe(setting);
});
