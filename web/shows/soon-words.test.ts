import { expect, test } from 'vitest';
import { ringWords } from './soon-words.ts';

test.each([
  [30, /^Scores at 30%\. Rest or a treat raises that$/],
  [69, /Rest or a treat/],
  [70, /^Level 3, happiness 70%\. Next show in \d+ minutes at most$/],
  [100, /^Level 3, happiness 100%\./],
])('before a show, at a happiness of %d%%', (happiness, words) => {
  expect(ringWords({ level: 3, happiness })).toMatch(words);
});
