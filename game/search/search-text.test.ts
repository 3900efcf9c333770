import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesPattern } from './search-text.ts';

test.each([
  ['Evening Song', '%Eve%nin%Son%'],
  ['Babedibo Gohajaki', '%Bab%edi%Goh%aja%'],
  ['moonlight sonata of winter', '%moo%ght%ata%ter%'],
  ['Ärgernisse 100', '%rge%rni%sse%100%'],
  ['evening', undefined],
  ['100% Eve_ning', '%100%Eve%nin%'],
])('of %s, an index is asked for %s', (text, pattern) => {
  expect(piecesPattern(text)).toBe(pattern);
});

test('whatever holds the text fits its pieces', () => {
  const text = fc
    .stringMatching(/^[a-zA-Z\d %_é'-]{9,30}$/)
    .filter((part) => piecesPattern(part) !== undefined);
  fc.assert(
    fc.property(text, fc.string(), fc.string(), (part, before, after) => {
      const pieces = piecesPattern(part)?.slice(1, -1).split('%') ?? [];
      const fits = new RegExp(pieces.join('.*'), 's');
      expect(before + part + after).toMatch(fits);
    }),
  );
});
