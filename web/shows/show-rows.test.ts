import { expect, test } from 'vitest';
import { firstEligible, together, unbegun } from './show-rows.ts';

const NOON = new Date('2031-05-06T12:00:00Z');
const at = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000).toISOString();

test('a show can be entered until its time has come by the world’s clock', () => {
  const shows = [-1, 0, 1].map((minutes) => ({ scheduledDate: at(minutes) }));
  expect(unbegun(shows, NOON)).toEqual([{ scheduledDate: at(1) }]);
});

test('what was just entered stays, once, also when the list is read without it', () => {
  const [one, two, three] = [{ id: 'one' }, { id: 'two' }, { id: 'three' }];
  expect(together([one, two], [two, three])).toEqual([one, two, three]);
  expect(together([], [two])).toEqual([two]);
});

test('the first five that a horse may enter are the earliest of its level', () => {
  const house = { kind: 'house', level: 1 } as const;
  const shows = [
    { id: 'low class', kind: 'house', level: 1, scheduledDate: at(1) },
    { id: 'high class', kind: 'house', level: 10, scheduledDate: at(2) },
    { id: 'too high', kind: 'player', level: 8, scheduledDate: at(3) },
    { id: 'sixth', kind: 'player', level: 7, scheduledDate: at(60) },
    ...[20, 10, 50, 30, 40].map((minutes) => ({
      ...house,
      level: 5,
      id: `in ${minutes}`,
      scheduledDate: at(minutes),
    })),
  ] as const;
  expect(firstEligible(shows, 7)).toEqual(['in 10', 'in 20', 'in 30', 'in 40', 'in 50']);
  expect(firstEligible(shows, 1)).toEqual(['low class']);
  expect(firstEligible([], 7)).toEqual([]);
});
