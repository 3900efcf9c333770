import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchOutages, type OutageWatch } from './outage.ts';
import { DatabaseUnavailable } from '../errors.ts';

let logged: [sentence: string, failures: number][];
let watch: OutageWatch;
beforeEach(() => {
  vi.useFakeTimers();
  logged = [];
  watch = watchOutages((sentence, { failures }) => logged.push([sentence, Number(failures)]));
});
afterEach(() => vi.useRealTimers());

const fail = (times: number) => {
  for (let n = 0; n < times; n++) watch.failed(new Error('gone'));
};

test('thousands of failures give one line a second with their number, and one at the end', () => {
  for (let tenth = 0; tenth < 30; tenth++) {
    fail(100);
    vi.advanceTimersByTime(100);
  }
  watch.worked();
  watch.worked();
  vi.advanceTimersByTime(10_000);
  expect(logged).toEqual([
    ['the database is not available', 1],
    ['the database is not available', 999],
    ['the database is not available', 1000],
    ['the database is not available', 1000],
    ['the database is available again', 3000],
  ]);
});

test('an unstable database gives at most one line a second', () => {
  for (let tenth = 0; tenth < 100; tenth++) {
    fail(1);
    watch.worked();
    vi.advanceTimersByTime(100);
  }
  expect(logged.length).toBeLessThanOrEqual(11);
});

test('nothing is reported while the database works', () => {
  watch.worked();
  vi.advanceTimersByTime(10_000);
  expect(logged).toEqual([]);
});

test('the reason is the root cause', () => {
  const reasons: unknown[] = [];
  const { failed } = watchOutages((_, { reason }) => reasons.push(reason));
  failed(new DatabaseUnavailable('No connection', { cause: new AggregateError([], '') }));
  expect(reasons).toEqual(['AggregateError']);
});
