import { expect, test } from 'vitest';
import { feedLeft } from './feed-left.tsx';
import { nameProblem } from './name-problem.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;
const until = (ms: number) => ({ feedExpiresAt: new Date(NOW.getTime() + ms).toISOString() });

test.each([
  ['never fed', { feedExpiresAt: null }, 'hungry', 'Out of feed'],
  ['just run out', until(0), 'hungry', 'Out of feed'],
  ['a minute left', until(60_000), 'soon', '1 minute'],
  ['just under a day', until(24 * HOUR - 1), 'soon', '1 day'],
  ['a day', until(24 * HOUR), 'fed', '1 day'],
] as const)('%s', (_, horse, hunger, words) => {
  expect(feedLeft(horse, NOW)).toMatchObject({ hunger, words });
});

test.each([
  ['', 'Horse name cannot be empty'],
  ['   ', 'Horse name cannot be empty'],
  ['a'.repeat(51), 'Horse name must be 50 characters or less'],
  [` ${'a'.repeat(50)} `, undefined],
  ['Juniper', undefined],
])('the name "%s"', (name, problem) => {
  expect(nameProblem(name)).toBe(problem);
});
