import { expect, test } from 'vitest';
import { firstEligible, unbegun } from './show-rows.ts';

const NOON = new Date('2031-05-06T12:00:00Z');
const at = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000).toISOString();

test('a show can be entered until its time has come by the world’s clock', () => {
  const shows = [-1, 0, 1].map((minutes) => ({ scheduledDate: at(minutes) }));
  expect(unbegun(shows, NOON)).toEqual([{ scheduledDate: at(1) }]);
});

test('the first five that a horse may enter are the earliest that nothing bars', () => {
  const shows = [20, 10, 50, 30, 40, 5, 60].map((minutes) => ({
    id: `in ${minutes}`,
    scheduledDate: at(minutes),
  }));
  expect(firstEligible(shows, ({ id }) => id === 'in 5')).toEqual([
    'in 10',
    'in 20',
    'in 30',
    'in 40',
    'in 50',
  ]);
  expect(firstEligible(shows, () => true)).toEqual([]);
  expect(firstEligible([], () => false)).toEqual([]);
});
