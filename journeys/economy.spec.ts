import { readFile } from 'node:fs/promises';
import { expectClean } from './axe.ts';
import { expect, passHours, settled, test } from './game.ts';
import { deviceOf, givenPlayer, givenPlayerAtHome } from './given.ts';
import { tabTo } from './keys.ts';

const ADDS_UP = 'It adds up, to the coin.';
const PLAYERS_OF_BARS = 10;

test('a visitor goes to the economy, and reads its days by keyboard @desktop', async ({ page }) => {
  await page.goto('/leaderboards');
  await page.getByRole('link', { name: 'Economy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Where coins come from' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Where they go' })).toBeVisible();
  for (const period of ['Today', 'Yesterday', '30 days']) {
    await tabTo(page, page.getByRole('radio', { checked: true }));
    await expect(page.getByRole('radio', { name: period })).toBeChecked();
    await expect(page.getByText(ADDS_UP)).toBeVisible();
    await page.keyboard.press('ArrowRight');
  }
  await expect(page.getByRole('heading', { name: 'Purse index' })).toBeVisible();
  await expect(page.getByText(/A win in a bronze field of class 1 pays \d+ coins/)).toBeVisible();
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
});

test('a player finds their salary among the sources, and ten bars with ten players @desktop', async ({
  page,
}) => {
  for (let index = 1; index < PLAYERS_OF_BARS; index++) await givenPlayer(page);
  await givenPlayerAtHome(page);
  const device = await deviceOf(page);
  await device.send('POST', '/api/goldsmith/salary', {});
  await passHours(page, 1);
  await page.goto('/goldsmith');
  await page.getByRole('link', { name: 'See the coins of all players' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Where coins come from' })).toBeFocused();
  // The hour may have passed midnight.
  await page.getByText('30 days', { exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Goldsmith salary' })).toContainText(/\d coins/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Coins to begin with' })).toBeVisible();
  await expect(page.getByText(ADDS_UP)).toBeVisible();
  await expect(page.getByText(/^The richest tenth holds \d+% of all coins/)).toBeVisible();
  const tenths = page.getByRole('table', { name: 'Coins by tenths of the players' });
  await expect(tenths.getByRole('row')).toHaveCount(1 + 10);
  await settled(page);
  await expectClean(page, 'the economy with ten bars');
});

test('the ledger is saved as a file for spreadsheets @desktop', async ({ page }) => {
  await givenPlayer(page);
  await page.goto('/goldsmith');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download ledger (CSV)' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^fetlock-ledger-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFTime (UTC),Kind,Description')).toBe(true);
  expect(text).toContain(',Coins to begin with,5000,5000,');
});
