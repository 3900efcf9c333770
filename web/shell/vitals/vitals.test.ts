import type { Metric } from 'web-vitals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAGE_KEYS, sendVitals } from '../../../contract/vitals.ts';

/* A fake browser with events only; the tests make the package's reports. */

const reporters: ((metric: Metric) => void)[] = [];
const take = (report: (metric: Metric) => void) => void reporters.push(report);
vi.mock('web-vitals', () => ({ onLCP: take, onINP: take, onCLS: take }));

const HORSE = '/horses/0198c0de-0000-7000-8000-000000000000';

let page: ReturnType<typeof open>;
let clock = 0;

interface Visit {
  readonly path?: string;
  /** Null for a visitor. */
  readonly token?: string | null;
  readonly navigator?: Partial<Navigator>;
}

function open({ path = '/', token = 'the-token', navigator = {} }: Visit = {}) {
  const window = Object.assign(new EventTarget(), { location: { pathname: path } });
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>(() => true);
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { onLine: true, sendBeacon, ...navigator });
  vi.stubGlobal('localStorage', { getItem: () => token });
  vi.stubGlobal('performance', {
    now: () => clock,
    getEntriesByType: () => [{ name: `https://fetlock.test${path}?buy=horse` }],
  });
  return { window, document, sendBeacon };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  reporters.length = 0;
  clock = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Loads the page and waits until it has settled. */
async function visit(options: Visit = {}): Promise<void> {
  page = open(options);
  const { startVitals } = await import('./start-vitals.ts');
  startVitals();
  page.window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.dynamicImportSettled();
}

function goTo(path: string, at: number): void {
  clock = at;
  page.window.location.pathname = path;
  page.window.dispatchEvent(new Event('pushState'));
}

function measure(name: 'LCP' | 'INP' | 'CLS', change: Partial<Metric> & { at?: number } = {}): void {
  const { at, ...rest } = change;
  const metric = {
    name,
    id: `v6-${name}`,
    value: 96,
    rating: 'good',
    navigationType: 'navigate',
    navigationStartTime: 0,
    entries: at === undefined ? [] : [{ startTime: at }],
    ...rest,
  };
  reporters[0]?.(metric as unknown as Metric);
}

function fail(error: unknown, type: 'error' | 'unhandledrejection' = 'error'): void {
  const event = Object.assign(new Event(type), { error, reason: error });
  Object.defineProperty(event, 'timeStamp', { value: clock });
  page.window.dispatchEvent(event);
}

/** The data sent when the tab is hidden; undefined if none is. */
async function hide() {
  page.document.visibilityState = 'hidden';
  page.document.dispatchEvent(new Event('visibilitychange'));
  page.document.visibilityState = 'visible';
  const [address, blob] = page.sendBeacon.mock.calls.at(-1) ?? [];
  page.sendBeacon.mockClear();
  if (!blob) return undefined;
  expect(address).toBe('/api/vitals');
  expect(blob.type).toBe('application/json');
  // The server accepts everything that is sent.
  return sendVitals.body.parse(JSON.parse(await blob.text()));
}

