import type { Page } from '@playwright/test';
import { PAGE_KEYS, type PageKey } from '../contract/vitals.ts';
import { expect, settled, test } from './game.ts';
import { deviceOf, givenHorse, givenOperator, givenPlayer } from './given.ts';

// Blank pictures appear at once, in the size of painted ones.
test.use({ pictures: 'blank' });

/** Where a player without a horse of one's own is refused, and so sees another page. */
const WITH_HORSE: readonly PageKey[] = [
  '/horses/:id',
  '/horses/:id/birth',
  '/horses/:id/studs',
  '/horses/:id/trophies',
  '/horses/:id/body',
  '/horses/:id/pedigree',
  '/horses/:id/children',
  '/horses/:id/history',
  '/shows/enter/:id',
  '/h/:id',
  '/h/:id/certificate',
];

/** Has neither: nobody has entered yet. */
const NOT_YET: readonly PageKey[] = ['/shows/:id'];

/** Addresses other than their keys. */
interface Ids {
  readonly me: string;
  readonly horse: string;
  readonly show: string;
  readonly checkout: string;
}

function addressOf(page: PageKey, { me, horse, show, checkout }: Ids): string {
  if (page === 'landing') return '/';
  if (page === 'not found') return '/nowhere';
  if (page === '/checkout/:id') return checkout;
  if (page === '/shows/:id') return `/shows/${show}`;
  if (page === '/breeds/:id') return '/breeds/friesian';
  if (page === '/find/:category') return '/find/horses';
  if (page === '/market/store') return '/market/store?breed=friesian';
  if (page.startsWith('/players/')) return page.replace(':id', me);
  return page.replace(':id', horse);
}

/** In the first window: a horse that is painted, or the one main button of a next step. */
async function isAlive(page: Page, path: string): Promise<boolean> {
  await page.goto(path);
  await settled(page);
  const alive = page.locator(
    'main :is(.horse-picture:has(> .is-shown), img[alt]:not([alt=""])), main .btn-main:not([disabled])',
  );
  try {
    await expect(alive.first()).toBeAttached({ timeout: 15_000 });
    await expect
      .poll(
        () =>
          alive.evaluateAll((found) =>
            found.some((one) => {
              const { top, width, height } = one.getBoundingClientRect();
              return one.checkVisibility() && top < window.innerHeight && width >= 24 && height >= 20;
            }),
          ),
        { timeout: 15_000 },
      )
      .toBe(true);
    return true;
  } catch {
    return false;
  }
}

test('every page shows a new player a painted horse or a next step @phone', async ({
  page,
  openBeside,
  expectRefusal,
}) => {
  // Some sixty pages.
  test.setTimeout(1_200_000);
  // Links of letters without their token, and pages for operators.
  expectRefusal('/api/');
  const dead: PageKey[] = [];
  const visitor = await openBeside();
  if (!(await isAlive(visitor, '/'))) dead.push('landing');

  await givenPlayer(page);
  const device = await deviceOf(page);
  const { id: me } = await device.get<{ id: string }>('/api/auth/me');
  const [show] = await device.get<{ id: string }[]>('/api/shows?limit=1');
  const { sessionUrl } = await device.send<{ sessionUrl: string }>('POST', '/api/subscription/create', {});
  const ids = { me, show: show?.id ?? '', checkout: sessionUrl, horse: '' };
  for (const key of PAGE_KEYS) {
    if (key === 'landing' || key === '/admin' || WITH_HORSE.includes(key)) continue;
    if (!(await isAlive(page, addressOf(key, ids)))) dead.push(key);
  }

  const horse = await givenHorse(device, 'Juniper');
  for (const key of WITH_HORSE) if (!(await isAlive(page, addressOf(key, { ...ids, horse })))) dead.push(key);

  await givenOperator(page);
  if (!(await isAlive(page, '/admin'))) dead.push('/admin');
  expect(dead.filter((key) => !NOT_YET.includes(key))).toEqual([]);
});
