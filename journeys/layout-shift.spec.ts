import type { Page } from '@playwright/test';
import { isAlive } from './alive.ts';
import { expect, passHours, test } from './game.ts';
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
import { expectFits, openStill } from './layout.ts';

test.use({ pictures: 'blank' });

/** Reads alone or in a batch. */
const ENTRIES = /\/api\/(?:shows\/[^/]+\/entries|batch\?.*%2Fentries)/;
const HORSES = /\/api\/(?:horses(?:\?|$)|batch\?.*%2Fapi%2Fhorses(?:&|%3F|$))/;

/*
 * Each page is opened at the widths at which no other journey watches it: axe's journeys watch the pages that they open
 * on a desktop, and those that count calls, read help and Find, or walk all pages watch theirs on a phone. Phones show
 * what fits them, so only they try smaller ones.
 */

/** For visitors. */
const BREEDS_AND_LAB = [
  '/breeds?order=price',
  '/breeds/friesian',
  '/lab',
  '/lab?sire=Ee,Aa,nO&dam=Ee,Aa,nO,nG',
];
const ON_DESKTOP = [
  '/account',
  '/account/safety',
  '/market/rescue-horses',
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
const ON_PHONE = ['/mail?box=sent', '/shop'];
const AT_BOTH_WIDTHS = ['/account/waiting', '/marketplace?type=mine&view=table', '/marketplace?type=tack'];

async function expectAllStill(page: Page, isMobile: boolean, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await openStill(page, path);
    if (isMobile) await expectFits(page, path);
  }
}

test('nothing shifts while a visitor’s page loads, and it fits small phones', async ({ page, isMobile }) => {
  await expectAllStill(page, isMobile, isMobile ? BREEDS_AND_LAB : ['/', ...BREEDS_AND_LAB]);
});

test('nothing shifts while a page of a player’s horse or trade loads, and it fits small phones', async ({
  page,
  browser,
  isMobile,
}) => {
  const player = await givenPlayer(page);
  await givenAge(page);
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
  await expectAllStill(page, isMobile, [`/shows/${show}`]);
  await passHours(page, 5);
  await expectAllStill(page, isMobile, [`/shows/${show}`]);
  // Without routes the browser uses its cache again.
  await page.unroute(ENTRIES);
  const { id } = await device.get<{ id: string }>('/api/auth/me');
  const [ownPages, pages] = isMobile
    ? [[`/players/${id}`, `/players/${id}/horses`], ON_PHONE]
    : [[`/horses/${horse}`, `/horses/${horse}/studs`, `/shows/enter/${horse}`], ON_DESKTOP];
  await expectAllStill(page, isMobile, [...ownPages, ...pages, ...AT_BOTH_WIDTHS]);
});

test('nothing shifts while a new player’s page loads, with and without the chat beside it @desktop', async ({
  page,
}) => {
  await givenPlayer(page);
  const { sessionUrl } = await (
    await deviceOf(page)
  ).send<{ sessionUrl: string }>('POST', '/api/subscription/create', {});
  await expectAllStill(page, false, ['/', '/stable', sessionUrl]);
  await page.evaluate(() => localStorage.setItem('chat', 'open'));
  await expectAllStill(page, false, ['/', '/stable']);
});

test('nothing shifts while the admin desk loads, and it fits small phones', async ({ page, isMobile }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  const { id } = await device.get<{ id: string }>('/api/auth/me');
  await device.send('PATCH', '/api/user/bio', { bio: 'My horse is the best.' });
  await givenOperator(page);
  const operatorDevice = await deviceOf(page);
  await operatorDevice.send('POST', '/api/reports', { kind: 'bio', id, reason: 'other' });
  const [reported] = await operatorDevice.get<{ id: string }[]>('/api/admin/cases?order=newest');
  await expectAllStill(page, isMobile, ['/admin']);
  if (isMobile) expect(await isAlive(page), 'the admin desk shows a painted horse or a next step').toBe(true);
  const parts = ['?part=messages', '?part=spending', '?part=words', '?part=record', `?case=${reported?.id}`];
  await expectAllStill(
    page,
    isMobile,
    parts.map((part) => `/admin${part}`),
  );
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
