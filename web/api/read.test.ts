import { expect, test, vi } from 'vitest';

vi.stubGlobal('window', { addEventListener: () => undefined });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { CallRefused, isUnknownOutcome } = await import('./call-refused.ts');
const { refetchIntervalAfter } = await import('./read.ts');

const refused = (status: number, code: string | null) => new CallRefused({ status, code, message: 'No' });

test.each([
  ['the server is unavailable', 503, 'UNAVAILABLE', 5_000],
  ['a proxy has no server', 502, null, 5_000],
  ['the thing does not exist', 404, 'NOT_FOUND', false],
  ['the server fails', 500, 'INTERNAL_ERROR', false],
  ['the network is gone', 0, 'UNREACHABLE', false],
])('retry interval when %s', (_, status, code, interval) => {
  expect(refetchIntervalAfter(false, undefined, refused(status, code))).toBe(interval);
});

test('without an error, the page decides the refetch interval', () => {
  expect(refetchIntervalAfter((data: number | undefined) => (data ?? 0) * 1000, 7, null)).toBe(7000);
  expect(refetchIntervalAfter(60_000, undefined, null)).toBe(60_000);
});

test.each([
  [503, 'OUTCOME_UNKNOWN', true],
  [0, 'TOO_SLOW', true],
  [503, 'UNAVAILABLE', false],
  [409, 'NOT_ENOUGH_COINS', false],
])('%d %s: whether the change may have been made', (status, code, mayHave) => {
  expect(isUnknownOutcome(refused(status, code))).toBe(mayHave);
});
