import { expect, test } from './game.ts';
import { givenPlayerAtHome } from './given.ts';

test.use({ profile: 'own' });

test('a tooltip opens when the pointer rests on an icon; the next ones open at once @desktop', async ({
  page,
}) => {
  await page.clock.install();
  await givenPlayerAtHome(page);
  const tooltip = page.locator('.tooltip');
  const theme = page.getByRole('button', { name: /theme$/ });
  // Their code loads after the page.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await theme.hover();
    await expect(tooltip).toHaveText(/theme$/, { timeout: 1_500 });
  }).toPass();
  await page.mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);
  // From here on the test moves time.
  await page.clock.pauseAt(Date.now() + 60_000);
  await theme.hover();
  await page.clock.runFor(600);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(150);
  await expect(tooltip).toHaveText(/theme$/);

  await page.getByRole('button', { name: 'Log out' }).hover();
  await page.clock.runFor(50);
  await expect(tooltip).toHaveText('Log out');
  await tooltip.hover();
  await page.clock.runFor(2_000);
  await expect(tooltip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

test('the keyboard opens them at once @desktop', async ({ page }) => {
  await givenPlayerAtHome(page);
  await page.getByRole('button', { name: 'Upgrade to Premium' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('.tooltip')).toHaveText('News');
  await page.keyboard.press('Tab');
  await expect(page.locator('.tooltip')).toHaveText(/theme$/);
  await page.keyboard.press('Tab');
  await expect(page.locator('.tooltip')).toHaveText('Log out');
});
