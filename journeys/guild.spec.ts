import { expect, test } from './game.ts';
import { givenPlayer } from './given.ts';

test('a rider becomes a trainer, after a confirmation, for thirty days @phone', async ({ page }) => {
  await givenPlayer(page);
  await page.goto('/guild-work');
  const section = page.getByRole('region', { name: 'Your Guild' });
  await expect(section).toContainText('+10% show scores');
  await page.getByRole('button', { name: 'Change Guild' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Guild' });
  const change = dialog.getByRole('button', { name: 'Change 5,000 coins' });
  await expect(change).toBeDisabled();
  const row = dialog.locator('label').filter({ hasText: /^Trainer/ });
  for (const effect of ['+10% XP for all horses', 'A fed horse regains 12', '10 XP per show entry']) {
    await expect(row).toContainText(effect);
  }
  await dialog.getByRole('radio', { name: /^Trainer/ }).check({ force: true });
  const table = dialog.getByRole('table', { name: 'Rider and Trainer' });
  await expect(table.getByRole('row', { name: 'Skill from training 100% 200%' })).toBeVisible();
  await expect(dialog).toContainText('You’ll have 0 coins left.');
  await change.click();
  await expect(dialog.getByRole('button', { name: 'Stay in Rider' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Join Trainer 5,000 coins' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Your guild is Trainer now.').first()).toBeVisible();
  await expect(section).toContainText('Training gives 2 times the skill');

  await page.getByRole('button', { name: 'Change Guild' }).click();
  await dialog.getByRole('radio', { name: /^Rider/ }).check({ force: true });
  await expect(dialog).toContainText('You can change again from');
  await expect(change).toBeDisabled();
});
