import { expect, test } from 'vitest';
import { INVITED } from '../player-show-terms.ts';
import { invitedHorses } from './invited-horses.ts';

const SHOW = {
  seed: new Uint8Array(32),
  entriesHash: 'ab'.repeat(32),
  level: 7,
  entered: 3,
  invitesHouse: true,
};

test('a show with few entries has six horses of the house beside them, the same each time', () => {
  const horses = invitedHorses(SHOW);
  expect(horses).toHaveLength(INVITED);
  expect(new Set(horses.map(({ name }) => name)).size).toBe(INVITED);
  const scores = horses.map(({ sheet }) => sheet.score);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  expect(invitedHorses(SHOW)).toEqual(horses);
  expect(invitedHorses({ ...SHOW, entriesHash: 'cd'.repeat(32) })).not.toEqual(horses);
});

test.each([
  ['with enough entries', { entered: 6 }],
  ['without any', { entered: 0 }],
  ['that did not invite them', { invitesHouse: false }],
])('a show %s has none', (_what, change) => {
  expect(invitedHorses({ ...SHOW, ...change })).toEqual([]);
});
