import { expect, passHours, settled, test } from './game.ts';
import {
  deviceOf,
  givenAge,
  givenEntry,
  givenFedHorse,
  givenFeed,
  givenHorse,
  givenNewDevice,
  givenOperator,
  givenPlayer,
} from './given.ts';
import { expectFits, expectStill, LATE_MS, watchShifts } from './layout.ts';

test.use({ pictures: 'blank' });

/** Reads alone or in a batch. */
const ENTRIES = /\/api\/(?:shows\/[^/]+\/entries|batch\?.*%2Fentries)/;
const HORSES = /\/api\/(?:horses(?:\?|$)|batch\?.*%2Fapi%2Fhorses(?:&|%3F|$))/;

/*
 * Axe's journeys watch the pages that they open on a desktop, and those that count calls or read help and Find watch
 * theirs on a phone. Here each page is opened at the width at which no other journey watches it.
 */
const ON_DESKTOP = [
  '/stable/yard',
  '/news',
  '/faq',
  '/privacy',
  '/contact',
  '/find',
  '/find?name=jun',
  '/find/horses',
  '/find/horses?all=1',
  '/find/players?all=1',
];
const ON_PHONE = [
  '/mail',
  '/mail?box=sent',
  '/market/store?breed=friesian',
  '/more',
  '/help',
  '/nowhere',
  '/shop',
];
const AT_BOTH_WIDTHS = [
  '/account',
  '/account/safety',
  '/account/waiting',
  '/market/rescue-horses',
  '/marketplace?type=mine&view=table',
  '/marketplace?type=tack',
];

test('nothing shifts while a page loads, and it fits small phones', async ({ page, browser, isMobile }) => {
  await watchShifts(page);
  const expectStillAt = async (path: string) => {
    await page.goto(path);
    await settled(page);
    await page.waitForTimeout(LATE_MS);
    await expectStill(page, path);
    await expectFits(page, path);
  };
  const expectAllStill = async (paths: readonly string[]) => {
    for (const path of paths) await expectStillAt(path);
  };
  await expectAllStill([
    '/',
    '/breeds?order=price',
    '/breeds/friesian',
    '/lab',
    '/lab?sire=Ee,Aa,nO&dam=Ee,Aa,nO,nG',
  ]);
  const player = await givenPlayer(page);
  await givenAge(page);
  await expectAllStill(['/', '/stable']);
  const device = await deviceOf(page);
  await givenFeed(device, 1);
  const other = await givenNewDevice(browser, page, player);
  await other.send('POST', '/api/market/sell-inventory', { itemType: 'monthly', quantity: 1 });
  const horse = await givenFedHorse(device, 'Juniper');
  const show = await givenEntry(device, horse);
  // The last part of the page to load.
  await page.route(ENTRIES, async (route) => {
    await page.waitForTimeout(500);
    await route.continue();
  });
  await expectStillAt(`/shows/${show}`);
  await passHours(page, 5);
  await expectStillAt(`/shows/${show}`);
  // Without routes the browser uses its cache again.
  await page.unroute(ENTRIES);
  const { id } = await device.get<{ id: string }>('/api/auth/me');
  const { sessionUrl } = await device.send<{ sessionUrl: string }>('POST', '/api/subscription/create', {});
  await expectAllStill(AT_BOTH_WIDTHS);
  await expectStillAt(sessionUrl);
  if (isMobile) {
    await expectAllStill([`/horses/${horse}/children`, `/players/${id}`, `/players/${id}/horses`]);
    await expectAllStill(ON_PHONE);
  } else {
    await expectAllStill([`/horses/${horse}`, `/horses/${horse}/studs`, `/shows/enter/${horse}`]);
    await expectAllStill(ON_DESKTOP);
  }

  await page.evaluate(() => localStorage.setItem('chat', 'open'));
  await expectAllStill(['/', '/stable']);

  await device.send('PATCH', '/api/user/bio', { bio: 'My horse is the best.' });
  await givenOperator(page);
  const operatorDevice = await deviceOf(page);
  await operatorDevice.send('POST', '/api/reports', { kind: 'bio', id, reason: 'other' });
  const [reported] = await operatorDevice.get<{ id: string }[]>('/api/admin/cases?order=newest');
  const parts = [
    '',
    '?part=messages',
    '?part=spending',
    '?part=words',
    '?part=record',
    `?case=${reported?.id}`,
  ];
  await expectAllStill(parts.map((part) => `/admin${part}`));
});

test('what is below the entrants of a show does not move as they load', async ({ page }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  const horse = await givenFedHorse(device, 'Juniper');
  const show = await givenEntry(device, horse);

  // Opened by another player, because a player's own row is taller.
  await givenPlayer(page);
  let come = () => {};
  const comes = new Promise<void>((resolve) => (come = resolve));
  await page.route(ENTRIES, async (route) => {
    await comes;
    await route.continue();
  });
  await page.goto(`/shows/${show}`);
  await expect(page.getByText('Loading the entrants')).toBeAttached();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const below = page.getByRole('heading', { name: 'Sealed in advance' });
  const before = await below.boundingBox();
  come();
  await expect(page.getByRole('link', { name: 'Juniper', exact: true }).first()).toBeVisible();
  expect(await below.boundingBox()).toEqual(before);
});

test('the button above the horses is there before them', async ({ page, withoutBatches }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  for (const name of ['Juniper', 'Pepper']) await givenHorse(device, name);
  let come = () => {};
  const comes = new Promise<void>((resolve) => (come = resolve));
  await page.route(HORSES, async (route) => {
    await comes;
    await route.continue();
  });
  // In a batch they would arrive with the page.
  await withoutBatches();
  await page.goto('/stable');
  const feedAll = page.getByRole('button', { name: /^Feed all hungry/ });
  await expect(feedAll).toBeDisabled();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await page.getByText('Loading your horses').locator('..').boundingBox();
  come();
  await expect(feedAll).toHaveText('Feed all hungry (2)');
  const search = page.getByRole('search', { name: 'Your horses' });
  await expect(search).toBeVisible();
  expect((await search.boundingBox())?.y).toBe(before?.y);
});
