import { expect, passHours, test } from './game.ts';
import { deviceOf, givenFeed, givenHorse, givenPlayerAtHome } from './given.ts';

test('a horse trains and its skill grows; a hungry one does not; then all train at once @phone', async ({
  page,
}) => {
  await givenPlayerAtHome(page);
  const device = await deviceOf(page);
  const juniper = await givenHorse(device, 'Juniper', 'mustang');
  await givenHorse(device, 'Bramble', 'mustang');
  await givenFeed(device, 3);
  await device.send('POST', `/api/horses/${juniper}/use-feed`, { feed_type: 'monthly' });

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Work' }).click();
  await page.getByRole('button', { name: 'Train a Horse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Train Horses' });
  const start = dialog.getByRole('button', { name: /^Start Training/ });
  await start.click();
  await expect(page.getByText('Please select both a horse and a discipline').first()).toBeVisible();
  await dialog.getByLabel('Horse').selectOption({ label: 'Bramble, level 1, 0 / 1,000 XP' });
  await expect(dialog).toContainText('Bramble: hungry.');
  await expect(start).toBeDisabled();
  await dialog.getByLabel('Horse').selectOption({ label: 'Juniper, level 1, 0 / 1,000 XP' });
  await dialog.getByRole('radio', { name: 'Jumping' }).check({ force: true });
  await expect(dialog).toContainText('Juniper: +127 XP and +4.5 skill in Jumping.');
  await start.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Juniper gained 127 XP and 4.5 skill in Jumping.').first()).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Juniper’s saved trainings' })).toHaveAttribute(
    'aria-valuenow',
    '0',
  );
  await page.getByRole('link', { name: 'Juniper', exact: true }).click();
  await page.getByRole('button', { name: 'Train Horse' }).click();
  const alone = page.getByRole('dialog', { name: 'Train Juniper' }).getByLabel('Horse');
  await expect(alone.getByRole('option', { selected: true })).toHaveText(/^Juniper, level 1/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Career/ }).click();
  const jumping = page.getByRole('region', { name: 'Skills' }).locator('div').filter({ hasText: 'Jumping' });
  await expect(jumping).toContainText('4.5');

  await passHours(page, 20);
  await device.send('POST', '/api/horses/feed', {
    horses: (await device.get<{ id: string; feedExpiresAt: string | null }[]>('/api/horses')).map(
      ({ id, feedExpiresAt }) => ({ id, feedExpiresAt }),
    ),
    days: 1,
    longBags: false,
    price: 0,
  });
  await page.goto('/stable');
  for (const name of ['Juniper', 'Bramble']) {
    await page.getByRole('checkbox', { name: `Choose ${name}` }).press(' ');
  }
  await page.getByRole('region', { name: 'Chosen horses' }).getByRole('button', { name: 'Train' }).click();
  const many = page.getByRole('dialog', { name: 'Train 2 horses' });
  await expect(many).toContainText('11 trainings in all.');
  await many.getByRole('button', { name: 'Train 2 550 coins' }).click();
  await expect(many).toBeHidden();
  await expect(page.getByText(/ gained 1,397 XP and 49.5 skill\.$/).first()).toBeVisible();
});

test('the dialog names no horse where the address names one that cannot train @phone', async ({
  page,
  expectRefusal,
}) => {
  await givenPlayerAtHome(page);
  const device = await deviceOf(page);
  await givenHorse(device, 'Juniper', 'mustang');
  await givenHorse(device, 'Bramble', 'mustang');
  const unknown = '00000000-0000-4000-8000-000000000000';
  expectRefusal(`/api/horses/${unknown}`);
  await page.goto(`/guild-work?train=${unknown}`);
  const dialog = page.getByRole('dialog', { name: 'Train Horses' });
  await expect(dialog.getByLabel('Horse')).toHaveValue('');
});
