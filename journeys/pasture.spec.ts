import { actOf } from './acts.ts';
import { expectClean } from './axe.ts';
import { awayFromMidnight, expect, passHours, settled, test } from './game.ts';
import { deviceOf, givenFeed, givenHorse, givenPlayer } from './given.ts';
import { tabTo } from './keys.ts';
import { expectWholeWords } from './layout.ts';

test('a horse goes out to pasture and comes back, and works the day after @phone', async ({ page }) => {
  await givenPlayer(page);
  await awayFromMidnight(page, 1);
  const device = await deviceOf(page);
  const juniper = await givenHorse(device, 'Juniper', 'mustang');
  await givenFeed(device, 2);
  await device.send('POST', `/api/horses/${juniper}/use-feed`, { feed_type: 'monthly' });
  await page.goto(`/horses/${juniper}`);
  await settled(page);

  const turnOut = await actOf(page, 'Turn Out');
  await tabTo(page, turnOut);
  await page.keyboard.press('Enter');
  const out = page.getByRole('dialog', { name: 'Turn out Juniper' });
  await expect(out).toContainText('Grass is free');
  await expectClean(page, 'turning out');
  await tabTo(page, out.getByRole('button', { name: 'Turn out' }));
  await page.keyboard.press('Enter');
  await expect(out).toBeHidden();
  await expect(page.getByText('Juniper is on pasture').first()).toBeVisible();
  const needs = page.getByRole('region', { name: /Next for Juniper|Juniper needs you/ });
  await expect(needs).toContainText('On pasture');
  await expect(needs.getByRole('button', { name: 'Enter' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Eats grass' })).toBeDisabled();
  await expectClean(page, 'a horse on pasture');

  await passHours(page, 72);
  await page.goto(`/shows/enter/${juniper}`);
  await expect(page.getByText('Bring her in first').first()).toBeVisible();
  await page.goto('/guild-work');
  await expect(page.getByText('On pasture').first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('All your horses are on pasture.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Feed Juniper' })).toHaveCount(0);

  await page.goto(`/horses/${juniper}`);
  const bringIn = await actOf(page, 'Bring In');
  await tabTo(page, bringIn);
  await page.keyboard.press('Enter');
  const back = page.getByRole('dialog', { name: 'Bring in Juniper' });
  await expect(back).toContainText('The feed that was left is still there.');
  await back.getByRole('button', { name: 'Bring in' }).click();
  await expect(back).toBeHidden();
  await expect(needs).toContainText('Back from pasture');
  // The day's feed that she had is still there.
  await expect(page.getByText('1 day', { exact: true }).first()).toBeVisible();
  const refused = await page.request.post(`/api/train/${juniper}`, {
    data: { discipline: 'racing' },
    headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('auth_token'))}` },
  });
  expect(refused.status()).toBe(409);
  await passHours(page, 24);
  await device.send('POST', `/api/horses/${juniper}/use-feed`, { feed_type: 'monthly' });
  await page.reload();
  await expect(needs.getByRole('button', { name: 'Enter' })).toBeVisible();
  await device.send('POST', `/api/train/${juniper}`, { discipline: 'racing' });
});

test('all go out for a holiday, the trained one tonight, and chosen ones come in @phone', async ({
  page,
}) => {
  await givenPlayer(page);
  await awayFromMidnight(page, 1);
  const device = await deviceOf(page);
  const juniper = await givenHorse(device, 'Juniper', 'mustang');
  await givenHorse(device, 'Bramble', 'mustang');
  await givenFeed(device, 1);
  await device.send('POST', `/api/horses/${juniper}/use-feed`, { feed_type: 'monthly' });
  await device.send('POST', `/api/train/${juniper}`, { discipline: 'racing' });
  await page.goto('/stable');
  await settled(page);
  await page.getByRole('button', { name: 'Turn all out' }).click();
  const out = page.getByRole('dialog', { name: 'Turn out 2 horses' });
  await out.getByRole('button', { name: 'Turn out' }).click();
  await expect(out).toBeHidden();
  await expect(page.getByText('2 horses, 1 on pasture.')).toBeVisible();
  await expect(page.getByText(/^On pasture from /)).toBeVisible();
  await passHours(page, 24);
  await page.reload();
  await expect(page.getByText('2 horses, all on pasture.')).toBeVisible();
  await expectClean(page, 'the stable on pasture');

  await page.getByRole('checkbox', { name: 'Choose Bramble' }).check({ force: true });
  const chosen = page.getByRole('region', { name: 'Chosen horses' });
  await expectWholeWords(chosen);
  await expect(chosen.getByRole('button', { name: 'Turn out' })).toHaveCount(0);
  await chosen.getByRole('button', { name: 'Bring in' }).click();
  const back = page.getByRole('dialog', { name: 'Bring in Bramble' });
  await expect(back).toContainText('Bramble has no feed left: feed her once she is in.');
  await expectClean(page, 'bringing in');
  await back.getByRole('button', { name: 'Bring in' }).click();
  await expect(page.getByText('2 horses, 1 on pasture. Bramble is out of feed.')).toBeVisible();
});

test('without coins for feed, Home says what costs nothing @phone', async ({ page }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  await givenHorse(device, 'Juniper', 'mustang');
  const { coins } = await device.get<{ coins: number }>('/api/user');
  const spent = Math.floor((coins - 20) / 20);
  for (let left = spent; left > 0; left -= 99)
    await device.send('POST', '/api/inventory/buy-treats', {
      treat_type: 'sugar',
      quantity: Math.min(left, 99),
    });
  await page.goto('/');
  await settled(page);
  await expect(page.getByText('No coins for feed?')).toBeVisible();
  await expect(page.getByText(/Grass is free: turn horses out\. Then collect your salary of/)).toBeVisible();
  await expectClean(page, 'Home without coins');
  await page.getByRole('button', { name: 'Turn out', exact: true }).click();
  const out = page.getByRole('dialog', { name: 'Turn out Juniper' });
  await out.getByRole('button', { name: 'Turn out' }).click();
  await expect(page.getByText('All your horses are on pasture.')).toBeVisible();
  await expect(page.getByText('No coins for feed?')).toHaveCount(0);
});
