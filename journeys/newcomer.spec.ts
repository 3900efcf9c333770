import { pressAct } from './acts.ts';
import { buyHorse, expect, passHours, register, test } from './game.ts';
import { deviceOf, givenPlayer, givenShowsAhead, givenStoreTack } from './given.ts';

test('a newcomer buys a horse, feeds it, enters shows, and finds the prize in the ledger', async ({
  page,
}) => {
  await register(page);
  await page.getByRole('link', { name: 'Buy your first horse' }).click();
  await expect(page.getByRole('dialog', { name: 'Store Horse' })).toBeVisible();
  await buyHorse(page, 'Juniper');
  await expect(page.getByRole('heading', { level: 1, name: 'Juniper' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY), 'a new page starts at its top').toBe(0);
  await expect(page.getByText('Out of feed').first()).toBeVisible();

  await page.goto('/market?buy=feed');
  const dialog = page.getByRole('dialog', { name: /feed/i });
  await dialog.getByRole('button', { name: /^Buy/ }).click();
  await expect(page.getByText('Purchase Successful').first()).toBeVisible();
  await page.goto('/stable');
  await page.getByRole('link', { name: 'Juniper', exact: true }).click();
  await expect(page).toHaveURL(/\/horses\/[0-9a-f-]{36}$/);
  const horse = page.url().split('/').at(-1) ?? '';
  await page.getByRole('button', { name: 'Feed Horse' }).click();
  const feed = page.getByRole('dialog', { name: 'Feed Juniper' });
  await feed.getByRole('radio').first().check({ force: true });
  await feed.getByRole('button', { name: 'Feed for 1 day' }).click();
  await expect(feed).toBeHidden();

  const device = await deviceOf(page);
  await givenStoreTack(device, horse);
  await givenShowsAhead(device);
  await page.getByRole('link', { name: 'Enter Shows' }).click();
  await expect(page.getByRole('heading', { name: 'Enter Shows - Juniper (Level 1)' })).toBeVisible();
  const enter = page.getByRole('button', { name: 'Enter Show', exact: true });
  for (let entry = 0; entry < 5; entry++) {
    await enter.and(page.locator(':enabled')).first().click();
    await expect(page.getByRole('heading', { name: `Available Shows (${83 - entry})` })).toBeVisible();
  }

  await passHours(page, 6);
  await page.getByRole('link', { name: 'Juniper', exact: true }).first().click();
  await expect(page).toHaveURL(`/horses/${horse}`);
  await page.reload();
  await pressAct(page, 'Show Results');
  await page.getByRole('tab', { name: /Completed/ }).click();
  await expect(page.getByRole('tab', { name: /Completed.*5/ })).toBeVisible();

  await page.goto('/goldsmith');
  await expect(page.getByText(/Juniper came \d+(st|nd|rd|th) of 12/).first()).toBeVisible();
  await expect(page.getByText('Coins to begin with')).toBeVisible();
});

test('the salary is collected once a day @phone', async ({ page }) => {
  await givenPlayer(page);
  await page.goto('/goldsmith');
  await page.getByRole('button', { name: /^Collect/ }).click();
  await expect(page.getByText("The goldsmith's salary")).toBeVisible();
  for (const line of ['Horse sales', 'Tack sales']) {
    await expect(page.getByRole('term').filter({ hasText: line })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: /^Collect/ })).toBeHidden();
  await passHours(page, 24);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Collect/ })).toBeEnabled();
});
