import { expect, test } from 'vitest';
import { chanceWords, hopelessWords } from './chance-words.ts';

test.each([
  [0.124, 0.64, 'Win 12%, prize 64%'],
  [0.0004, 0.2, 'Win under 1%, prize 20%'],
  [0.996, 1, 'Win over 99%, prize 100%'],
  [0, 0, 'Win 0%, prize 0%'],
])('a chance of %d to win and %d of a prize', (win, prize, words) => {
  expect(chanceWords({ win, prize, coins: 0, meanPlace: 6 })).toBe(words);
});

test('a sentence says what would help where only last places await', () => {
  expect(hopelessWords({ prize: 0.09 })).toContain('train, rest, or wear better tack');
  expect(hopelessWords({ prize: 0.1 })).toBeNull();
});
