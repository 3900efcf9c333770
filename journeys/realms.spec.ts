import type { Page } from '@playwright/test';
import { startTwoRealms, type TwoRealms } from '../checks/two-realms.ts';
import { expectClean } from './axe.ts';
import { expect, expectAtHome, settled, test } from './game.ts';
import { somebody, type NewPlayer } from './somebody.ts';

test.use({ profile: 'own' });

let realms: TwoRealms;
test.beforeAll(async () => {
  realms = await startTwoRealms();
});
test.afterAll(() => realms.stop());

async function registerOnTheHill(page: Page): Promise<NewPlayer> {
  const player = somebody();
  const answer = await page.request.post(`${realms.hill}/api/auth/register`, { data: player });
  const { token } = (await answer.json()) as { token: string };
  await realms.confirmEmails();
  await page.goto(`${realms.hill}/robots.txt`);
  await page.evaluate((value) => localStorage.setItem('auth_token', value), token);
  return player;
}

async function logOut(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/robots.txt`);
  await page.evaluate(() => localStorage.removeItem('auth_token'));
}

test('a stable is started in another realm, found again from its landing page, and deleted @phone', async ({
  page,
}) => {
  const player = await registerOnTheHill(page);
  const far = { ...player, username: `Far ${player.username.slice(-9)}` };
  await page.goto(`${realms.hill}/account#realms`);
  await page.getByRole('button', { name: 'Start a stable there: The Meadow' }).click();
  await expect(page.getByRole('heading', { name: 'Start a stable in The Meadow' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(realms.meadow);
  await settled(page);
  await expectClean(page, 'starting a stable in another realm');
  await page.getByLabel('Username in this realm').fill(far.username);
  await page.getByRole('button', { name: 'Start my stable' }).click();
  await expectAtHome(page, far);

  for (const address of [realms.hill, realms.meadow]) await logOut(page, address);
  await page.goto(realms.meadow);
  await page.getByRole('button', { name: 'Is your account in another realm?' }).click();
  const home = page.getByRole('link', { name: 'Log in there: The Hill' });
  await expect(home).toBeVisible();
  await settled(page);
  await expectClean(page, 'the way to one’s own realm');
  await home.click();
  const form = page.getByRole('tabpanel', { name: 'Login' });
  await form.getByLabel('Email').fill(player.email);
  await form.getByLabel('Password').fill(player.password);
  await form.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Go there: The Meadow' }).click();
  await expectAtHome(page, far);

  await page.goto(`${realms.meadow}/account#delete`);
  await page.getByRole('button', { name: 'Delete this stable…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this stable?' });
  await dialog.getByLabel(/^Type your username/).fill(far.username);
  await dialog.getByRole('button', { name: 'Delete in 14 days' }).click();
  const notice = page.getByRole('complementary', { name: 'Your stable' });
  await expect(notice).toContainText('Your account at The Hill and your other stables stay.');
  await notice.getByRole('button', { name: 'Keep my stable' }).click();
  await expect(notice).toBeHidden();
});
