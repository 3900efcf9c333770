import type { Page } from '@playwright/test';
import { PAGE_KEYS, type PageKey } from '../contract/vitals.ts';
import { isAlive } from './alive.ts';
import { COUNTED_PAGES } from './counted-pages.ts';
import { expect, test } from './game.ts';
import { deviceOf, givenHorse, givenPlayer } from './given.ts';
import { expectFits, openStill } from './layout.ts';

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

/** The journey that counts their calls visits them on a phone too, and expects the same of them. */
const COUNTED: ReadonlySet<string> = new Set(COUNTED_PAGES.flat());

/** Addresses other than their keys. */
interface Ids {
  readonly me: string;
  readonly horse: string;
  readonly checkout: string;
  readonly show?: string;
}

function addressOf(page: PageKey, { me, horse, checkout, show = '' }: Ids): string {
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

/** One page load for all that is expected of a page on a phone. */
async function visit(page: Page, path: string): Promise<void> {
  await openStill(page, path);
  expect.soft(await isAlive(page), `${path} shows a painted horse or a next step`).toBe(true);
  await expectFits(page, path);
}

const WITHOUT_HORSE = PAGE_KEYS.filter(
  // The journey of layout shifts opens the admin desk.
  (key) => key !== 'landing' && key !== '/admin' && !WITH_HORSE.includes(key),
);
/** So that they are walked beside each other. */
const PARTS = 3;

for (let part = 0; part < PARTS; part += 1) {
  test(`every page shows a new player a painted horse or a next step, does not shift and fits small phones, part ${part + 1} @phone`, async ({
    page,
    expectRefusal,
  }) => {
    // Links of letters without their token.
    expectRefusal('/api/');
    await givenPlayer(page);
    const device = await deviceOf(page);
    const { id: me } = await device.get<{ id: string }>('/api/auth/me');
    const { sessionUrl } = await device.send<{ sessionUrl: string }>('POST', '/api/subscription/create', {});
    const [show] = await device.get<{ id: string }[]>('/api/shows?limit=1');
    const ids = { me, checkout: sessionUrl, show: show?.id, horse: '' };
    for (const key of WITHOUT_HORSE.filter((_, index) => index % PARTS === part))
      await visit(page, addressOf(key, ids));
  });
}

test('the other pages of a horse show it, and the landing page is alive too; nothing shifts, and all fit small phones @phone', async ({
  page,
  openBeside,
  expectRefusal,
}) => {
  // The store's horses have no birth to prove.
  expectRefusal('/birth');
  await visit(await openBeside(), '/');

  await givenPlayer(page);
  const device = await deviceOf(page);
  const { id: me } = await device.get<{ id: string }>('/api/auth/me');
  const horse = await givenHorse(device, 'Juniper');
  for (const key of WITH_HORSE.filter((key) => !COUNTED.has(key)))
    await visit(page, addressOf(key, { me, checkout: '', horse }));
});
