import { expect, passHours, test } from './game.ts';
import { deviceOf, givenHorse, givenPlayer } from './given.ts';

/* The last of all journeys: horses of the others on the same server would be too old after it. */

test('a horse retires at 30 years from shows and from breeding @phone', async ({ page }) => {
  await givenPlayer(page);
  const mare = await givenHorse(await deviceOf(page), 'Juniper');
  const needs = page.getByRole('region', { name: /Juniper/ });
  const dialog = page.getByRole('dialog');
  await passHours(page, 360 * 30);
  await page.goto(`/horses/${mare}`);
  await expect(needs).toContainText('RetiredShe no longer shows or breeds');
  await expect(needs).toContainText('Loses happiness until fed');
  await expect(page.getByText('No shows until fed')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'No more shows' })).toBeDisabled();
  await page.getByRole('button', { name: 'Breed Horse' }).click();
  await expect(dialog).toContainText('Juniper is retired: horses breed until 30 years.');
  await expect(dialog.getByRole('link', { name: /^View stud requests/ })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: /^Seed of/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
});
