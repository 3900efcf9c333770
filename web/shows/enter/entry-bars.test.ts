import { expect, test } from 'vitest';
import { MINUTE } from '../../../game/game-time.ts';
import { FIRST_STANDING } from '../../../game/shows/grades.ts';
import { entriesLeft, entryBar, firstEligible, unbegun } from './entry-bars.ts';

const NOON = new Date('2031-05-06T12:00:00Z');
const MIDNIGHT = '2031-05-07T00:00:00.000Z';
const SHOW = { kind: 'house', level: 1 } as const;
const HORSE = {
  level: 1,
  standing: FIRST_STANDING,
  gender: 'mare',
  feedExpiresAt: MIDNIGHT,
  grassFrom: null,
  worksFrom: null,
  startsSpentUntil: null,
} as const;
const QUOTA = {
  current_active_entries: 10,
  show_entry_quota: 11,
  houseStartsLeft: 3,
  houseStartsSpentUntil: null,
};

test.each([
  ['house', 5, 4, { label: 'Low Lvl', why: 'Needs level 5' }],
  ['house', 5, 5, undefined],
  ['house', 5, 9, undefined],
  ['house', 5, 10, { label: 'High Lvl', why: 'Competes in class 1 or 10' }],
  ['house', 1, 10, undefined],
  ['house', 100, 250, undefined],
  ['player', 7, 6, { label: 'Low Lvl', why: 'Needs level 7' }],
  ['player', 7, 250, undefined],
  ['player', 5, 10, undefined],
] as const)('a %s show of level %i to a horse of level %i', (kind, level, horseLevel, bar) => {
  expect(entryBar({ kind, level }, { ...HORSE, level: horseLevel }, QUOTA, NOON)).toEqual(bar);
});

test.each([
  ['a fed mare with starts left may enter', {}, undefined],
  ['a mare without feed', { feedExpiresAt: null }, { label: 'Hungry', why: 'Feed her first' }],
  [
    'a stallion whose feed has run out',
    { gender: 'stallion', feedExpiresAt: NOON.toISOString() },
    { label: 'Hungry', why: 'Feed him first' },
  ],
  [
    'one that has used its starts',
    { startsSpentUntil: MIDNIGHT },
    { label: 'No starts left', why: expect.stringMatching(/^Again at \d/) },
  ],
  ['a mare on pasture', { grassFrom: MIDNIGHT }, { label: 'On pasture', why: 'Bring her in first' }],
  [
    'one brought in today',
    { worksFrom: MIDNIGHT },
    { label: 'Back today', why: expect.stringMatching(/^Shows again at \d/) },
  ],
  ['one brought in yesterday', { worksFrom: NOON.toISOString() }, undefined],
  ['one that used its starts of yesterday', { startsSpentUntil: NOON.toISOString() }, undefined],
  ['a hungry one of too low a level', { level: 0, feedExpiresAt: null }, { label: 'Low Lvl' }],
] as const)('%s', (_, changes, bar) => {
  const found = entryBar(SHOW, { ...HORSE, ...changes }, QUOTA, NOON);
  if (bar === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject(bar);
});

test.each([
  [undefined, undefined],
  [QUOTA, undefined],
  [
    { ...QUOTA, current_active_entries: 11 },
    { label: 'Full', why: 'Your entries are full' },
  ],
  [
    { ...QUOTA, current_active_entries: 12 },
    { label: 'Full', why: 'Your entries are full' },
  ],
  [{ ...QUOTA, houseStartsSpentUntil: NOON.toISOString() }, undefined],
])('to a player with the quota %o', (quota, bar) => {
  expect(entryBar(SHOW, HORSE, quota, NOON)).toEqual(bar);
});

test('used-up house starts exclude only from house shows', () => {
  const spent = { ...QUOTA, houseStartsSpentUntil: MIDNIGHT };
  expect(entryBar(SHOW, HORSE, spent, NOON)).toMatchObject({ label: 'No starts left' });
  expect(entryBar({ kind: 'player', level: 1 }, HORSE, spent, NOON)).toBeUndefined();
});

const at = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE).toISOString();

test('a show can be entered until it begins by world time', () => {
  const shows = [-1, 0, 1].map((minutes) => ({ scheduledDate: at(minutes) }));
  expect(unbegun(shows, NOON)).toEqual([{ scheduledDate: at(1) }]);
});

test('selects the five earliest eligible shows', () => {
  const shows = [20, 10, 50, 30, 40, 5, 60].map((minutes) => ({
    id: `in ${minutes}`,
    kind: 'house' as const,
    scheduledDate: at(minutes),
  }));
  const all = { most: 5, houseStarts: 5 };
  expect(firstEligible(shows, ({ id }) => id === 'in 5', all)).toEqual([
    'in 10',
    'in 20',
    'in 30',
    'in 40',
    'in 50',
  ]);
  expect(firstEligible(shows, () => true, all)).toEqual([]);
  expect(firstEligible([], () => false, all)).toEqual([]);
  const few = (most: number, houseStarts: number) => firstEligible(shows, () => false, { most, houseStarts });
  expect(few(2, 5)).toEqual(['in 5', 'in 10']);
  expect(few(5, 1)).toEqual(['in 5']);
});

test.each([
  ['a new day', 5, { current_active_entries: 0 }, 5],
  ['two starts used', 3, { current_active_entries: 2 }, 3],
  ['all starts used', 0, {}, 0],
  ['one entry free', 5, { current_active_entries: 10 }, 1],
  ['more entries than the quota', 5, { current_active_entries: 12 }, 0],
] as const)('%s leaves %i starts', (_, startsLeft, changes, left) => {
  expect(entriesLeft({ startsLeft }, { ...QUOTA, ...changes })).toBe(left);
});
