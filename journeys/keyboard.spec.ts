import { expect, test, settled } from './game.ts';
import {
  deviceOf,
  givenFedHorse,
  givenFeed,
  givenHorse,
  givenNewDevice,
  givenPlayer,
  givenShowsAhead,
} from './given.ts';
import { chooseByLetter, expectFocusSeen, tabTo } from './keys.ts';
import { somebody } from './somebody.ts';

test('by keyboard alone: from registering to a horse that is fed @desktop', async ({ page }) => {
  const player = somebody();
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: 'Start your stable' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.keyboard.type(player.username);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(player.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(player.password);
  await tabTo(page, page.getByLabel('Confirm Password'));
  await page.keyboard.type(player.password);
  await tabTo(page, page.getByRole('radio', { name: 'Rider' }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: 'Register' }));
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('link', { name: 'Buy your first horse' }));
  await page.keyboard.press('Enter');
  const store = page.getByRole('dialog', { name: 'Store Horse' });
  await tabTo(page, store.getByLabel('Breed', { exact: true }));
  await chooseByLetter(store.getByLabel('Breed', { exact: true }), 'hanoverian');
  await tabTo(page, store.getByRole('radiogroup', { name: 'Plain horses' }).getByRole('radio').first());
  await page.keyboard.press('Space');
  await tabTo(page, store.getByLabel('Horse name'));
  await page.keyboard.type('Juniper');
  await tabTo(page, store.getByRole('radio', { name: 'Mare' }));
  await page.keyboard.press('Space');
  await tabTo(page, store.getByRole('radio', { name: 'Dressage' }));
  await page.keyboard.press('Space');
  await tabTo(page, store.getByRole('button', { name: /^Buy Horse/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Juniper' })).toBeFocused();

  await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Market' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^Feed/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: /^Buy/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Purchase Successful').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Feed/ })).toBeFocused();
  await page.keyboard.press('F8');
  await expect(page.locator('.toasts')).toBeFocused();

  await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stable' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Horses' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Feed Juniper: Out of feed' }));
  await page.keyboard.press('Enter');
  const feed = page.getByRole('dialog', { name: 'Feed Juniper' });
  await tabTo(page, feed.getByRole('radio', { name: /1 day/ }));
  await page.keyboard.press('Space');
  await tabTo(page, feed.getByRole('button', { name: 'Feed for 1 day' }));
  await page.keyboard.press('Enter');
  await expect(feed).toBeHidden();
  await expect(page.getByText('Juniper is fed').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Feed Juniper: 1 day' })).toBeFocused();
});

