import { expect, test } from './game.ts';

const EVERY_MS = 3_000;

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('the carousel goes on every three seconds, until it is paused or held', async ({ page }) => {
  await page.goto('/');
  const first = page.getByRole('button', { name: 'Show Saffron' });
  const second = page.getByRole('button', { name: 'Show Larkspur' });
  await expect(first).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(EVERY_MS);
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('Larkspur, dapple grey Andalusian (PRE) mare')).toBeVisible();

  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Play' }).blur();
  await page.mouse.move(5, 5);
  await page.clock.runFor(3 * EVERY_MS);
  await expect(second).toHaveAttribute('aria-current', 'true');

  await page.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(3 * EVERY_MS);
  await expect(second, 'held by the focus').toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Pause' }).blur();
  await page.mouse.move(5, 300);
  await page.clock.runFor(6 * EVERY_MS);
  await expect(second, 'six on is the same again').toHaveAttribute('aria-current', 'true');

  await page.getByRole('button', { name: 'Show Bramble' }).click();
  await expect(page.getByText('Bramble, silver dapple Rocky Mountain Horse mare')).toBeVisible();
});

test('where motion is not wanted, the carousel stands still until it is started', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const first = page.getByRole('button', { name: 'Show Saffron' });
  await expect(first).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(3 * EVERY_MS);
  await expect(first).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});
