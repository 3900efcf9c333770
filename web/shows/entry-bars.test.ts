import { expect, test } from 'vitest';
import { isFull, levelBar } from './entry-bars.ts';

test.each([
  ['house', 5, 4, { label: 'Low Lvl', why: 'Needs level 5' }],
  ['house', 5, 5, undefined],
  ['house', 5, 9, undefined],
  ['house', 5, 10, { label: 'High Lvl', why: 'Up to level 9' }],
  ['house', 100, 250, undefined],
  ['player', 7, 6, { label: 'Low Lvl', why: 'Needs level 7' }],
  ['player', 7, 250, undefined],
  ['player', 5, 10, undefined],
] as const)('a %s show of level %i to a horse of level %i', (kind, level, horseLevel, bar) => {
  expect(levelBar({ kind, level }, horseLevel)).toEqual(bar);
});

test.each([
  [undefined, false],
  [{ current_active_entries: 10, show_entry_quota: 11 }, false],
  [{ current_active_entries: 11, show_entry_quota: 11 }, true],
  [{ current_active_entries: 12, show_entry_quota: 11 }, true],
])('a quota of %o is full: %s', (quota, full) => {
  expect(isFull(quota)).toBe(full);
});
