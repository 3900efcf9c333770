import { buyFeed, buyHorse, expect, feedFromHome, test } from './game.ts';
import { givenPlayerAtHome } from './given.ts';

test('the first steps lead to the first reward, once @phone', async ({ page }) => {
  await givenPlayerAtHome(page);
  const steps = page.getByRole('region', { name: 'First steps' });
  const first = steps.getByRole('listitem').filter({ hasText: 'A horse of your own' });
  await expect(steps.getByText('0 of 9 collected')).toBeVisible();
  await expect(first.getByRole('meter')).toHaveAttribute('aria-valuetext', '0 of 2');

  await buyHorse(page, 'Juniper');
  await buyFeed(page);
  await page.goto('/');
  await expect(first.getByRole('meter')).toHaveAttribute('aria-valuetext', '1 of 2');
  await feedFromHome(page, 'Juniper');

  await first.getByRole('button', { name: 'Collect the reward for A horse of your own' }).click();
  await expect(page.getByText('A horse of your own: +200 XP.').first()).toBeVisible();
  await expect(steps.getByText('1 of 9 collected')).toBeVisible();
  await expect(first.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('meter', { name: 'Experience', exact: true })).toHaveAttribute(
    'aria-valuetext',
    '200 / 1,000 xp',
  );
});

test('the first steps are skipped for good, after a confirmation @phone', async ({ page }) => {
  await givenPlayerAtHome(page);
  const steps = page.getByRole('region', { name: 'First steps' });
  await steps.getByRole('button', { name: 'Skip the first steps' }).click();
  await expect(steps.getByRole('button', { name: 'Keep them' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(steps.getByRole('button', { name: 'Skip the first steps' })).toBeFocused();
  await page.keyboard.press('Enter');
  await steps.getByRole('button', { name: 'Skip for good' }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
  await expect(steps).toBeHidden();
});
