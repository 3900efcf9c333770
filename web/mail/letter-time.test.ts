import { expect, test } from 'vitest';
import { dateOf, timeOf } from '../ui/when.ts';
import { letterTime } from './letter-time.ts';

test('a letter shows the clock within 24 hours, then the date', () => {
  const sent = new Date('2030-03-14T18:11:00Z');
  const after = (ms: number) => letterTime(sent, new Date(sent.getTime() + ms));
  expect(after(0)).toBe(timeOf(sent));
  expect(after(86_399_999)).toBe(timeOf(sent));
  expect(after(86_400_000)).toBe(dateOf(sent));
  expect(timeOf(sent)).not.toBe(dateOf(sent));
});
