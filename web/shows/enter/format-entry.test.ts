import { expect, test } from 'vitest';
import { formatBulkEntry, formatChances, formatHopeless } from './format-entry.ts';
import { formatRing } from './format-ring.ts';

const refused = { showId: 'a show', code: 'QUOTA_FULL', message: 'You have 11 of 11 entries running.' };

test('entering several shows reports their number, the cost and the first refusal', () => {
  const done = { successCount: 4, totalXP: 1_044, totalCost: 40, refusals: [] };
  const text = 'Juniper is entered in 4 shows: 1,044 XP for 40 coins.';
  expect(formatBulkEntry('Juniper', done)).toEqual({ title: 'Bulk Entry Complete!', description: text });
  expect(formatBulkEntry('Juniper', { ...done, refusals: [refused] }).description).toBe(
    `${text} ${refused.message}`,
  );
});

test('entering several shows reports that all were refused', () => {
  expect(
    formatBulkEntry('Juniper', { successCount: 0, totalXP: 0, totalCost: 0, refusals: [refused] }),
  ).toEqual({
    title: 'No Show Entered',
    description: refused.message,
    variant: 'destructive',
  });
});

test.each([
  [30, /^Scores at 30%\. Rest or a treat raises that$/],
  [69, /Rest or a treat/],
  [70, /^Level 3, happiness 70%\. Next show in \d+ minutes at most$/],
  [100, /^Level 3, happiness 100%\./],
])('before a show, at a happiness of %d%%', (happiness, text) => {
  expect(formatRing({ level: 3, happiness })).toMatch(text);
});

test.each([
  [0.124, 0.64, 'Win 12%, prize 64%'],
  [0.0004, 0.2, 'Win under 1%, prize 20%'],
  [0.996, 1, 'Win over 99%, prize 100%'],
  [0, 0, 'Win 0%, prize 0%'],
])('a chance of %d to win and %d of a prize', (win, prize, text) => {
  expect(formatChances({ win, prize, coins: 0, meanPlace: 6 })).toBe(text);
});

test('advises a horse that would only come last', () => {
  expect(formatHopeless({ prize: 0.09 })).toContain('train, rest, or wear better tack');
  expect(formatHopeless({ prize: 0.1 })).toBeNull();
});
