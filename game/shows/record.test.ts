import { expect, test } from 'vitest';
import { RECORD_AFTER_STARTS, recordOver } from './record.ts';

const points = (of: number) => of * 10_000;
const before = (best: number, starts = RECORD_AFTER_STARTS) => ({ score: points(best), starts });

test.each([
  ['passes the next five points', 65.01, before(64.9), points(64.9)],
  ['reaches them exactly', 65, before(64.9), points(64.9)],
  ['passes several at once', 78, before(51), points(51)],
  ['only a little better', 64.8, before(64.2), null],
  ['no better', 61, before(64.9), null],
  ['a beginner', 78, before(51, RECORD_AFTER_STARTS - 1), null],
  ['a first start', 78, undefined, null],
])('a score that %s', (_, score, best, over) => {
  expect(recordOver(points(score), best)).toBe(over);
});
