import { expectClean } from './axe.ts';
import { expect, settled, test } from './game.ts';
import { deviceOf, givenHorse, givenPlayer, givenSeeded } from './given.ts';
import { tabTo } from './keys.ts';

test('the yard shows each horse where she is, and a key or a press opens her page', async ({ page }) => {
  await givenPlayer(page);
  await page.goto('/stable/yard');
  await expect(page.getByRole('heading', { level: 1, name: /^The yard / })).toBeVisible();
  await settled(page);
  await expect(page.getByRole('heading', { name: 'An empty stall' })).toBeVisible();
  await expectClean(page, 'the yard without a horse');

  const device = await deviceOf(page);
  await givenHorse(device, 'Juniper', 'mustang');
  await givenHorse(device, 'Biscuit', 'shetland_pony');
  const out = await givenHorse(device, 'Bramble', 'mustang');
  await device.send('POST', '/api/horses/turn-out', { horseIds: [out] });
  await page.goto('/stable');
  await page.getByRole('link', { name: 'Yard', exact: true }).click();
  await expect(page.getByText('2 in the yard, 1 on pasture.')).toBeVisible();
  await settled(page);
  const yard = page.getByRole('list', { name: 'In the yard' });
  const pasture = page.getByRole('list', { name: 'On pasture' });
  await expect(yard.getByRole('listitem')).toHaveCount(2);
  const juniper = yard.getByRole('link', { name: 'Juniper. In the yard. Needs you: out of feed' });
  const bramble = pasture.getByRole('link', { name: 'Bramble. On pasture' });
  const heightOf = async (name: string) =>
    (await yard.getByRole('link', { name: new RegExp(`^${name}`) }).boundingBox())?.height ?? 0;
  expect(await heightOf('Biscuit')).toBeLessThan(0.75 * (await heightOf('Juniper')));
  await expectClean(page, 'the yard');

  await tabTo(page, juniper);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Juniper' })).toBeVisible();
  await page.goBack();
  await bramble.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bramble' })).toBeVisible();
});

test('horses that do not fit are in the next part, which is in the address @desktop', async ({ page }) => {
  await givenSeeded(page, 'clicks-23');
  await page.goto('/stable/yard');
  const parts = page.getByRole('navigation', { name: 'Parts of the yard' });
  await expect(parts).toContainText('1 to 8 of 23');
  const yard = page.getByRole('list', { name: 'In the yard' });
  await expect(yard.getByRole('link', { name: /In her stall/ })).toHaveCount(5);
  await parts.getByRole('button', { name: 'Next part of the yard' }).click();
  await expect(parts).toContainText('9 to 16 of 23');
  await yard.getByRole('link', { name: /^Mare 16\b/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mare 16' })).toBeVisible();
  await page.goBack();
  await expect(parts).toContainText('9 to 16 of 23');
});

test('a picture of the yard has the stable’s address unless the stable is private @phone', async ({
  page,
}) => {
  const { username } = await givenPlayer(page);
  const device = await deviceOf(page);
  await givenHorse(device, 'Juniper', 'mustang');
  await page.goto('/stable/yard');
  const open = page.getByRole('button', { name: 'Picture to share' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Picture to share' });
  const picture = dialog.getByRole('img', { name: `${username}’s yard: Juniper` });
  await expect(picture).toBeVisible();
  // Its space is reserved before it is drawn.
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await expect(dialog).toContainText('opens without an account');
  await expectClean(page, 'a picture to share');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe(`${username} - Yard.png`);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();

  await device.send('PUT', '/api/user/privacy', { isPrivate: true });
  await page.reload();
  await open.click();
  await expect(dialog).toContainText('has no address of it');
  await expect(picture).toBeVisible();
});
