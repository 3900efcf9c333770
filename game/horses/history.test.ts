import { expect, it } from 'vitest';
import { eventWords, startWords } from './history.ts';

it('an event is one sentence with formatted numbers', () => {
  expect(eventWords('bought', { price: 1450 })).toBe('Bought from the store for 1,450 coins');
  expect(eventWords('stud_ended', {})).toBe('No longer at stud');
});

it('throws if a detail is missing', () => {
  expect(() => eventWords('at_stud', {})).toThrow('An event "at_stud" without its fee');
});

it.each([
  [{ place: 3, fieldSize: 12, prize: 45 }, '3rd of 12 in Dressage, level 1, for 45 coins'],
  [{ place: 1, fieldSize: 9, prize: 1200 }, '1st of 9 in Dressage, level 1, for 1,200 coins'],
  [{ place: 12, fieldSize: 12, prize: 0 }, '12th of 12 in Dressage, level 1'],
])('a start is told by its place, %j', (start, words) => {
  expect(startWords({ discipline: 'dressage', level: 1, ...start })).toBe(words);
});
