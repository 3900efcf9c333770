import { expect, test } from 'vitest';
import { promisedBy } from './promise.ts';

const ENTRY = { entryId: '0190a000-0000-7000-8000-00000000000e', entropy: 'ab'.repeat(16) };
const SHOW = { seedHash: '0'.repeat(64) };
const receipt = { ...ENTRY, ...SHOW, showId: 'show' };

test('a receipt with the hash of the show and the bytes of its entry is kept', () => {
  expect(promisedBy([receipt], SHOW, [ENTRY])).toEqual({ is: 'kept', breaks: [] });
});

test('without a receipt there is nothing to keep', () => {
  expect(promisedBy([], SHOW, [ENTRY])).toEqual({ is: 'none', breaks: [] });
});

test.each([
  [
    'another seed hash',
    { ...receipt, seedHash: '1'.repeat(64) },
    [ENTRY],
    /seed hash 1{64}, the show now 0{64}/,
  ],
  [
    'other bytes',
    { ...receipt, entropy: 'cd'.repeat(16) },
    [ENTRY],
    /bytes (?:ab){16}; this browser sent (?:cd){16}/,
  ],
  ['no such entry', receipt, [], /0000000e, of which this browser has a receipt, is not in the list/],
])('%s breaks it, and the words say what differs', (_, kept, entries, words) => {
  const { is, breaks } = promisedBy([kept], SHOW, entries);
  expect(is).toBe('broken');
  expect(breaks).toEqual([expect.stringMatching(words)]);
});
