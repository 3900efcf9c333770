import type { Page } from '@playwright/test';
import { pressAct } from './acts.ts';
import { expect, passHours, settled, test } from './game.ts';
import { deviceOf, givenFedHorse, givenFeed, givenHorse, givenPlayer, givenShowsAhead } from './given.ts';

/** A fed horse, and time until the next show of its class. */
async function aHorseBeforeShows(page: Page): Promise<string> {
  await givenPlayer(page);
  const device = await deviceOf(page);
  const horse = await givenFedHorse(device, 'Juniper');
  await givenShowsAhead(device);
  return horse;
}

test('a search survives a reload and going back, until it is reset @desktop', async ({ page }) => {
  const horse = await aHorseBeforeShows(page);
  await page.goto(`/shows/enter/${horse}`);
  await page.getByText('Racing', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Search Shows' }).click();
  await expect(page).toHaveURL(/\?discipline=racing$/);
  const shows = page.getByRole('heading', { name: 'Available Shows' });
  await expect(shows).toHaveText('Available Shows (12)');
  await page.reload();
  await expect(shows).toHaveText('Available Shows (12)');
  await expect(page.getByRole('radio', { name: 'Racing' })).toBeChecked();

  await page.getByLabel('Min Level').fill('5');
  await page.getByRole('button', { name: 'Search Shows' }).click();
  await expect(page.getByText('No shows match your criteria')).toBeVisible();
  await page.goBack();
  await expect(shows).toHaveText('Available Shows (12)');
  await expect(page.getByLabel('Min Level')).toHaveValue('1');
  await page.goForward();
  await expect(page.getByText('No shows match your criteria')).toBeVisible();
  await expect(page.getByLabel('Min Level')).toHaveValue('5');

  await page.getByLabel("Shows I've created").check({ force: true });
  await page.getByRole('button', { name: 'Search Shows' }).click();
  await expect(page).toHaveURL(/\?min_level=5&discipline=racing&createdBy=me$/);
  await page.reload();
  await expect(page.getByLabel("Shows I've created")).toBeChecked();

  await page.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(page).toHaveURL(new RegExp(`/shows/enter/${horse}$`));
  await expect(page.getByLabel('Min Level')).toHaveValue('1');
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  await expect(shows).toHaveText('Available Shows (84)');
  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.getByRole('table', { name: 'Available shows' }).getByRole('row').first();
  await expect(card.getByText(/^Show [\da-f]{8}$/)).toBeVisible();
});

test('the browser of shows feeds a hungry horse, says which level it lacks, enters, and says when no more may run @phone', async ({
  withoutBatches,
  page,
}) => {
  await withoutBatches();
  await givenPlayer(page);
  const device = await deviceOf(page);
  const horse = await givenHorse(device, 'Juniper');
  await givenFeed(device, 1);
  await givenShowsAhead(device);
  await page.goto(`/horses/${horse}?facet=career`);
  await page.getByRole('button', { name: 'Browse Shows' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter Shows' });
  const rows = dialog.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows.first().getByRole('button', { name: 'Hungry' })).toBeDisabled();
  await expect(rows.first()).toContainText('Feed her first');
  await expect(rows.getByRole('button', { name: 'Enter' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Feed' }).click();
  const feed = page.getByRole('dialog', { name: 'Feed Juniper' });
  await feed.getByRole('radio').first().check({ force: true });
  await feed.getByRole('button', { name: 'Feed for 1 day' }).click();
  await expect(feed).toBeHidden();
  await expect(rows.first().getByRole('button', { name: 'Enter' })).toBeEnabled();
  await expect(dialog.getByText('Juniper is hungry')).toBeHidden();

  await dialog.getByLabel('Level').selectOption('5 to 9');
  await dialog.getByLabel('Discipline').selectOption('Jumping');
  await expect(rows).toHaveCount(12);
  await expect(rows.first()).toContainText('Needs level 5');
  await expect(rows.first().getByRole('button', { name: 'Low Lvl' })).toBeDisabled();

  await dialog.getByLabel('Level').selectOption('All open to her');
  await expect(rows.first().getByRole('button', { name: 'Enter' })).toBeEnabled();
  const entered =
    (await rows.first().getByRole('cell').locator('[title]').first().getAttribute('title')) ?? '';
  await rows.first().getByRole('button', { name: 'Enter' }).click();
  await expect(dialog.getByTitle(entered)).toHaveCount(0);
  await expect(dialog).toContainText('1 of 11 entries in use.');
  await rows.getByRole('button', { name: 'Enter' }).first().click();
  await expect(dialog).toContainText('2 of 11 entries in use.');
  const full = { current_active_entries: 11, show_entry_quota: 11, houseStartsSpentUntil: null };
  await page.route('**/api/users/me/quota', (route) => route.fulfill({ json: full }));
  await page.reload();
  await page.getByRole('button', { name: 'Browse Shows' }).click();
  await expect(dialog).toContainText('11 of 11 entries in use.');
  await expect(rows.getByRole('button', { name: 'Full' }).first()).toBeDisabled();
  await expect(rows.first()).toContainText('Your entries are full');
  await expect(rows.getByRole('button', { name: 'Enter' })).toHaveCount(0);
  // Escape would close the notice first.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  await pressAct(page, 'Show Results');
  const results = page.getByRole('dialog', { name: 'Show Results' });
  await expect(results.getByRole('tab')).toHaveText(['Pending(2)', 'Completed(0)']);
  await expect(results.getByText(/Awaiting$/)).toHaveCount(2);
  await passHours(page, 3);
  await expect(results.getByRole('tab')).toHaveText(['Pending(0)', 'Completed(2)']);
  await results.getByRole('button', { name: 'Close' }).click();
  await settled(page);
  const latest = page.getByRole('table', { name: 'Latest results' });
  await expect(latest.getByRole('rowheader')).toHaveText([/^Jumping/, /^Jumping/]);
  await page.getByRole('button', { name: 'All 2 results' }).click();
  const completed = results.getByRole('table', { name: 'Completed shows' });
  await completed.getByRole('link', { name: 'Jumping' }).first().click();
  await expect(page).toHaveURL(/\/shows\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
