import { expect, pausedNotice, passHours, test } from './game.ts';
import { deviceOf, givenHorse, givenPlayer, type Device } from './given.ts';
import { expectApart, expectWholeWords } from './layout.ts';

test('two clicks on Home feed any number of horses, and no warning comes before six hours are left @phone', async ({
  page,
}) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  for (const name of ['Juniper', 'Bramble', 'Iris']) await givenHorse(device, name, 'mustang');
  await page.goto('/');
  const next = page.getByRole('region', { name: 'What to do next' });
  await expect(next).toContainText('3 horses are hungry');
  await next.getByRole('button', { name: 'Feed all 3' }).click();
  const dialog = page.getByRole('dialog', { name: 'Feed 3 horses' });
  await expect(dialog).toContainText('Buys 3 bags of monthly feed.');
  await expectWholeWords(dialog);
  await dialog.getByRole('button', { name: 'Feed 3 for 1 day 120 coins' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('3 horses are fed').first()).toBeVisible();
  await expect(page.getByText('All your horses are fed.')).toBeVisible();

  await passHours(page, 17);
  await page.goto('/');
  await expect(page.getByText('All your horses are fed.')).toBeVisible();
  await expect(next).not.toContainText('hungry');
  await passHours(page, 2);
  await page.goto('/');
  await expect(next).toContainText('3 horses are hungry soon');
});

test('long bags cost more and let a horse rest better @phone', async ({ page }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  const horse = await givenHorse(device, 'Juniper');
  await page.goto(`/horses/${horse}`);
  await page.getByRole('button', { name: 'Feed Horse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Feed Juniper' });
  const long = dialog.getByRole('switch', { name: 'Long bags' });
  await expect(dialog.getByRole('radio', { name: /1 day/ })).toBeChecked();
  await expect(long).toBeHidden();
  await dialog.getByRole('radio', { name: /24 days.*960 coins/ }).check({ force: true });
  await expect(dialog).toContainText('+1 happiness a day on bags of 6 days or more, for 640 coins more.');
  await dialog.getByRole('radio', { name: /6 days.*240 coins/ }).check({ force: true });
  await long.check({ force: true });
  await dialog.getByRole('button', { name: 'Feed for 6 days 400 coins' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('You bought 1 bag of feed for 400 coins.').first()).toBeVisible();
  await expect(page.getByText(/^\+1 happiness a day for 6 days/)).toBeVisible();
});

test('too few coins feed the hungriest, and none feed nobody @phone', async ({ page }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  for (const name of ['Juniper', 'Bramble']) await givenHorse(device, name);
  await leaveUnder(device, 80);
  await page.goto('/stable');
  await page.getByRole('button', { name: 'Feed 1 of 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Feed 2 horses' });
  await expect(dialog).toContainText('40 coins a day each, for 1 of 2');
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Feed', exact: true }).click();
  const notice = await pausedNotice(page, 'No Feed Selected');
  await expect(notice).toContainText('Please select a feed type from your inventory');
  await expectApart(notice, dialog);
  await dialog.getByRole('radio', { name: /1 day each/ }).check({ force: true });
  await expect(dialog.getByText(/^Enough coins for 1: \w+ goes without\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Feed 1 for 1 day 40 coins' }).click();
  await expect(dialog).toBeHidden();

  await expect(page.getByRole('button', { name: 'No coins for feed' })).toBeDisabled();
  await page.getByRole('button', { name: /^Feed \w+: (?!1 day)/ }).click();
  const last = page.getByRole('dialog', { name: /^Feed \w+$/ });
  await expect(last).toContainText('No feed in inventory. Purchase feed from the Market first.');
  await last.getByRole('link', { name: 'Buy feed' }).click();
  await expect(page.getByRole('dialog', { name: 'Buy feed' })).toContainText('24 days, 104 coins a day');
});

/** Spends coins on treats until fewer than `most` are left, at most 20 fewer. */
async function leaveUnder(device: Device, most: number): Promise<void> {
  const treats = [
    ['grain', 1000],
    ['carrots', 200],
    ['sugar', 20],
  ] as const;
  for (const [treat_type, price] of treats) {
    const { coins } = await device.get<{ coins: number }>('/api/user');
    const quantity = Math.floor((coins - most) / price) + (price === 20 ? 1 : 0);
    if (quantity > 0) await device.send('POST', '/api/inventory/buy-treats', { treat_type, quantity });
  }
}
