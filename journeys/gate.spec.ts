import type { Page } from '@playwright/test';
import { expectClean, expectCleanAt } from './axe.ts';
import { expect, expectAtHome, openMenu, passHours, settled, test } from './game.ts';
import { deviceOf, givenGuest, givenPlayer } from './given.ts';
import { tabTo } from './keys.ts';
import { somebody } from './somebody.ts';
import { DESKTOP } from './widths.ts';

const HEADING = 'Three horses wait at the gate';

/** The second of the three. A phone shows one, and has a chip for each. */
const secondHorse = (page: Page) =>
  (page.viewportSize()?.width === DESKTOP.width
    ? page.getByRole('list', { name: 'At the gate' })
    : page.getByRole('group', { name: 'Meet one of the three' })
  )
    .getByRole('button')
    .nth(1);

const heroName = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const keepSign = (page: Page, name: string) =>
  page.getByRole('button', { name: `Keep ${name}`, exact: true });

interface Own {
  readonly id: string;
  readonly name: string;
}

test('by keyboard alone: three presses lead to a horse at home, without an account', async ({ page }) => {
  await page.goto('/gate');
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  const horse = secondHorse(page);
  await tabTo(page, horse);
  await page.keyboard.press('Enter');
  const sheet = page
    .getByRole('region', { name: /./ })
    .filter({ has: page.getByLabel(/^(Her|His) name$/) })
    .last();
  await expect(sheet.getByRole('heading', { level: 2 })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  await tabTo(page, horse);
  await page.keyboard.press('Enter');
  const name = page.getByLabel(/^(Her|His) name$/);
  await expect(name).toHaveValue(/\S/);
  await tabTo(page, name);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Domino');
  await tabTo(page, page.getByRole('button', { name: /^(She|He) is the one$/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('1,500 of your 5,000 coins')).toBeVisible();
  const bring = page.getByRole('button', { name: /^Bring (her|him) home/ });
  await expect(bring).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(heroName(page, 'Domino')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(keepSign(page, 'Domino')).toBeVisible();
});

test('a guest keeps the horse: name, coins and results stay', async ({ page }) => {
  const device = await givenGuest(page, 'Domino');
  const [before] = await device.get<readonly Own[]>('/api/horses');
  const { id, coins } = await device.get<{ id: string; coins: number }>('/api/auth/me');
  await page.goto('/');
  await expect(heroName(page, 'Domino')).toBeVisible();
  await settled(page);
  await keepSign(page, 'Domino').click();
  const dialog = page.getByRole('dialog', { name: 'Keep Domino: choose a name and a password' });
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toBeHidden();
  await expect(keepSign(page, 'Domino')).toBeFocused();

  await page.keyboard.press('Enter');
  const player = somebody();
  await dialog.getByLabel('Username').fill(player.username);
  await dialog.getByLabel('Email').fill(player.email);
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  await dialog.getByLabel('Confirm Password').fill(player.password);
  await dialog.getByRole('button', { name: 'Keep Domino' }).click();
  await expect(page.getByText('Domino stays with you').first()).toBeVisible();
  await expect(keepSign(page, 'Domino')).toBeHidden();

  const kept = await deviceOf(page);
  const user = await kept.get<{ id: string; username: string; coins: number }>('/api/auth/me');
  expect(user).toMatchObject({ id, username: player.username, coins });
  const [after] = await kept.get<readonly Own[]>('/api/horses');
  expect(after).toMatchObject({ id: before?.id, name: 'Domino' });
});

test('a guest who closes the browser comes back to the horse @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  await givenGuest(page, 'Domino');
  await page.goto('/');
  await expect(heroName(page, 'Domino')).toBeVisible();
  const storageState = await page.context().storageState();
  await page.context().close();
  const again = await browser.newContext({ baseURL, storageState, reducedMotion: 'reduce' });
  const later = await again.newPage();
  await later.goto('/');
  await expect(heroName(later, 'Domino')).toBeVisible();
  await again.close();
});

test('the first result asks a guest once to keep the horse @phone', async ({ page }) => {
  const device = await givenGuest(page, 'Domino');
  const [horse] = await device.get<readonly Own[]>('/api/horses');
  await device.send('POST', `/api/horses/${horse?.id}/use-feed`, { feed_type: 'monthly' });
  await page.goto(`/shows/enter/${horse?.id}`);
  await page.getByRole('button', { name: 'Enter the Meadow' }).click();
  await expect(page).toHaveURL(/\/shows\/[0-9a-f-]{36}$/);
  await passHours(page, 1);
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Keep Domino: choose a name and a password' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await page.reload();
  await expect(heroName(page, 'Domino')).toBeVisible();
  await settled(page);
  await expect(dialog).toBeHidden();
});

test('what guests may not do opens the form, and the chat says what keeping opens @desktop', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal('/api/');
  await givenGuest(page, 'Domino');
  await page.goto('/market?buy=treats');
  const treats = page.getByRole('dialog', { name: 'Buy treats' });
  await treats.getByRole('button', { name: /^Buy/ }).click();
  const form = page.getByRole('dialog', { name: /^Keep Domino/ });
  await expect(form).toContainText('It also opens');
  await form.getByRole('button', { name: 'Not now' }).click();
  await page.keyboard.press('Escape');

  await page.goto('/');
  await page.getByRole('button', { name: 'Live Chat' }).click();
  const chat = page.getByRole('complementary', { name: 'Live Chat' });
  await expect(chat).toContainText('Players with a name talk here');
  await chat.getByRole('button', { name: 'Choose a name' }).click();
  await expect(form).toBeVisible();
  await expectClean(page, 'keeping');
});

test('a page that guests may not use says what keeping opens, and asks the server nothing @phone', async ({
  page,
}) => {
  const device = await givenGuest(page, 'Domino');
  const [horse] = await device.get<readonly Own[]>('/api/horses');
  for (const path of ['/mail', '/news', '/goldsmith', '/my-shop', `/horses/${horse?.id}/pedigree`]) {
    await page.goto(path);
    const keep = page.getByRole('region', { name: 'Opens when you keep Domino' });
    await expect(keep.getByRole('button', { name: 'Keep Domino' })).toBeVisible();
    await settled(page);
  }
  await expectClean(page, 'a page closed to guests');
  await page.goto('/guild-work');
  await expect(page.getByRole('region', { name: 'Opens when you keep Domino' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make Tack' })).toBeHidden();

  // Rewards wait, and are not offered.
  await device.send('POST', `/api/horses/${horse?.id}/use-feed`, { feed_type: 'monthly' });
  await page.goto('/');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('button', { name: /yours once you choose a name$/ })).toBeVisible();
  await expect(steps.getByRole('button', { name: /^(Collect|Skip)/ })).toBeHidden();
});

test('who logs out as a guest is warned first', async ({ page }) => {
  await givenGuest(page, 'Domino');
  await page.goto('/');
  await expect(heroName(page, 'Domino')).toBeVisible();
  await openMenu(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave your horse behind?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(heroName(page, 'Domino')).toBeVisible();
});

test('a player without a horse finds the gate at home @phone', async ({ page }) => {
  const player = await givenPlayer(page);
  await page.goto('/');
  await expectAtHome(page, player);
  await secondHorse(page).click();
  await page.getByLabel(/^(Her|His) name$/).fill('Domino');
  await page.getByRole('button', { name: / is the one$/ }).click();
  await page.getByRole('button', { name: /^Bring / }).click();
  await expect(heroName(page, 'Domino')).toBeVisible();
  // The gate is for those who have no horse.
  await page.goto('/gate');
  await expect(heroName(page, 'Domino')).toBeVisible();
});

test('the landing page shows the gate below its hero, the same three all day @desktop', async ({ page }) => {
  await page.goto('/');
  const gate = page.getByRole('region', { name: 'The gate' });
  const horses = gate.getByRole('list', { name: 'At the gate' }).getByRole('button');
  await expect(horses).toHaveCount(3);
  const names = await horses.allTextContents();
  await page.goto('/gate');
  await expect(horses).toHaveText(names);
  await gate.getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Register' })).toBeVisible();
});

test('axe finds nothing at the gate, in either theme @desktop', async ({ page }) => {
  await expectCleanAt(page, '/gate', HEADING);
  await secondHorse(page).click();
  await page.getByRole('button', { name: / is the one$/ }).click();
  await expectClean(page, 'a sheet at the gate');
});
