import { expect, test } from 'vitest';
import { unenteredWords } from './unentered-words.ts';

test.each([
  ['house', 'open', /house that nobody enters does not run/],
  ['house', 'completed', /it did not run/],
  ['player', 'open', /the whole prize goes back to Ada/],
  ['player', 'completed', /nothing to place. The prize of 1,000 coins went back to Ada/],
] as const)('of a %s show that is %s', (kind, status, words) => {
  expect(unenteredWords({ kind, status, prize: 1_000, createdByUsername: 'Ada' })).toMatch(words);
});
