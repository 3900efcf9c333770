import { expect, test } from './game.ts';
import { deviceOf, givenFedHorse, givenPlayerAtHome } from './given.ts';
import { rowOf } from './rows.ts';

test('a player’s page leads from the leaderboard to the best horse, to all horses, and back @phone', async ({
  page,
}) => {
  const { username } = await givenPlayerAtHome(page);
  const device = await deviceOf(page);
  await givenFedHorse(device, 'Juniper');
  await page.goto('/leaderboards');
  const row = await rowOf(page, username);
  await row.getByRole('link', { name: username }).click();
  await expect(page.getByRole('heading', { level: 1, name: username })).toBeFocused();
  await expect(page.getByText('You have not written anything yet.')).toBeVisible();
  await expect(page.getByText('No foals yet.')).toBeVisible();
  await page.getByRole('link', { name: 'View Horses (1)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Horses of ${username}` })).toBeFocused();
  await page.getByRole('tab', { name: 'In the stable' }).press('ArrowRight');
  await expect(page).toHaveURL(/\?of=bred$/);
  await expect(page.getByText('Foals bred here will be listed here.')).toBeVisible();
  await page.getByRole('tab', { name: 'Bred' }).press('ArrowLeft');
  await page.getByRole('link', { name: 'Juniper', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Juniper' })).toBeFocused();
});

test('the page of an unknown player says so @phone', async ({ page, expectRefusal }) => {
  expectRefusal('/players/3');
  await givenPlayerAtHome(page);
  await page.goto('/players/3');
  await expect(page.getByRole('heading', { level: 1, name: 'Player Not Found' })).toBeVisible();
  await expect(page.getByText('This player does not exist.')).toBeVisible();
});
