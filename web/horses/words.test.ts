import { expect, test } from 'vitest';
import { nameClass, retiredWords } from './words.ts';

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

test.each([
  ['mare', 'She neither shows nor breeds again'],
  ['stallion', 'He neither shows nor breeds again'],
  ['gelding', 'He neither shows nor breeds again'],
] as const)('a retired %s does nothing of the ring or the stud any more', (gender, why) => {
  expect(retiredWords({ gender })).toEqual({ title: 'Retired', why });
});
