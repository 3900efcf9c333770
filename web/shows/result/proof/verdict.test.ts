import { expect, test } from 'vitest';
import { receiptOf } from '../../receipts.ts';
import { promisedBy } from './verdict.ts';

const ENTRY = {
  entryId: '0190a000-0000-7000-8000-00000000000e',
  horseId: 'horse',
  entropy: 'ab'.repeat(16),
};
const SHOW = {
  id: 'show',
  kind: 'player',
  seedHash: '0'.repeat(64),
  type: 'dressage',
  level: 5,
  prize: 1_000,
  scheduledDate: '2030-05-01T08:30:00.000Z',
} as const;
const receipt = receiptOf(SHOW, ENTRY);

test('a receipt that matches show and entry is a promise kept', () => {
  expect(promisedBy([receipt], SHOW, [ENTRY])).toEqual({ is: 'kept', breaks: [] });
});

test('the prize of a house show is not part of the promise', () => {
  const ofHouse = { ...SHOW, kind: 'house' } as const;
  expect(promisedBy([receiptOf(ofHouse, ENTRY)], { ...ofHouse, prize: 7 }, [ENTRY]).is).toBe('kept');
});

test.each([
  ['discipline', { type: 'racing' }, /discipline Dressage, the show now Racing/],
  ['level', { level: 1 }, /level 5, the show now 1/],
  ['prize', { prize: 999 }, /prize 1,000, the show now 999/],
  [
    'date',
    { scheduledDate: '2030-05-01T09:30:00.000Z' },
    /08:30:00 GMT, the show now Wed, 01 May 2030 09:30:00 GMT/,
  ],
] as const)('another %s than the row showed breaks the promise', (_, changes, pattern) => {
  const { is, breaks } = promisedBy([receipt], { ...SHOW, ...changes }, [ENTRY]);
  expect(is).toBe('broken');
  expect(breaks).toEqual([expect.stringMatching(pattern)]);
});

test('without a receipt there is no promise', () => {
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
  ['another horse', receipt, [{ ...ENTRY, horseId: 'other' }], /stands for another horse/],
  ['no such entry', receipt, [], /0000000e, of which this browser has a receipt, is not in the list/],
])('%s breaks the promise, and the message says what differs', (_, stored, entries, pattern) => {
  const { is, breaks } = promisedBy([stored], SHOW, entries);
  expect(is).toBe('broken');
  expect(breaks).toEqual([expect.stringMatching(pattern)]);
});
