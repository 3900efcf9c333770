import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FIRST_STANDING } from '../../../game/shows/grades.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { rowsOf, type RowContext } from './need-rows.tsx';

const NOW = new Date('2031-05-06T12:00:00Z');
const nothing = () => undefined;
const CONTEXT: RowContext = {
  now: NOW,
  guild: 'rider',
  coins: 5_000,
  bags: 0,
  quota: undefined,
  collecting: false,
  salary: null,
  hasSteps: false,
  onFeed: nothing,
  onTreat: nothing,
  onTurnOut: nothing,
  onTrain: nothing,
  onEnter: nothing,
  onCollect: nothing,
};
const aHorse = (name: string, wishes: Partial<Horse> = {}): Horse =>
  ({
    id: name,
    name,
    level: 1,
    xp: 0,
    ageInMonths: 84,
    retired: false,
    happiness: 90,
    startsLeft: 5,
    standing: { ...FIRST_STANDING, prizeless: 0 },
    feedExpiresAt: '2031-05-08T12:00:00.000Z',
    grassFrom: null,
    worksFrom: null,
    trainingsBanked: 6,
    nextTrainingAt: null,
    ...wishes,
  }) as Horse;
const HERD = ['Iris', 'Moth', 'Rowan'].map((name) => aHorse(name));

function rowFor(kind: 'hungry' | 'training' | 'ring', horses: readonly Horse[], wishes: Partial<RowContext>) {
  const need = { kind, horses, count: horses.length, coins: null };
  const [row] = rowsOf(need, { ...CONTEXT, ...wishes });
  return row && { title: row.title, why: row.why, press: pressOf(row.action) };
}

/** The button's text; null without a button. */
function pressOf(action: ReturnType<typeof rowsOf>[number]['action']): string | null {
  const label = renderToStaticMarkup(action).replaceAll(/<[^>]*>/g, '');
  return label === '' ? null : label;
}

test('the button says how many horses it trains', () => {
  expect(rowFor('training', HERD, {})?.press).toBe('Train all 3');
  expect(rowFor('training', HERD, { coins: 400 })).toMatchObject({
    press: 'Train 2',
    why: '6 trainings saved each: no room for more. Too few coins for all at 50 coins each.',
  });
  expect(rowFor('training', HERD, { coins: 49 })).toMatchObject({
    press: null,
    why: '6 trainings saved each: no room for more. Too few coins for one at 50 coins each.',
  });
  expect(rowFor('training', HERD.slice(0, 1), { coins: 49 })?.press).toBeNull();
});

test('the button says how many horses it enters', () => {
  expect(rowFor('ring', HERD, {})?.press).toBe('Enter all 3');
  const quota = {
    current_active_entries: 9,
    show_entry_quota: 11,
    houseStartsLeft: 13,
    houseStartsSpentUntil: null,
  };
  expect(rowFor('ring', HERD, { quota })).toEqual({
    title: 'Show 2 horses',
    press: 'Enter 2',
    why: '3 have starts left today; your entries and coins last for 2.',
  });
  expect(rowFor('ring', HERD, { coins: 24 })).toBeUndefined();
  expect(rowFor('ring', HERD, { quota: { ...quota, current_active_entries: 11 } })).toBeUndefined();
});

test('the button says how many horses it feeds', () => {
  const hungry = HERD.map((horse) => ({ ...horse, feedExpiresAt: null }));
  expect(rowFor('hungry', hungry, {})?.press).toBe('Feed all 3');
  expect(rowFor('hungry', hungry, { coins: 40, bags: 1 })?.press).toBe('Feed 2');
  expect(rowFor('hungry', hungry, { coins: 39 })?.press).toBeNull();
  expect(rowFor('hungry', hungry.slice(0, 1), { coins: 39 })?.press).toBeNull();
});
