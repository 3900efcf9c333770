import type { Route } from '@playwright/test';
import { expectClean, expectCleanAt } from './axe.ts';
import { expect, settled, test } from './game.ts';
import { deviceOf, givenHorse, givenPlayer, type Device } from './given.ts';
import { chooseByLetter, expectFocusSeen, tabTo } from './keys.ts';

// Placeholders keep the layout, so nothing shifts.
test.use({ pictures: 'blank' });

async function givenNamed(device: Device, names: readonly string[]): Promise<void> {
  for (const name of names) await givenHorse(device, name);
}

test('a horse is found by three letters, with filters that survive a reload, back and a shared link', async ({
  page,
  isMobile,
}) => {
  await givenPlayer(page);
  const unique = `Zq${Date.now() % 100_000}`;
  await givenNamed(await deviceOf(page), [`${unique} Song`, `${unique} Nomad`]);
  await page.goto('/');
  const main = page.getByRole('navigation', { name: 'Main' });
  if (isMobile) await main.getByRole('link', { name: 'More' }).click();
  await (isMobile ? page.getByRole('main') : main).getByRole('link', { name: /^Find/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find' })).toBeFocused();
  await page.getByRole('link', { name: 'Horses', exact: true }).click();
  await expect(page).toHaveURL('/find/horses');
  await expect(page.getByRole('heading', { name: 'Enter search criteria and click Search' })).toBeVisible();

  await page.getByLabel('Name', { exact: true }).fill(`${unique.slice(1)} so`.toLowerCase());
  await page.getByRole('button', { name: 'Search' }).click();
  const table = page.getByRole('table', { name: 'Horses found' });
  await expect(table.getByRole('link', { name: `${unique} Song` })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 horse' })).toBeAttached();

  await page.getByLabel('Name', { exact: true }).fill(unique);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 horses' })).toBeAttached();
  if (isMobile) {
    await page.getByRole('button', { name: 'Filters: none' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel('Sale status').selectOption('Not for sale');
    await expectClean(page, 'filters of horses');
    await sheet.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('button', { name: 'Filters: not for sale' })).toBeVisible();
  } else {
    await page.getByLabel('Sale status').selectOption('Not for sale');
  }
  await expect(page).toHaveURL(`/find/horses?name=${unique}&forSale=false`);
  await page.reload();
  await expect(table.getByText('Not For Sale')).toHaveCount(2);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(unique);
  await page.goBack();
  await expect(page).toHaveURL(`/find/horses?name=${unique}`);

  await page.goto(`/find/horses?name=${unique}&minLevel=90`);
  await expect(page.getByRole('heading', { name: 'No horses found. Try a different search.' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL('/find/horses');
  await page.goBack();
  await page.goto(`/find?name=${unique}`);
  await page.getByRole('link', { name: `${unique} Song` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${unique} Song` })).toBeVisible();
  await page.goto('/find');
  await expect(page.getByRole('heading', { name: 'Looked at lately' })).toBeVisible();
  await expect(page.getByRole('link', { name: `${unique} Song` })).toBeVisible();
});

async function givenBridleForSale(device: Device): Promise<void> {
  const { tack } = await device.send<{ tack: { id: string } }>('POST', '/api/tack/buy-store', {
    tack_type: 'bridle',
  });
  await device.send('POST', '/api/market/sell-tack', { tackId: tack.id, price: 700 });
}

test('a player is found by name, and tack and shops by theirs @desktop', async ({ page }) => {
  const { username } = await givenPlayer(page);
  await page.goto('/find/players');
  await page.getByLabel('Username').fill(username.slice(1));
  await page.keyboard.press('Enter');
  const players = page.getByRole('table', { name: 'Players found' });
  await expect(players.getByRole('link', { name: username, exact: true })).toBeVisible();
  await players.getByRole('link', { name: `View Profile of ${username}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible();

  const device = await deviceOf(page);
  await givenBridleForSale(device);
  await page.goto('/find/tack?type=bridle&forSale=true');
  await expect(page.getByRole('table', { name: 'Tack found' })).toContainText('For Sale (700 coins)');
  await page.goto('/find/shops');
  await page.getByLabel('Player name').fill(username);
  await page.keyboard.press('Enter');
  const shopLink = page.getByRole('link', { name: `View Shop of ${username}` });
  await expect(shopLink).toHaveAttribute('href', /^\/marketplace\?seller=[\da-f-]{36}$/);
  await device.send('PATCH', '/api/user/shop-name', { shopName: `Yard of ${username}` });
  await page.goto(`/find/shops?shopName=${encodeURIComponent(`yard of ${username}`)}`);
  await expect(page.getByRole('link', { name: `Yard of ${username}` })).toBeVisible();
});

test('axe finds nothing on the pages of Find, in either theme @phone', async ({ page }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  await givenNamed(device, ['Juniper']);
  await givenBridleForSale(device);
  await expectCleanAt(page, '/find', 'Find');
  await expectCleanAt(page, '/find?name=jun', 'Find');
  for (const category of ['players', 'horses', 'tack', 'shops']) {
    await expectCleanAt(page, `/find/${category}`, `Find ${category}`);
    await expectCleanAt(page, `/find/${category}?all=1`, `Find ${category}`);
  }
  await page.goto('/find/horses?gender=mare');
  await page.getByRole('button', { name: 'Filters: mare' }).click();
  await expect(page.getByRole('dialog').getByLabel('Sex')).toHaveValue('mare');
});

test('by keyboard alone: a search, the next while it is under way, its filters and a result @desktop', async ({
  page,
}) => {
  await givenPlayer(page);
  await givenNamed(await deviceOf(page), ['Kestrel Lane']);
  await page.goto('/find/horses');
  await settled(page);
  const slow: Route[] = [];
  await page.route(/slow/, (route) => {
    slow.push(route);
  });
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await page.keyboard.type('slow');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Searching…' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('kestrel lane');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/kestrel/);
  await Promise.all(slow.map((route) => route.continue()));
  const horse = page.getByRole('link', { name: 'Kestrel Lane' }).first();
  await expect(horse).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await tabTo(page, page.getByLabel('Sex'));
  await chooseByLetter(page.getByLabel('Sex'), 'mare');
  await expect(page).toHaveURL(/gender=mare/);
  await expect(page.getByLabel('Sex')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Reset' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/find/horses');
  await expect(page.getByRole('button', { name: 'Reset' })).toBeFocused();
  await expectFocusSeen(page);
});
