import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';

vi.stubGlobal('window', { addEventListener: () => undefined });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { CallRefused } = await import('./call-refused.ts');
const { keyOf, queryClient } = await import('./read.ts');
const { EVERYTHING, refresh, refreshAfter } = await import('./refresh.ts');

afterEach(() => queryClient.clear());

test.each([
  ['a refused read stays refused', 404, 1],
  ['an unanswered read is retried', 0, 2],
  ['a read that failed at the server is retried', 502, 2],
])('when everything is refreshed, %s', async (_, status, times) => {
  const queryFn = vi.fn(() => Promise.reject(new CallRefused({ status, code: null, message: 'No' })));
  const page = new QueryObserver(queryClient, { queryKey: ['/api/x'], queryFn, retry: false });
  const leave = page.subscribe(() => {});
  await expect.poll(() => page.getCurrentResult().status).toBe('error');
  await refresh([EVERYTHING]);
  expect(queryFn).toHaveBeenCalledTimes(times);
  leave();
});

test('a change is refetched once, whichever report comes first', async () => {
  const queryFn = vi.fn(() => Promise.resolve('fed'));
  const page = new QueryObserver(queryClient, { queryKey: keyOf('GET /api/horses'), queryFn });
  const leave = page.subscribe(() => {});
  await expect.poll(() => page.getCurrentResult().status).toBe('success');
  queryFn.mockClear();

  const report = { topics: ['horses'], ids: ['one'] } as const;
  await refreshAfter(report);
  expect(queryFn).toHaveBeenCalledTimes(1);
  await refreshAfter(report);
  expect(queryFn).toHaveBeenCalledTimes(1);
  // A new change, a known change with a new one, and an unnamed change.
  for (const ids of [['two'], ['two', 'three'], []]) {
    queryFn.mockClear();
    await refreshAfter({ topics: ['horses'], ids });
    expect(queryFn, ids.join()).toHaveBeenCalledTimes(1);
  }
  queryFn.mockClear();
  await refreshAfter({ topics: ['salary'], ids: ['four'] });
  expect(queryFn).not.toHaveBeenCalled();
  leave();
});

/** A fetch whose answer the test controls. */
function pendingFetch() {
  const answers: ((data: string) => void)[] = [];
  const queryFn = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  return { queryFn, answer: (data: string) => answers.shift()?.(data) };
}

test('a first fetch is repeated if a change arrives meanwhile', async () => {
  const { queryFn, answer } = pendingFetch();
  const page = new QueryObserver(queryClient, { queryKey: keyOf('GET /api/horses'), queryFn });
  const leave = page.subscribe(() => {});
  const refreshed = refreshAfter({ topics: ['horses'], ids: ['overtakes'] });
  await new Promise((resolve) => setTimeout(resolve, 100));
  answer('hungry');
  await expect.poll(() => queryFn.mock.calls.length).toBe(2);
  answer('fed');
  await refreshed;
  expect(page.getCurrentResult().data).toBe('fed');
  leave();
});

test('a page that was left during such a fetch is fetched again on return', async () => {
  const { queryFn, answer } = pendingFetch();
  const options = { queryKey: keyOf('GET /api/horses'), queryFn, staleTime: Infinity };
  const page = new QueryObserver(queryClient, options);
  page.subscribe(() => {})();
  const refreshed = refreshAfter({ topics: ['horses'], ids: ['while away'] });
  await new Promise((resolve) => setTimeout(resolve, 100));
  answer('hungry');
  await refreshed;
  expect(queryFn).toHaveBeenCalledTimes(1);
  const back = new QueryObserver(queryClient, options);
  const leave = back.subscribe(() => {});
  await expect.poll(() => queryFn.mock.calls.length).toBe(2);
  answer('fed');
  await expect.poll(() => back.getCurrentResult().data).toBe('fed');
  leave();
});

test('a further page still appears if a change arrives meanwhile, and all pages are fetched again', async () => {
  const { queryFn, answer } = pendingFetch();
  const list = new InfiniteQueryObserver(queryClient, {
    queryKey: keyOf('GET /api/horses'),
    queryFn,
    initialPageParam: 1,
    getNextPageParam: (_, pages) => (pages.length < 2 ? pages.length + 1 : undefined),
  });
  const leave = list.subscribe(() => {});
  answer('Iris, hungry');
  await expect.poll(() => list.getCurrentResult().isSuccess).toBe(true);
  void list.fetchNextPage();
  const refreshed = refreshAfter({ topics: ['horses'], ids: ['overtakes a page'] });
  await new Promise((resolve) => setTimeout(resolve, 100));
  for (const [index, data] of ['Moth, hungry', 'Iris, fed', 'Moth, fed'].entries()) {
    await expect.poll(() => queryFn.mock.calls.length).toBe(2 + index);
    answer(data);
  }
  await refreshed;
  expect(list.getCurrentResult().data?.pages).toEqual(['Iris, fed', 'Moth, fed']);
  leave();
});
