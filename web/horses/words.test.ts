import { expect, test } from 'vitest';
import { nameClass } from './words.ts';

test.each([
  ['Juniper', 'name'],
  ['Old Copper', 'name'],
  ['Thistledown', 'name is-long'],
  ['Wolfsbane Nightingale', 'name is-long'],
  ['Foal of Wolfsbane Nightingale', 'name is-longest'],
  ['Schwarzwaldmädel', 'name is-longest'],
  ['Donaudampfschifffahrtsgesellschaft', 'name is-wordy'],
])('%s is set as %s', (name, look) => {
  expect(nameClass(name)).toBe(look);
});
