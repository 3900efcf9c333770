import { expect, test, vi } from 'vitest';

vi.stubGlobal('window', { addEventListener: () => undefined });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { CallRefused, isUnknownOutcome } = await import('./call-refused.ts');
const { againIn } = await import('./read.ts');

const refused = (status: number, code: string | null) => new CallRefused({ status, code, message: 'No' });

test.each([
  ['that the server is on a break', 503, 'UNAVAILABLE', 5_000],
  ['that a proxy has no server', 502, null, 5_000],
  ['that there is no such thing', 404, 'NOT_FOUND', false],
  ['that the server made a mistake', 500, 'INTERNAL_ERROR', false],
  ['that the network is gone', 0, 'UNREACHABLE', false],
])('an answer %s: when it is read again by itself', (_, status, code, again) => {
  expect(againIn(false, undefined, refused(status, code))).toBe(again);
});

test('what is well is read again as its page wishes', () => {
  expect(againIn((data: number | undefined) => (data ?? 0) * 1000, 7, null)).toBe(7000);
  expect(againIn(60_000, undefined, null)).toBe(60_000);
});

test.each([
  [503, 'OUTCOME_UNKNOWN', true],
  [0, 'TOO_SLOW', true],
  [503, 'UNAVAILABLE', false],
  [409, 'NOT_ENOUGH_COINS', false],
])('%d %s: whether it may have happened', (status, code, mayHave) => {
  expect(isUnknownOutcome(refused(status, code))).toBe(mayHave);
});
