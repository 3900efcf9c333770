import { awayFromNewYear, expect, passHours, test } from './game.ts';
import {
  deviceOf,
  givenEntry,
  givenFedHorse,
  givenPlayer,
  givenPlayerAtHome,
  givenStoreTack,
} from './given.ts';
import { expectApart } from './layout.ts';
import { rowOf } from './rows.ts';

test('a player finds their row in the season’s list, and a visitor reads the list by keyboard @phone', async ({
  page,
  openBeside,
}) => {
  const { username } = await givenPlayerAtHome(page);
  await awayFromNewYear(page);
  const device = await deviceOf(page);
  const horse = await givenFedHorse(device, 'Juniper');
  await givenStoreTack(device, horse);
  for (let index = 0; index < 5; index++) await givenEntry(device, horse);
  await passHours(page, 3);
  await page.getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboards' })).toBeFocused();
  await page.getByText('This season', { exact: true }).click();
  await expect(page.getByRole('row', { name: username })).toContainText('You');
  await page.getByRole('tab', { name: 'Top Horses' }).click();
  await page.getByLabel('Division').selectOption('Novice, level 1 to 9');
  await expect(page).toHaveURL(/\?list=horses&when=season&division=novice$/);
  const own = page.getByRole('row').filter({ hasText: username });
  await expect(own).toContainText('Yours');
  await own.getByRole('link', { name: 'Juniper' }).click();
  await expect(page).toHaveURL(new RegExp(`/horses/${horse}$`));

  const visitor = await openBeside();
  await visitor.goto('/leaderboards?list=horses&when=season');
  await expect(visitor.getByRole('row').filter({ hasText: username })).toContainText('Juniper');
  await expect(visitor.getByRole('link', { name: 'Juniper' })).toHaveCount(0);
  await visitor.getByRole('tab', { name: 'Top Horses' }).press('End');
  await expect(visitor.getByRole('tab', { name: 'Show Champions' })).toBeFocused();
  await visitor.getByLabel('Division').selectOption('Champion, level 75 and up');
  await expect(visitor.getByRole('heading', { name: 'No show winners yet' })).toBeVisible();
  await visitor.getByRole('link', { name: 'Log in or register' }).click();
  await expect(visitor.getByRole('tab', { name: 'Register' })).toBeVisible();
});

test('a list that cannot be loaded says why, and loads once it can @phone', async ({
  withoutBatches,
  page,
  expectRefusal,
}) => {
  await withoutBatches();
  expectRefusal('/api/leaderboards/');
  await page.route('**/api/leaderboards/*', (route) => route.abort());
  await page.goto('/leaderboards');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/leaderboards/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('table').or(page.getByRole('heading', { name: 'No players yet' })),
  ).toBeVisible();
});

test('the name of a guild does not cover the figure beside it @phone', async ({ page }) => {
  const { username } = await givenPlayer(page, { guild: 'manufacturer' });
  await page.goto('/leaderboards');
  const row = await rowOf(page, username);
  const guild = row.getByRole('cell').filter({ hasText: 'Manufacturer' });
  await expectApart(guild.locator('.board-guild'), row.locator('.col-level'));
});
