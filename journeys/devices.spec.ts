import type { Page } from '@playwright/test';
import { expectClean } from './axe.ts';
import { expect, expectAtHome, passHours, settled, test } from './game.ts';
import { deviceOf, givenFeed, givenPlayerAtHome, type Device } from './given.ts';
import type { NewPlayer } from './somebody.ts';

/** Signs in through the landing page. */
async function signInElsewhere(other: Page, player: NewPlayer): Promise<Page> {
  await other.goto('/');
  await other.getByRole('tab', { name: 'Login' }).click();
  const form = other.getByRole('tabpanel', { name: 'Login' });
  await form.getByLabel('Email').fill(player.email);
  await form.getByLabel('Password').fill(player.password);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expectAtHome(other, player);
  return other;
}

async function sellFeed(page: Page): Promise<void> {
  await page.goto('/market');
  await page.getByRole('button', { name: /^Sell Feed/ }).click();
  const feed = page.getByRole('dialog', { name: 'Sell feed' });
  await feed.getByLabel('Monthly feed to sell').fill('3');
  await feed.getByRole('button', { name: 'Sell 48 coins' }).click();
  await expect(feed).toBeHidden();
}

const coinsOf = async (device: Device) =>
  (await device.get<{ readonly coins: number }>('/api/auth/me')).coins;

const SALE = 'Sell 3 monthly feed to the market for 48 coins';

test('a sale from a new device waits, and the known one cancels it @desktop', async ({
  page,
  openBeside,
}) => {
  const player = await givenPlayerAtHome(page);
  const device = await deviceOf(page);
  await givenFeed(device, 5);
  const coins = await coinsOf(device);
  const other = await signInElsewhere(await openBeside(), player);
  const notice = page.getByRole('complementary', { name: 'New device' });
  await expect(notice).toContainText('Somebody signed in from a new device');

  await sellFeed(other);
  await expect(other.getByText(/^Waits until tomorrow, /).first()).toBeVisible();
  await expect(other.getByRole('complementary', { name: 'New device' })).toContainText('1 thing waits');
  expect(await coinsOf(device)).toBe(coins);
  await expect(notice).toContainText('1 thing waits to be done.');
  await expectClean(page, 'notice of a new device');

  await notice.getByRole('link', { name: 'Look' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New devices' })).toBeFocused();
  const waiting = page.getByRole('list', { name: 'Waiting', exact: true });
  await expect(waiting.getByText(SALE)).toBeVisible();
  await settled(page);
  await expectClean(page, 'what waits');
  await waiting.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'No longer waiting' })).toContainText('Cancelled');
  await passHours(page, 24);
  expect(await coinsOf(device)).toBe(coins);
});

test('a sale from a new device is done after a day @desktop', async ({ page, openBeside }) => {
  const player = await givenPlayerAtHome(page);
  const device = await deviceOf(page);
  await givenFeed(device, 5);
  const coins = await coinsOf(device);
  const other = await signInElsewhere(await openBeside(), player);
  await sellFeed(other);
  await page
    .getByRole('complementary', { name: 'New device' })
    .getByRole('button', { name: 'It was me' })
    .click();
  await expect(page.getByRole('complementary', { name: 'New device' })).toBeHidden();
  await passHours(page, 24);
  expect(await coinsOf(device)).toBe(coins + 48);
  await page.goto('/account/waiting');
  await expect(page.getByRole('list', { name: 'No longer waiting' })).toContainText('Done');
});

test('a code makes a new device known at once, and waiting calls are done @phone', async ({
  page,
  openBeside,
}) => {
  const player = await givenPlayerAtHome(page);
  const device = await deviceOf(page);
  await givenFeed(device, 5);
  const other = await signInElsewhere(await openBeside(), player);
  await sellFeed(other);
  await page.goto('/account/waiting');
  await page.getByRole('button', { name: 'Show a code' }).click();
  const code = (await page.locator('.code-text').textContent()) ?? '';
  expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  await expectClean(page, 'a code for a new device');

  await other.goto('/account/waiting');
  await settled(other);
  await expectClean(other, 'a new device');
  await other.getByLabel('Code').fill(code.toLowerCase());
  await other.getByRole('button', { name: 'Use the code' }).click();
  await expect(other.getByText('Your stable knows this device now.').first()).toBeVisible();
  await passHours(page, 0);
  await expect(other.getByRole('list', { name: 'No longer waiting' })).toContainText('Done');
  await givenFeed(device, 3);
  await sellFeed(other);
  await expect(other.getByText('The market paid 48 coins.').first()).toBeVisible();
});

test('a new device is signed out from a known one @phone', async ({ page, openBeside }) => {
  const player = await givenPlayerAtHome(page);
  const other = await signInElsewhere(await openBeside(), player);
  await page.goto('/account/waiting');
  const devices = page.getByRole('list', { name: 'Devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: 'Sign out' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(other.getByRole('tab', { name: 'Register' })).toBeVisible();
});
