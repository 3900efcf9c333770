import { expect, feedFromHome, passHours, test } from './game.ts';
import { deviceOf, givenFeed, givenHorse, givenNewDevice, givenPlayer } from './given.ts';
import { expectFocusSeen } from './keys.ts';

/* When a focused control disappears, the focus never moves to the top of the document. */

test('collecting a salary, a first step and feeding move the focus to the heading above @phone', async ({
  page,
}) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  const horse = await givenHorse(device, 'Juniper');
  await givenFeed(device, 2);
  await device.send('POST', `/api/horses/${horse}/use-feed`, { feed_type: 'monthly' });
  // Five hours of feed are left, which Home warns of.
  await passHours(page, 19);
  await page.goto('/goldsmith');
  const collect = page.getByRole('button', { name: /^Collect Salary/ });
  await collect.focus();
  await page.keyboard.press('Enter');
  await expect(collect).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Salary' })).toBeFocused();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await feedFromHome(page, 'Juniper');
  await expect(page.getByRole('heading', { name: 'What needs you' })).toBeFocused();

  await page.getByRole('button', { name: /^Collect the reward for A horse/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeFocused();

  await page.getByRole('button', { name: 'Skip the first steps' }).click();
  await page.getByRole('button', { name: 'Skip for good' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'First steps' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('unblocking a player and saving the year of birth leave the focus in place @desktop', async ({
  page,
}) => {
  await givenPlayer(page);
  const { id } = await (await deviceOf(page)).get<{ id: string }>('/api/auth/me');
  await givenPlayer(page);
  await (await deviceOf(page)).send('PUT', `/api/blocked-players/${id}`, {});
  await page.goto('/account/safety');
  await page.getByRole('button', { name: 'Unblock' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Players you have blocked' })).toBeFocused();

  await page.getByRole('button', { name: 'Answer' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Year of birth')).toBeFocused();
  await page.keyboard.type('2001');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Chat and letters are on.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Chat and letters' })).toBeFocused();
});

test('cancelling a waiting call and signing out a device move the focus to the heading above @desktop', async ({
  page,
  browser,
}) => {
  const player = await givenPlayer(page);
  await givenFeed(await deviceOf(page), 2);
  const other = await givenNewDevice(browser, page, player);
  for (const quantity of [1, 2])
    await other.send('POST', '/api/market/sell-inventory', { itemType: 'monthly', quantity });
  await page.goto('/account/waiting');
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
  await cancel.first().focus();
  await page.keyboard.press('Enter');
  await expect(cancel).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'New devices' })).toBeFocused();

  await page.getByRole('button', { name: 'Cancel all and sign out' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Devices' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Devices', exact: true })).toBeFocused();
});

test('the last page of a list says so and gets the focus @phone', async ({ withoutBatches, page }) => {
  await withoutBatches();
  await givenPlayer(page);
  const horse = await givenHorse(await deviceOf(page), 'Juniper');
  // The start of the stream may refetch the first page.
  let first: string | undefined;
  await page.route('**/api/shows?*', async (route) => {
    const response = await route.fetch();
    const { link, ...headers } = response.headers();
    first ??= route.request().url();
    const hasNext = link !== undefined && route.request().url() === first;
    await route.fulfill({ response, headers: hasNext ? { ...headers, link } : headers });
  });
  await page.goto(`/shows/enter/${horse}`);
  const more = page.getByRole('button', { name: 'Show more shows' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveCount(0);
  await expect(page.getByText('That’s all.')).toBeFocused();
  await expectFocusSeen(page);
});

test('a page gets the focus, however soon the previous one is left @phone', async ({ page }) => {
  await givenPlayer(page);
  // As soon as the heading exists, before effects have run.
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      if (document.querySelector('h1') === null) return;
      watch.disconnect();
      document.querySelector<HTMLElement>('footer a[href="/leaderboards"]')?.click();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboards' })).toBeFocused();
});

test('a page gets the focus, also without a previous one @phone', async ({ page }) => {
  await givenPlayer(page);
  // The code of Home never loads.
  let blocked = 0;
  await page.route(/\/assets\/for-home-(?!more)[^/]*\.js$/, () => {
    blocked += 1;
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboards' })).toBeFocused();
  expect(blocked).toBeGreaterThan(0);
});

test('the menu opens before its code has come, and the focus stays on its button @phone', async ({
  page,
}) => {
  await givenPlayer(page);
  let come = () => {};
  const comes = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/assets\/phone-menu-panel-[^/]*\.js$/, async (route) => {
    await comes;
    await route.continue();
  });
  await page.goto('/');
  const menu = page.getByRole('banner').getByRole('button', { name: /^Menu/ });
  await menu.click();
  await expect(page.getByText('Loading…')).toBeVisible();
  come();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});
