import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/* A page without the stream; the tests count its calls. */

vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
const noListener = { addEventListener: () => undefined };
vi.stubGlobal('window', { ...noListener, matchMedia: () => ({ ...noListener, matches: false }) });
vi.stubGlobal('navigator', {});
vi.stubGlobal('localStorage', { getItem: () => null });
const { keyOf, queryClient } = await import('../api/read.ts');
const { listenLive } = await import('../api/live/listen.ts');
const { shownToast } = await import('../ui/toasts.ts');
const { applyNews } = await import('./apply-news.ts');

const HORSE = { params: { id: 'juniper' } };
const ON_THE_PAGE = {
  user: keyOf('GET /api/auth/me'),
  shell: keyOf('GET /api/shell'),
  steps: keyOf('GET /api/first-steps'),
  stable: keyOf('GET /api/horses'),
  horse: keyOf('GET /api/horses/:id', HORSE),
  ofHorse: keyOf('GET /api/horses/:id/entries', { ...HORSE, query: { status: 'pending' } }),
  entries: keyOf('GET /api/shows/my-entries', { query: { status: 'pending' } }),
  since: keyOf('GET /api/news/since-last-visit'),
  quota: keyOf('GET /api/users/me/quota'),
  feed: keyOf('GET /api/inventory/feed'),
  books: keyOf('GET /api/transactions'),
  salary: keyOf('GET /api/goldsmith/salary'),
};

const calls: Record<string, number> = {};
let leavings: (() => void)[];
beforeEach(() => {
  vi.useFakeTimers();
  leavings = Object.entries(ON_THE_PAGE).map(([name, queryKey]) => {
    const queryFn = () => {
      calls[name] = (calls[name] ?? 0) + 1;
      return Promise.resolve(name);
    };
    return new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {});
  });
});
afterEach(() => {
  for (const leave of leavings) leave();
  queryClient.clear();
  vi.useRealTimers();
});

const clear = () => {
  for (const name of Object.keys(calls)) delete calls[name];
};

test('without the stream, entries are polled every 5 s, horses and related data every half minute', async () => {
  await vi.advanceTimersByTimeAsync(0);
  clear();
  leavings.push(listenLive('the-token', applyNews));
  await vi.advanceTimersByTimeAsync(60_100);
  const often = { entries: 12, since: 12, quota: 12, user: 12 };
  const seldom = { shell: 2, steps: 2, stable: 2, horse: 2, ofHorse: 2, feed: 2, books: 2, salary: 1 };
  expect(calls).toEqual({ ...often, ...seldom });
});

test('a change of entries also refreshes their horses', async () => {
  await vi.advanceTimersByTimeAsync(0);
  clear();
  applyNews({ topics: ['entries'], results: [], gap: false, due: [] });
  await vi.advanceTimersByTimeAsync(100);
  const read = ['entries', 'since', 'quota', 'stable', 'horse', 'ofHorse', 'shell', 'steps'];
  expect(calls).toEqual(Object.fromEntries(read.map((name) => [name, 1])));
});

test('after a gap, everything is refreshed', async () => {
  await vi.advanceTimersByTimeAsync(0);
  clear();
  applyNews({ topics: [], results: [], gap: true, due: [] });
  await vi.advanceTimersByTimeAsync(100);
  expect(calls).toEqual(Object.fromEntries(Object.keys(ON_THE_PAGE).map((name) => [name, 1])));
});

test('after a gap, sales and answers since the gap are announced, however late the device handles it', async () => {
  const news = (id: string, at: string) => ({
    id,
    at,
    topic: 'studs',
    title: `Answer ${id}`,
    text: '',
    href: '/',
  });
  const all = [news('new', '2030-05-01T08:00:01.000Z'), news('old', '2030-05-01T07:59:59.000Z')];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(all)));
  vi.setSystemTime('2030-05-01T08:00:02Z');
  // A hidden page merges a gap with what follows it.
  applyNews({ topics: ['studs'], results: [], gap: true, at: '2030-05-01T08:00:00.000Z', due: [] });
  await vi.waitFor(() => expect(shownToast.read()?.title).toBe('Answer new'), { timeout: 60_000 });
});
