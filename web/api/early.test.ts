import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const script = await readFile(new URL('../early.js', import.meta.url), 'utf8');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** As the build lists them. */
const FILES = {
  'data-player-home': 'assets/shell.js assets/home.js assets/home.css',
  'data-player-guild-work': 'assets/shell.js assets/work.js',
  'data-player-pages': 'assets/shell.js assets/pages.js',
  'data-visitor-home': 'assets/landing.js',
  'data-visitor-pages': 'assets/pages.js',
};

/** `stored`: the storage's content; null if storage is forbidden. */
function begin(
  stored: Readonly<Record<string, string>> | null,
  pathname = '/market',
  attributes: Readonly<Record<string, string>> = FILES,
) {
  const page = { dataset: { theme: 'dark' }, bar: { content: 'dark', dataset: { light: 'light' } } };
  const links: object[] = [];
  const window: Partial<Pick<Window, 'early'>> = {};
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json({})));
  runInNewContext(script, {
    window,
    fetch,
    setTimeout,
    AbortSignal,
    Date,
    location: { pathname },
    document: {
      documentElement: page,
      querySelector: () => page.bar,
      currentScript: { getAttribute: (name: string) => attributes[name] ?? null },
      createElement: () => ({}),
      head: { append: (link: object) => links.push(link) },
    },
    localStorage: {
      getItem(key: string) {
        if (stored === null) throw new Error('Forbidden');
        return stored[key] ?? null;
      },
    },
  });
  return { window, fetch, page, links };
}

test('early reads use the stored token and are dropped after ten seconds', async () => {
  const { window, fetch, page } = begin({ auth_token: 'the-token', theme: 'light' });
  expect(page).toMatchObject({ dataset: { theme: 'light' }, bar: { content: 'light' } });
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    '/api/batch?get=/api/auth/me&get=/api/shell&get=/api/game/date&get=/api/advertisements&get=/api/chat/has-new',
  ]);
  expect(window.early?.addresses).toEqual([
    '/api/auth/me',
    '/api/shell',
    '/api/game/date',
    '/api/advertisements',
    '/api/chat/has-new',
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
])('%s has no early reads', (_, stored) => {
  const { window, fetch, page } = begin(stored);
  expect(fetch).not.toHaveBeenCalled();
  expect(window.early).toBeUndefined();
  expect(page.dataset.theme).toBe('dark');
});

test('a guest’s early reads leave out the chat', () => {
  const { window } = begin({ auth_token: 'the-token', is_guest: 'yes' });
  expect(window.early?.addresses).not.toContain('/api/chat/has-new');
});

test.each([
  ['/', ['/api/horses']],
  ['/stable', ['/api/horses', '/api/stable/boxes']],
  ['/guild-work', ['/api/horses']],
  ['/stable/yard', []],
  ['/market', []],
])('at %s it also requests %j early', (pathname, more) => {
  const { window } = begin({ auth_token: 'the-token' }, pathname);
  expect(window.early?.addresses.slice(5)).toEqual(more);
});

const asModule = (href: string) => ({ rel: 'modulepreload', href, crossOrigin: '' });

test.each([
  [
    'a player',
    { auth_token: 'the-token' },
    '/stable',
    [asModule('/assets/shell.js'), asModule('/assets/pages.js')],
  ],
  [
    'a player',
    { auth_token: 'the-token' },
    '/',
    [
      asModule('/assets/shell.js'),
      asModule('/assets/home.js'),
      { rel: 'preload', as: 'style', href: '/assets/home.css', crossOrigin: '' },
    ],
  ],
  [
    'a player',
    { auth_token: 'the-token' },
    '/guild-work',
    [asModule('/assets/shell.js'), asModule('/assets/work.js')],
  ],
  ['a visitor', {}, '/', [asModule('/assets/landing.js')]],
  ['a visitor', {}, '/lab', [asModule('/assets/pages.js')]],
])(
  '%s (%j) at %s fetches the files that the build lists',
  (_, stored: Record<string, string>, pathname, files) => {
    expect(begin(stored, pathname).links).toEqual(files);
  },
);

test('the development server lists no files', () => {
  const { links, fetch } = begin({ auth_token: 'the-token' }, '/stable', {});
  expect(links).toEqual([]);
  expect(fetch).toHaveBeenCalledOnce();
});
