import { expectClean } from './axe.ts';
import { expect, passHours, settled, test } from './game.ts';
import { deviceOf, givenFedHorse, givenPlayer } from './given.ts';

// Without motion nothing is told by itself.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a newcomer enters the Meadow, watches the show and comes to the result @phone', async ({ page }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  const horse = await givenFedHorse(device, 'Larkspur');
  await page.goto(`/shows/enter/${horse}`);
  const offer = page.getByRole('region', { name: /in the Meadow$/ });
  await expect(offer).toContainText('Free to enter');
  await expect(offer).toContainText('3 free starts left');
  await offer.getByRole('button', { name: 'Enter the Meadow' }).click();
  await expect(page).toHaveURL(/\/shows\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Ashdown' })).toBeVisible();
  await expect(page.getByRole('list').getByRole('link', { name: 'Larkspur' })).toBeVisible();
  await settled(page);

  await passHours(page, 1);
  await expect(page.getByRole('heading', { name: 'What the speaker says' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /[.!]$/ }).first()).toBeAttached();
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Standing' })).toBeVisible();
  await expectClean(page, 'a show that is watched');
  await page.getByRole('button', { name: 'To the end' }).press('Enter');
  await expect(page.getByText('The result')).toBeVisible();
  await page.getByRole('button', { name: 'See all scores' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Larkspur (won!|came )/ })).toBeVisible();
  await expect(page.getByText('Verified against your receipt')).toBeVisible();

  await page.goto(`/shows/enter/${horse}`);
  await expect(offer).toContainText('2 free starts left');
});
