import { expect, test } from 'vitest';
import { houseShowId } from '../shows/house-shows.ts';
import { formatEvent, formatStart } from './history.ts';

const HOUSE_SHOW = houseShowId({
  discipline: 'dressage',
  level: 1,
  runsAt: new Date('2030-05-01T08:00:00.000Z'),
});

test('an event is one sentence with formatted numbers', () => {
  expect(formatEvent('bought', { price: 1450 })).toBe('Bought from the store for 1,450 coins');
  expect(formatEvent('stud_ended', {})).toBe('No longer at stud');
});

test('throws if a detail is missing', () => {
  expect(() => formatEvent('at_stud', {})).toThrow('An event "at_stud" without its fee');
});

test.each([
  [{ place: 3, fieldSize: 12, prize: 45 }, '3rd of 12 in Dressage, class 1, for 45 coins'],
  [{ place: 1, fieldSize: 9, prize: 1200 }, '1st of 9 in Dressage, class 1, for 1,200 coins'],
  [{ place: 12, fieldSize: 12, prize: 0 }, '12th of 12 in Dressage, class 1'],
])('a start is described by its place, %j', (start, text) => {
  expect(formatStart({ showId: HOUSE_SHOW, discipline: 'dressage', level: 1, ...start })).toBe(text);
});

test('a house show has a class and a grade, a player show a level', () => {
  const start = { discipline: 'racing', level: 5, place: 2, fieldSize: 9, prize: 0 } as const;
  expect(formatStart({ ...start, showId: HOUSE_SHOW, promotedTo: 'silver' })).toBe(
    '2nd of 9 in Racing, class 5. Moved up to silver grade',
  );
  expect(formatStart({ ...start, showId: '0190a000-0000-7000-8000-000000000001' })).toBe(
    '2nd of 9 in Racing, level 5',
  );
  expect(formatEvent('class', { level: 5, opens: 5 })).toBe('Reached level 5: class 5 is open');
});
