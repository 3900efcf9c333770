import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { pressAct } from './acts.ts';
import { expect, logOut, openMenu, openProfile, passHours, test } from './game.ts';
import {
  deviceOf,
  givenEntry,
  givenFedHorse,
  givenFeed,
  givenHorse,
  givenPlayer,
  givenPlayerAtHome,
  givenShowsAhead,
} from './given.ts';

/** A player at home who has bought and fed a horse on another device. */
async function begin(page: Page, request: APIRequestContext) {
  await givenPlayerAtHome(page);
  // Another device of the player.
  const device = await deviceOf(page, request);
  const horse = await givenHorse(device, 'Juniper');
  const care = `/api/horses/${horse}`;
  await givenFeed(device, 1);
  await device.send('POST', `${care}/use-feed`, { feed_type: 'monthly' });
  return { device, horse, care };
}

/** Counts the streams that the tabs of a browser open. */
function countStreams(context: BrowserContext): () => number {
  let opened = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') opened += 1;
  });
  return () => opened;
}

const reconnecting = (page: Page) => page.getByText('Reconnecting…');
const RESULT = /Juniper came \d+(st|nd|rd|th) of 12 in /;

test('two tabs share one stream, and the result of a show reaches both @phone', async ({
  page,
  context,
  request,
}) => {
  const streams = countStreams(context);
  const { device, horse } = await begin(page, request);
  await expect.poll(streams).toBe(1);
  await page.getByRole('link', { name: 'Stable' }).first().click();
  await page.getByRole('link', { name: 'Juniper', exact: true }).click();
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByText('No entries are waiting.')).toBeVisible();

  await pressAct(page, 'Show Results');
  await expect(page.getByRole('tab', { name: 'Pending (0)' })).toBeVisible();
  await givenEntry(device, horse);
  await expect(page.getByRole('tab', { name: 'Pending (1)' })).toBeVisible();
  await expect(other.getByText('No entries are waiting.')).toBeHidden();

  // Notices stay for five seconds, and appear before the two hours have passed.
  const notified = Promise.all([page, other].map((tab) => tab.getByText(RESULT).first().waitFor()));
  await passHours(page, 2);
  await notified;
  await expect(page.getByRole('tab', { name: 'Pending (0)' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Completed (1)' })).toBeVisible();
  await expect(other.getByText('No entries are waiting.')).toBeVisible();
  expect(streams()).toBe(1);
});

test('when the tab with the stream closes, another takes over @phone', async ({ page, context, request }) => {
  const streams = countStreams(context);
  const { device, care } = await begin(page, request);
  await expect.poll(streams).toBe(1);
  const other = await context.newPage();
  await other.goto('/stable');
  await openMenu(other);
  await expect(other.getByRole('link', { name: 'Juniper', exact: true })).toBeVisible();
  await page.close();
  await expect.poll(streams).toBe(2);
  await device.send('PATCH', `${care}/name`, { name: 'Iris' });
  await expect(other.getByRole('link', { name: 'Iris', exact: true })).toBeVisible();
});

test('an interrupted stream reconnects, and shows what happened meanwhile @phone', async ({
  page,
  context,
  request,
  expectRefusal,
}) => {
  expectRefusal('/');
  const streams = countStreams(context);
  const { device, care } = await begin(page, request);
  await expect.poll(streams).toBe(1);
  await page.getByRole('link', { name: 'Stable' }).first().click();
  await expect(page.getByRole('link', { name: 'Juniper', exact: true })).toBeVisible();
  await context.setOffline(true);
  await expect(reconnecting(page)).toBeVisible();
  await device.send('PATCH', `${care}/name`, { name: 'Iris' });
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: 'Iris', exact: true })).toBeVisible();
  await expect(reconnecting(page)).toBeHidden();
});

test('deferred parts load once there is a network: the stream by itself, a dialog by its button @phone', async ({
  page,
  context,
}) => {
  // The network is lost as soon as the header is there: a second and a half later the page
  // would load the deferred parts.
  await page.addInitScript(() => {
    const network = window as unknown as { isOnline: boolean };
    network.isOnline = true;
    Object.defineProperty(navigator, 'onLine', { get: () => network.isOnline });
    new MutationObserver((_, watch) => {
      if (document.querySelector('header .purse') === null) return;
      watch.disconnect();
      network.isOnline = false;
    }).observe(document, { childList: true, subtree: true });
  });
  const streams = countStreams(context);
  await givenPlayerAtHome(page);
  await openProfile(page);
  const edit = page.getByRole('button', { name: 'Edit About My Stable' });
  await edit.click();
  await expect(page.getByText('Not loaded').first()).toBeVisible();

  // Longer than the page waits before it loads deferred parts.
  await page.waitForTimeout(2_000);
  expect(streams()).toBe(0);

  await page.evaluate(() => {
    (window as unknown as { isOnline: boolean }).isOnline = true;
    window.dispatchEvent(new Event('online'));
  });
  await expect.poll(streams).toBe(1);
  await edit.click();
  await expect(page.getByRole('textbox', { name: 'About My Stable' })).toBeVisible();
});

test('without a stream the page polls @phone', async ({ page, request, withoutStream }) => {
  await withoutStream();
  const { device } = await begin(page, request);
  const purse = page.getByRole('button', { name: /coins: open the goldsmith's books/ });
  await expect(reconnecting(page)).toBeVisible();
  const before = await purse.textContent();
  await givenFeed(device, 1);
  await expect(purse).not.toHaveText(before ?? '');
});

test('logging out in one tab signs out the others @phone', async ({ page, context, expectRefusal }) => {
  // It may overtake requests under way.
  expectRefusal('/api/');
  await givenPlayerAtHome(page);
  const other = await context.newPage();
  await other.goto('/stable');
  await openMenu(other);
  await expect(other.getByRole('button', { name: 'Log out' })).toBeVisible();
  await logOut(page);
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await expect(other.getByRole('tab', { name: 'Login' })).toBeVisible();
});

test('a show that was just entered leaves the list for good, also if the stream begins only then @phone', async ({
  withoutBatches,
  page,
}) => {
  await withoutBatches();
  await givenPlayer(page);
  const device = await deviceOf(page);
  const horse = await givenFedHorse(device, 'Juniper');
  await givenShowsAhead(device);
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await page.route('**/api/live*', async (route) => {
    await begun;
    await route.continue();
  });
  await page.goto(`/shows/enter/${horse}`);
  const enter = page.getByRole('button', { name: 'Enter Show', exact: true }).and(page.locator(':enabled'));
  const first = page.getByRole('row').filter({ has: enter }).first();
  const id = (await first.getByRole('cell').locator('[title]').first().getAttribute('title')) ?? '';
  await first.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByTitle(id)).toHaveCount(0);
  const refetched = page.waitForResponse(/\/api\/shows\?/);
  begin();
  await refetched;
  await enter.first().click();
  await expect(page.getByRole('heading', { name: 'Available Shows (82)' })).toBeVisible();
  await expect(page.getByTitle(id)).toHaveCount(0);
});
