import { expect, test } from 'vitest';
import { PADDOCK } from './paddock.ts';
import { MEADOW } from './meadow.ts';
import { settingOf } from './setting-of.ts';
import { YARD } from './yard.ts';

test.each([
  ['a foal', 2, 0, MEADOW],
  ['a horse too young for the ring', 35, 1, MEADOW],
  ['a working horse of an even seed', 36, 0, YARD],
  ['a working horse of an odd seed', 359, 1, PADDOCK],
  ['a retired horse', 360, 0, MEADOW],
])('%s stands in its setting', (_, ageInMonths, seed, setting) => {
  expect(settingOf({ ageInMonths, seed })).toBe(setting);
});
