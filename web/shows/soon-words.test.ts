import { expect, test } from 'vitest';
import { ringWords } from './soon-words.ts';

test.each([
  [30, /^Happiness 30%: scores at 30%\. Rest or treats first will raise it$/],
  [69, /Rest or treats/],
  [70, /^Level 3, happiness 70%\. A show of its class is at most \d+ minutes away$/],
  [100, /^Level 3, happiness 100%\./],
])('before a show, at a happiness of %d%%', (happiness, words) => {
  expect(ringWords({ level: 3, happiness })).toMatch(words);
});
