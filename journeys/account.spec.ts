import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { refusalMessage } from '../contract/refusal-message.ts';
import { expectClean } from './axe.ts';
import { expect, expectAtHome, logOut, passHours, settled, test } from './game.ts';
import { deviceOf, givenFeed, givenNewDevice, givenPlayer } from './given.ts';
import { lastMail } from './mails.ts';
import { somebody, type NewPlayer } from './somebody.ts';

async function logIn(page: Page, { email, password }: Pick<NewPlayer, 'email' | 'password'>): Promise<void> {
  const form = page.getByRole('tabpanel', { name: 'Login' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('a forgotten password is reset by the mailed link @phone', async ({ page }) => {
  const player = await givenPlayer(page);
  await page.evaluate(() => localStorage.removeItem('auth_token'));
  await page.goto('/');
  await page.getByRole('link', { name: 'Forgot username or password?' }).click();
  await expect(page.getByRole('tab', { name: 'Forgot Password' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await settled(page);
  await expectClean(page, 'a forgotten password');
  await page.getByLabel('Email').fill(player.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'If that address has an account' })).toBeVisible();

  const { path, text } = await lastMail(page.request, player.email, 'Choose a new password');
  expect(text).toContain(player.username);
  await page.goto(path);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Password must be at least 6 characters long.')).toBeVisible();
  await page.getByLabel('New password').fill('new bran mash 8');
  await page.getByLabel('Confirm password').fill('new bran mash 9');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Passwords do not match.')).toBeVisible();
  await expectClean(page, 'a new password');
  await page.getByLabel('Confirm password').fill('new bran mash 8');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Your password has been reset.')).toBeVisible();
  // Without a press.
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await logIn(page, { ...player, password: 'new bran mash 8' });
  await expectAtHome(page, player);
});

test('logging in leads to the requested page, or Home where there is none @desktop', async ({ page }) => {
  const player = await givenPlayer(page);
  for (const [address, path] of [
    ['/login', '/'],
    ['/not/a/page?of=this', '/'],
    ['/stable', '/stable'],
  ] as const) {
    await page.evaluate(() => localStorage.removeItem('auth_token'));
    await page.goto(address);
    await logIn(page, player);
    await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.pathname === path);
    if (path === '/') await expectAtHome(page, player);
    else await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a new device downloads the data of a player with the password alone @phone', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal('/api/account/export');
  const player = await givenPlayer(page);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('auth_token'));
  await page.goto('/account');
  await logIn(page, player);
  const data = section(page, 'Your data');
  await data.getByRole('button', { name: 'Download my data' }).click();
  await expect(data.getByText('This device is new to your stable.')).toBeVisible();
  await expectClean(page, 'the password for one’s data');
  await expect(data.getByLabel('Your password')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(data.getByText('Please enter your password.')).toBeVisible();
  await page.keyboard.type(player.password);
  const saved = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Download my data' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^fetlock-.*\.json$/);
});

test('two-factor is set up, used and, without the phone, turned off @desktop', async ({
  page,
  expectRefusal,
}) => {
  // Logging out may overtake requests under way.
  expectRefusal('/api/');
  const player = await givenPlayer(page);
  await page.goto('/account');
  const part = section(page, 'Two-factor');
  await part.getByLabel('Your password').fill(player.password);
  await part.getByRole('button', { name: 'Set up' }).click();
  await part.getByRole('button', { name: 'I can’t scan it' }).click();
  const secret = (await part.locator('.setup-key').textContent()) ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  // A code is valid for its own step and the ones before and after, so none expires on the way.
  // Each must be newer than the last.
  const codeIn = (seconds: number) => totp.generate({ timestamp: Date.now() + seconds * 1000 });
  await settled(page);
  await expectClean(page, 'two-factor, to scan');
  await part.getByLabel('Code').fill(codeIn(0));
  await part.getByRole('button', { name: 'Turn on' }).click();
  const codes = part.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [first = '', second = ''] = await codes.allTextContents();
  await expectClean(page, 'recovery codes');
  await part.getByRole('button', { name: 'I have kept them' }).click();
  await expect(part.getByText('10 recovery codes left')).toBeVisible();
  await lastMail(page.request, player.email, 'Two-factor is on');

  await logOut(page);
  await logIn(page, player);
  await expect(page.getByLabel('Code')).toBeFocused();
  await expectClean(page, 'the second step of signing in');
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText(refusalMessage('POST /api/auth/login', 'WRONG_CODE')).first()).toBeVisible();
  await page.getByLabel('Code').fill(codeIn(30));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expectAtHome(page, player);

  await logOut(page);
  await logIn(page, player);
  await page.getByLabel('Code').fill(first);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expectAtHome(page, player);
  await page.goto('/account');
  await part.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn two-factor off' });
  await dialog.getByLabel('Your password').fill(player.password);
  await dialog.getByLabel(/^Code/).fill(second);
  await expectClean(page, 'turning two-factor off');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(part.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('an email is confirmed, and changed once the new address confirms @phone', async ({ page }) => {
  const player = somebody();
  const answer = await page.request.post('/api/auth/register', { data: player });
  const { token } = (await answer.json()) as { token: string };
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('auth_token', value), token);
  await passHours(page, 2);
  await page.goto('/account');
  const notice = page.getByRole('complementary', { name: 'Your email' });
  await expect(notice).toContainText('Please confirm your email');
  await settled(page);
  await expectClean(page, 'an account without a confirmed email');
  await page.goto((await lastMail(page.request, player.email, 'Please confirm')).path);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText(`${player.email} is confirmed.`)).toBeVisible();
  await expect(notice).toBeHidden();

  const other = `other.${player.email}`;
  await page.goto('/account');
  const part = section(page, 'Change Email');
  const typed = part.getByRole('textbox', { name: 'Email' });
  const change = part.getByRole('button', { name: 'Change email' });
  for (const [email, problem] of [
    ['', 'Please enter a new email.'],
    ['nobody', 'Please enter a valid email address.'],
    [other, 'Please enter your password.'],
  ] as const) {
    await typed.fill(email);
    await change.click();
    await expect(part.getByText(problem)).toBeVisible();
  }
  await expectClean(page, 'changing an email without a password');
  await part.getByLabel('Your password').fill(player.password);
  await change.click();
  await expect(part.getByText(`Waits until ${other} confirms it.`)).toBeVisible();
  await lastMail(page.request, player.email, 'Your email is about to change');
  await page.goto((await lastMail(page.request, other, 'Please confirm your new email')).path);
  const confirm = page.getByRole('button', { name: 'Confirm my email' });
  await expect(confirm).toBeVisible();
  await expectClean(page, 'confirming an email');
  await confirm.click();
  await expect(page.getByText(`${other} is confirmed.`)).toBeVisible();
  await page.goto('/account');
  await expect(part.getByRole('textbox', { name: 'Email' })).toHaveValue(other);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^fetlock-.*\.json$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(other);
});

test('the mailed link alone cancels a thief’s sale from a new device @desktop', async ({
  page,
  browser,
  openBeside,
}) => {
  const player = await givenPlayer(page);
  await page.goto('/account');
  await givenFeed(await deviceOf(page), 2);
  const thief = await givenNewDevice(browser, page, player);
  await thief.send('POST', '/api/market/sell-inventory', { itemType: 'monthly', quantity: 2 });
  await lastMail(page.request, player.email, 'A new device signed in');
  const mail = await lastMail(page.request, player.email, 'Something waits');
  expect(mail.text).toContain('Sell 2 monthly feed to the market');

  const elsewhere = await openBeside();
  await elsewhere.goto(mail.path);
  const cancelling = elsewhere.getByRole('button', { name: 'Cancel everything and sign it out' });
  await expect(cancelling).toBeVisible();
  await expectClean(elsewhere, 'cancelling what waits');
  await cancelling.click();
  await expect(elsewhere.getByText(/^Everything that waited from .* is cancelled/)).toBeVisible();
  await expect(thief.get('/api/auth/me')).rejects.toThrow('NOT_SIGNED_IN');
  await passHours(page, 24);
  const feed = await (
    await deviceOf(page)
  ).get<readonly { readonly quantity: number }[]>('/api/inventory/feed');
  expect(feed.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(2);

  const devices = section(page, 'Devices');
  await expect(devices.getByText('Here now')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
});

test('an access token reads for a program until it is revoked @desktop', async ({ page }) => {
  const player = await givenPlayer(page);
  await page.goto('/account#tokens');
  const part = section(page, 'Access tokens');
  await part.getByRole('button', { name: 'New token…' }).click();
  const dialog = page.getByRole('dialog', { name: 'New access token' });
  await dialog.getByLabel('What is it for?').fill('My breeding table');
  await dialog.getByRole('checkbox', { name: /^Horses/ }).check({ force: true });
  await dialog.getByLabel('Your password').fill(player.password);
  await settled(page);
  await expectClean(page, 'a new access token');
  await dialog.getByRole('button', { name: 'Make token' }).click();
  await expect(part.getByRole('heading', { name: /^Your new token/ })).toBeFocused();
  const token = (await part.locator('code').textContent()) ?? '';
  await expectClean(page, 'an access token, shown once');
  await part.getByRole('button', { name: 'I have kept it' }).click();
  await expect(part.getByText(token)).toBeHidden();

  const read = async (path: string) =>
    (await page.request.get(path, { headers: { authorization: `Bearer ${token}` } })).status();
  expect(await Promise.all(['/api/horses', '/api/messages/inbox'].map(read))).toEqual([200, 403]);
  await page.reload();
  const row = part.getByRole('listitem').filter({ hasText: 'My breeding table' });
  await expect(row.getByText(/last used on/)).toBeVisible();
  await row.getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toBeHidden();
  expect(await read('/api/horses')).toBe(401);
});