function errorAt(location: string, message = 'Juniper is not a function'): TypeError {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at f (${location})\n    at g (${location})`;
  return error;
}

test('figures are sent once the tab is hidden, each with the page on which it happened', async () => {
  await visit();
  measure('LCP', { value: 812.3, at: 800 });
  goTo(HORSE, 10_000);
  goTo('/market', 20_000);
  measure('INP', { value: 240, rating: 'needs-improvement', at: 12_000 });
  measure('CLS', { value: 0.01, at: 21_000 });
  expect(page.sendBeacon).not.toHaveBeenCalled();
  expect(await hide()).toEqual({
    figures: [
      { metric: 'LCP', value: 812.3, rating: 'good', page: '/', navigation: 'navigate' },
      {
        metric: 'INP',
        value: 240,
        rating: 'needs-improvement',
        page: '/horses/:id',
        navigation: 'navigate',
      },
      { metric: 'CLS', value: 0.01, rating: 'good', page: '/market', navigation: 'navigate' },
    ],
    errors: [],
  });
});

test('a figure is sent once, and nothing when there is nothing new', async () => {
  await visit();
  measure('INP');
  expect((await hide())?.figures).toHaveLength(1);
  expect(await hide()).toBeUndefined();
  measure('INP', { value: 400 });
  expect(await hide()).toBeUndefined();
});

test('a page restored from the back-forward cache is measured again', async () => {
  await visit();
  measure('LCP');
  await hide();
  goTo('/stable', 5_000);
  measure('LCP', { id: 'v6-again', navigationType: 'back-forward-cache', navigationStartTime: 9_000 });
  expect((await hide())?.figures).toMatchObject([{ page: '/stable', navigation: 'back-forward-cache' }]);
});

test.each([
  ['/', null, 'landing'],
  ['/market', null, 'landing'],
  ['/economy', null, '/economy'],
  ['/', 'the-token', '/'],
  ['/nowhere', 'the-token', 'not found'],
  ['/checkout/practice', 'the-token', '/checkout/:id'],
])('the page at %s with the token %s is called %s', async (path, token, key) => {
  await visit({ path, token });
  measure('LCP');
  expect((await hide())?.figures).toMatchObject([{ page: key }]);
});

test('an error is sent once, with its name, page and location, and never its message', async () => {
  await visit({ path: HORSE });
  const error = errorAt('https://fetlock.test/assets/horse-B1x_a.js:1:2345');
  fail(error);
  fail(error, 'unhandledrejection');
  fail('Anna', 'unhandledrejection');
  const body = await hide();
  expect(body?.errors).toEqual([
    { name: 'TypeError', page: '/horses/:id', location: 'horse-B1x_a.js:1:2345' },
    { name: 'other', page: '/horses/:id', location: null },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/Juniper|Anna/);
  fail(error);
  expect(await hide()).toBeUndefined();
});

test('errors from before the page settled are sent too', async () => {
  page = open();
  const { startVitals } = await import('./start-vitals.ts');
  startVitals();
  fail(errorAt('https://fetlock.test/assets/start-a1.js:1:9'));
  page.window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.dynamicImportSettled();
  expect((await hide())?.errors).toMatchObject([{ location: 'start-a1.js:1:9' }]);
});

test('errors of extensions and events without an error are not sent', async () => {
  await visit();
  fail(errorAt('chrome-extension://abc/content.js:1:2'));
  fail(errorAt('moz-extension://abc/content.js:1:2'));
  fail(undefined);
  fail(null);
  expect(await hide()).toBeUndefined();
});

test('a visit sends at most five errors, however many there are', async () => {
  await visit();
  for (let line = 1; line <= 1_000; line++) fail(errorAt(`https://fetlock.test/assets/a-b.js:${line}:1`));
  expect((await hide())?.errors).toHaveLength(5);
  for (let line = 1; line <= 1_000; line++) fail(errorAt(`https://fetlock.test/assets/a-c.js:${line}:1`));
  expect(await hide()).toBeUndefined();
});

test.each([[{ doNotTrack: '1' }], [{ globalPrivacyControl: true }]])(
  'nothing is loaded or sent with %o',
  async (navigator) => {
    await visit({ navigator });
    expect(reporters).toEqual([]);
    fail(errorAt('https://fetlock.test/assets/a-b.js:1:1'));
    expect(await hide()).toBeUndefined();
  },
);

test('the contract names every page of the table, and no other', async () => {
  open();
  const { PAGES, VISITOR_PAGES } = await import('../page-table.ts');
  const paths = new Set([...PAGES, ...VISITOR_PAGES].map(({ path }) => path));
  const beside = ['/', 'landing', 'not found', '/checkout/:id'];
  expect([...beside, ...paths].toSorted()).toEqual(PAGE_KEYS.toSorted());
});
