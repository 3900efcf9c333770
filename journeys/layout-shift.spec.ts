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
import { expectStill, watchShifts } from './layout.ts';

test.use({ pictures: 'blank' });

/** Reads alone or in a batch. */
const ENTRIES = /\/api\/(?:shows\/[^/]+\/entries|batch\?.*%2Fentries)/;
const HORSES = /\/api\/(?:horses(?:\?|$)|batch\?.*%2Fapi%2Fhorses(?:&|%3F|$))/;

test('nothing jumps while a page comes', async ({ page, browser }) => {
  await watchShifts(page);
  const expectStillAt = async (path: string) => {
    await page.goto(path);
    await settled(page);
    await page.waitForTimeout(500);
    await expectStill(page, path);
  };
  for (const path of [
    '/',
    '/breeds?order=price',
    '/breeds/friesian',
    '/lab',
    '/lab?sire=Ee,Aa,nO&dam=Ee,Aa,nO,nG',
  ])
    await expectStillAt(path);
  const player = await givenPlayer(page);
  await givenAge(page);
  for (const path of ['/', '/stable']) await expectStillAt(path);
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
  const below = ['pedigree', 'children', 'history', 'studs'].map((page) => `/horses/${horse}/${page}`);
  const ofHorse = [`/horses/${horse}`, ...below, `/shows/enter/${horse}`];
  const shops = [
    '/market',
    '/market/rescue-horses',
    '/marketplace',
    '/marketplace?type=tack',
    '/marketplace?type=mine&view=table',
    '/market/store?breed=friesian',
    '/my-shop',
    '/mail',
    '/mail?box=sent',
    '/shop',
  ];
  const places = [
    '/',
    '/stable',
    '/stable/yard',
    '/stud-requests',
    ...shops,
    '/guild-work',
    '/goldsmith',
    '/account',
    '/account/waiting',
    '/account/safety',
    '/more',
    '/news',
    '/round',
  ];
  const { id } = await device.get<{ id: string }>('/api/auth/me');
  const { sessionUrl } = await device.send<{ sessionUrl: string }>('POST', '/api/subscription/create', {});
  const others = [
    `/players/${id}`,
    `/players/${id}/horses`,
    '/leaderboards',
    '/economy',
    '/help',
    '/faq',
    '/privacy',
    '/contact',
    '/lab',
    '/nowhere',
    sessionUrl,
  ];
  const found = ['/find', '/find?name=jun', '/find/horses', '/find/horses?all=1', '/find/players?all=1'];
  for (const path of [...places, ...ofHorse, ...others, ...found]) await expectStillAt(path);

  await page.evaluate(() => localStorage.setItem('chat', 'open'));
  for (const path of ['/', '/stable']) await expectStillAt(path);

  await device.send('PATCH', '/api/user/bio', { bio: 'My horse is the best.' });
  await givenOperator(page);
  const desk = await deviceOf(page);
  await desk.send('POST', '/api/reports', { kind: 'bio', id, reason: 'other' });
  const [reported] = await desk.get<{ id: string }[]>('/api/desk/cases?order=newest');
  const parts = [
    '',
    '?part=messages',
    '?part=spending',
    '?part=words',
    '?part=record',
    `?case=${reported?.id}`,
  ];
  for (const part of parts) await expectStillAt(`/desk${part}`);
});

test('what stands below the entrants of a show does not move as they come', async ({ page }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  const horse = await givenFedHorse(device, 'Juniper');
  const show = await givenEntry(device, horse);

  // Another player looks at it: one's own row is taller.
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

test('the button above the horses is there before they are', async ({ page }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  for (const name of ['Juniper', 'Pepper']) await givenHorse(device, name);
  let come = () => {};
  const comes = new Promise<void>((resolve) => (come = resolve));
  await page.route(HORSES, async (route) => {
    await comes;
    await route.continue();
  });
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
