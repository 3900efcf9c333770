import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';

vi.stubGlobal('window', { addEventListener: () => undefined });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { CallRefused } = await import('./call-refused.ts');
const { queryClient } = await import('./read.ts');
const { EVERYTHING, refresh } = await import('./refresh.ts');

afterEach(() => queryClient.clear());

test.each([
  ['what was refused stays so', 404, 1],
  ['what no answer came to is asked again', 0, 2],
  ['what failed at the server is asked again', 502, 2],
])('when everything is read anew, %s', async (_, status, times) => {
  const queryFn = vi.fn(() => Promise.reject(new CallRefused({ status, code: null, message: 'No' })));
  const page = new QueryObserver(queryClient, { queryKey: ['/api/x'], queryFn, retry: false });
  const leave = page.subscribe(() => {});
  await expect.poll(() => page.getCurrentResult().status).toBe('error');
  await refresh([EVERYTHING]);
  expect(queryFn).toHaveBeenCalledTimes(times);
  leave();
});
