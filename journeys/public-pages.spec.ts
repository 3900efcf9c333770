import { expectClean } from './axe.ts';
import { expect, settled, test } from './game.ts';
import { deviceOf, givenPlayer } from './given.ts';
import { givenFoal } from './given-parents.ts';
import { somebody } from './somebody.ts';

test('a shared link opens without an account, invites, and a private stable closes it @desktop', async ({
  page,
  openBeside,
  expectRefusal,
}) => {
  const owner = await givenPlayer(page);
  const { foal, mare } = await givenFoal(page);
  const device = await deviceOf(page);
  await device.send('PATCH', `/api/horses/${foal}/name`, { name: 'Larkspur' });
  const { id } = await device.get<{ id: string }>('/api/auth/me');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/horses/${foal}`);
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('.toast').filter({ hasText: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe(`/h/${foal}`);

  const visitor = await openBeside();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Larkspur' })).toBeVisible();
  await expect(visitor.getByText(`Bred by ${owner.username} from Comet and Juniper`)).toBeVisible();
  await settled(visitor);
  await expectClean(visitor, 'an open horse');
  await visitor.getByRole('link', { name: 'Juniper' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Juniper' })).toBeVisible();
  await expect(visitor).toHaveURL(`/h/${mare}`);
  await visitor.getByRole('link', { name: owner.username }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: owner.username })).toBeVisible();
  await settled(visitor);
  await expectClean(visitor, 'an open stable');

  // The certificate is one sheet with nothing of the game around it.
  await visitor.goto(`/h/${foal}/certificate`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Larkspur' })).toBeVisible();
  await expectClean(visitor, 'a certificate');
  await visitor.emulateMedia({ media: 'print' });
  await expect(visitor.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(visitor.getByRole('link', { name: 'Log in or register' })).toBeHidden();
  await expect(visitor.getByText('Certificate of birth')).toBeVisible();
  const sheet = visitor.locator('.paper');
  expect(await sheet.evaluate((paper) => getComputedStyle(paper).backgroundColor)).toMatch(/oklch\(0\.98/);
  const cut = await visitor.locator('.paper-in').evaluate((paper) => paper.scrollHeight - paper.clientHeight);
  expect(cut).toBeLessThanOrEqual(0);
  await visitor.emulateMedia({ media: 'screen' });

  await visitor.goto(link);
  await visitor.getByRole('link', { name: 'Start a stable' }).click();
  await expect(visitor.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
  const newcomer = somebody();
  await visitor.getByLabel('Username').fill(newcomer.username);
  await visitor.getByLabel('Email').fill(newcomer.email);
  await visitor.getByLabel('Password', { exact: true }).fill(newcomer.password);
  await visitor.getByLabel('Confirm Password').fill(newcomer.password);
  await visitor.getByRole('button', { name: 'Register' }).click();
  await expect(visitor.getByText(newcomer.username).first()).toBeVisible();

  await page.goto('/account#privacy');
  await page.getByRole('switch', { name: 'My stable is private' }).click();
  await expect(page.locator('.toast').filter({ hasText: 'Private' })).toBeVisible();
  expect((await page.request.get(`/api/public/horses/${foal}`)).status()).toBe(404);
  expect((await page.request.get(`/api/public/players/${id}`)).status()).toBe(404);
  // Players see it as before, and are led to the full page.
  await visitor.goto(link);
  await visitor.getByRole('link', { name: 'Full page' }).click();
  await expect(visitor).toHaveURL(`/horses/${foal}`);
  expectRefusal(`/api/horses/${foal}`);
});