test('by keyboard alone: a player is reported and blocked @desktop', async ({ page }) => {
  await givenPlayer(page);
  const { id } = await (await deviceOf(page)).get<{ id: string }>('/api/auth/me');
  await givenPlayer(page);
  await page.goto(`/players/${id}`);
  const report = page.getByRole('button', { name: 'Report' });
  await tabTo(page, report);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report' });
  await tabTo(page, dialog.getByRole('radio').first());
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('button', { name: 'Send report' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(report).toBeFocused();
  const block = page.getByRole('button', { name: 'Block', exact: true });
  await tabTo(page, block);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Unblock' })).toBeFocused();
});

test('the first thing the Tab key reaches leads past the header', async ({ page }) => {
  await givenPlayer(page);
  await page.goto('/stable');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Horses' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a dialog traps the focus while it is open, and returns it @phone', async ({ page }) => {
  await givenPlayer(page);
  await page.goto('/market');
  const tile = page.getByRole('button', { name: /^Treats/ });
  await tile.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /^Sugar/ })).toBeFocused();
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(tile).toBeFocused();

  await page.getByRole('button', { name: /^Store Horse/ }).click();
  await expect(dialog.getByLabel('Breed', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Horse name')).not.toBeFocused();
});

test('a busy button keeps the focus, and an editor returns it @phone', async ({ withoutBatches, page }) => {
  await withoutBatches();
  await givenPlayer(page);
  const horse = await givenHorse(await deviceOf(page), 'Juniper');
  await page.goto(`/shows/enter/${horse}`);
  const search = page.getByRole('button', { name: 'Search Shows' });
  await search.focus();
  const answered = page.waitForResponse(/\/api\/shows\?/);
  await page.keyboard.press('Enter');
  await answered;
  await expect(search).toBeFocused();

  await page.getByRole('link', { name: 'Juniper', exact: true }).click();
  const rename = page.getByRole('button', { name: 'Rename Juniper' });
  await rename.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(rename).toBeFocused();
});

test('entering a show moves the focus to the next one, in the dialog and on the page @phone', async ({
  page,
}) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  const horse = await givenFedHorse(device, 'Juniper');
  await givenShowsAhead(device);
  const enterByKeyboard = async (row: number) => {
    const rows = page.getByRole('table', { name: 'Available shows' }).getByRole('row');
    await rows.nth(row).getByRole('button', { name: 'Enter' }).focus();
    const entered =
      (await rows.nth(row).getByRole('cell').locator('[title]').first().getAttribute('title')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page.getByTitle(entered)).toHaveCount(0);
    await expect(rows.nth(row).getByRole('button', { name: 'Enter' })).toBeFocused();
  };
  await page.goto(`/horses/${horse}?facet=career`);
  await page.getByRole('button', { name: 'Browse Shows' }).press('Enter');
  await enterByKeyboard(3);
  await page.goto(`/shows/enter/${horse}`);
  await enterByKeyboard(3);
});

test('entering the last possible show leaves the focus in the list @phone', async ({
  withoutBatches,
  page,
}) => {
  await withoutBatches();
  await givenPlayer(page);
  const device = await deviceOf(page);
  const horse = await givenFedHorse(device, 'Juniper');
  await givenShowsAhead(device);
  const rows = page.getByRole('table', { name: 'Available shows' }).locator('tbody').getByRole('row');
  const entered = page.waitForResponse(/\/api\/shows\/[^/]+\/enter$/);
  const quota = { current_active_entries: 10, show_entry_quota: 11, houseStartsSpentUntil: null };
  await page.route('**/api/users/me/quota', (route) => route.fulfill({ json: quota }));
  await page.goto(`/shows/enter/${horse}`);
  // Not before: the page may read it at any time.
  await page.route(/\/api\/shows\/[^/]+\/enter$/, async (route) => {
    quota.current_active_entries = 11;
    await route.continue();
  });
  const third = rows.nth(2).getByRole('button', { name: 'Enter' });
  await third.focus();
  await third.press('Enter');
  expect((await entered).ok()).toBe(true);
  const full = rows.nth(2).getByRole('button', { name: 'Full' });
  await expect(full).toBeFocused();
  await expect(full).toBeDisabled();
  await expect(full).toHaveAccessibleDescription(/Your entries are full$/);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await full.press('Enter');
  await expect(full).toBeFocused();
  expect(requested.filter((path) => path.endsWith('/enter'))).toEqual([]);

  await settled(page);
  await page.unroute(/\/api\/shows\/[^/]+\/enter$/);
  quota.current_active_entries = 1;
  let only: string | undefined;
  await page.route(/\/api\/shows\?/, async (route) => {
    const answer = await route.fetch();
    const shows = (await answer.json()) as readonly { readonly id: string }[];
    only ??= shows[0]?.id;
    await route.fulfill({ response: answer, json: shows.filter(({ id }) => id === only) });
  });
  await page.reload();
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: 'Enter' }).press('Enter');
  const none = page.getByText('No shows match your criteria');
  await expect(none).toBeVisible();
  await expect(page.locator(':focus').filter({ has: none })).toHaveCount(1);
  await expect(page.locator('main:focus, body:focus')).toHaveCount(0);
});

test('the theme stays over a reload, and the bar of the browser has its colour', async ({ page, theme }) => {
  const [other, background] =
    theme === 'dark' ? (['light', '#f6f3eb'] as const) : (['dark', '#1c140c'] as const);
  const root = page.locator('html');
  const bar = page.locator('meta[name=theme-color]');
  const choose = (name: string) =>
    page.getByRole('button', { name: new RegExp(`^${name} theme`, 'i') }).click();
  await page.goto('/');
  await expect(root).toHaveAttribute('data-theme', theme);
  await expect(bar).not.toHaveAttribute('content', background);
  await choose(other);
  await expect(bar).toHaveAttribute('content', background);
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', other);
  await expect(bar).toHaveAttribute('content', background);
  await choose(theme);
  await expect(root).toHaveAttribute('data-theme', theme);
  await expect(bar).not.toHaveAttribute('content', background);
});

test('by keyboard alone: a waiting call of a new device is read and cancelled @desktop', async ({
  page,
  browser,
}) => {
  const player = await givenPlayer(page);
  await givenFeed(await deviceOf(page), 1);
  const other = await givenNewDevice(browser, page, player);
  await other.send('POST', '/api/market/sell-inventory', { itemType: 'monthly', quantity: 1 });
  await page.goto('/stable');
  await tabTo(page, page.getByRole('link', { name: 'Look' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'New devices' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Show a code' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('.code-text')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Cancel', exact: true }));
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible();
});
