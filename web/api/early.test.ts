import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const script = await readFile(new URL('../public/early.js', import.meta.url), 'utf8');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** `kept`: the storage's content; null if storage is forbidden. */
function begin(kept: Readonly<Record<string, string>> | null) {
  const page = { dataset: { theme: 'dark' }, bar: { content: 'dark', dataset: { light: 'light' } } };
  const window: Partial<Pick<Window, 'early'>> = {};
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json({})));
  runInNewContext(script, {
    window,
    fetch,
    setTimeout,
    AbortSignal,
    Date,
    document: { documentElement: page, querySelector: () => page.bar },
    localStorage: {
      getItem(key: string) {
        if (kept === null) throw new Error('Forbidden');
        return kept[key] ?? null;
      },
    },
  });
  return { window, fetch, page };
}

test('early reads use the stored token and are dropped after ten seconds', async () => {
  const { window, fetch, page } = begin({ auth_token: 'the-token', theme: 'light' });
  expect(page).toMatchObject({ dataset: { theme: 'light' }, bar: { content: 'light' } });
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    '/api/batch?get=/api/auth/me&get=/api/frame&get=/api/game/date&get=/api/chat/has-new&get=/api/advertisements',
  ]);
  expect(window.early?.addresses).toEqual([
    '/api/auth/me',
    '/api/frame',
    '/api/game/date',
    '/api/chat/has-new',
    '/api/advertisements',
  ]);
  for (const [, init] of fetch.mock.calls)
    expect(init).toMatchObject({ headers: { authorization: 'Bearer the-token' } });
  expect(window.early?.token).toBe('the-token');
  expect(await window.early?.response).toMatchObject({ at: Date.now() });

  vi.advanceTimersByTime(10_000);
  expect(window.early).toBeUndefined();
});

test.each([
  ['a visitor', {}],
  ['a browser without storage', null],
])('%s has no early reads', (_, kept) => {
  const { window, fetch, page } = begin(kept);
  expect(fetch).not.toHaveBeenCalled();
  expect(window.early).toBeUndefined();
  expect(page.dataset.theme).toBe('dark');
});
