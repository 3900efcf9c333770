import { expect, it } from 'vitest';
import { eventWords } from './history.ts';

it('an event is told in one sentence, numbers written out', () => {
  expect(eventWords('bought', { price: 1450 })).toBe('Bought from the store for 1,450 coins');
  expect(eventWords('stud_ended', {})).toBe('No longer at stud');
});

it('a detail that is missing is a bug', () => {
  expect(() => eventWords('at_stud', {})).toThrow('An event "at_stud" without its fee');
});
