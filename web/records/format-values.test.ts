import { describe, expect, test } from 'vitest';
import { formatJudges, formatNext } from './format-values.ts';

const mare = { name: 'Halcyon', gender: 'mare' } as const;
const sire = { id: 'x', name: 'Corvin' };
const seenBy = (foals: number, foalsSeen: number) => ({ bars: [], foals, foalsSeen, next: null });

describe('who tells', () => {
  test.each([
    ['Judged by her family, until her own body shows at three years.', false, sire, seenBy(0, 0)],
    ['Judged by her own body alone.', true, null, seenBy(0, 0)],
    ['Judged by her own body and family.', true, sire, seenBy(2, 0)],
    ['Judged by her own body and one grown foal, of 3 in all.', true, null, seenBy(3, 1)],
    ['Judged by her own body, family and 2 grown foals.', true, sire, seenBy(2, 2)],
  ] as const)('%s', (words, isGrown, ofSire, passesOn) => {
    expect(formatJudges(mare, { isGrown, sire: ofSire, passesOn })).toBe(words);
  });
});

test('names the foal that tells next', () => {
  const next = { id: 'x', name: 'Quickstep', gender: 'stallion', at: '2026-12-03T10:00:00Z' } as const;
  expect(formatNext(mare, next, '3 Dec 2026')).toBe(
    'Her colt Quickstep shows his body on 3 Dec 2026; then more will be known.',
  );
});
