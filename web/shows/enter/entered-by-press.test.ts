import { describe, expect, test } from 'vitest';
import { FIRST_STANDING } from '../../../game/shows/grades.ts';
import type { Quota } from '../use-quota.ts';
import { enteredByPress, formatNoEntry } from './entered-by-press.ts';

const NOW = new Date('2031-05-06T12:00:00Z');
const HERD = [1, 2, 3].map((startsLeft) => ({ level: 1, standing: FIRST_STANDING, startsLeft }));
const OPEN: Quota = {
  current_active_entries: 0,
  show_entry_quota: 11,
  houseStartsLeft: 13,
  houseStartsSpentUntil: null,
};
const SPENT = { houseStartsLeft: 0, houseStartsSpentUntil: '2031-05-07T00:00:00.000Z' };

describe('a press enters', () => {
  test.each<[string, Partial<Quota>, coins: number, entered: number]>([
    ['all that may start', {}, 75, 3],
    ['as many as coins pay', {}, 74, 2],
    ['nobody without coins', {}, 24, 0],
    ['as many as there are entries', { current_active_entries: 10 }, 500, 1],
    ['nobody if entries are full', { current_active_entries: 12 }, 500, 0],
    ['as many as there are house starts', { houseStartsLeft: 2 }, 500, 2],
    ['nobody if house starts are spent', SPENT, 500, 0],
    ['all on a new day', { ...SPENT, houseStartsSpentUntil: '2031-05-06T00:00:00.000Z' }, 500, 3],
  ])('%s', (_, quota, coins, entered) => {
    const means = { quota: { ...OPEN, ...quota }, guild: 'rider', coins } as const;
    expect(enteredByPress(HERD, means, NOW)).toBe(entered);
  });

  test('enters all while the quota loads', () => {
    expect(enteredByPress(HERD, { quota: undefined, guild: 'rider', coins: 500 }, NOW)).toBe(3);
  });
});

test('explains why it would enter none', () => {
  expect(formatNoEntry({ ...OPEN, current_active_entries: 11 }, NOW)).toBe('Entries are full');
  expect(formatNoEntry({ ...OPEN, ...SPENT }, NOW)).toBe('No starts left');
  expect(formatNoEntry(OPEN, NOW)).toBe('No coins for fees');
});
