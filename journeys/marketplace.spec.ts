import type { Page } from '@playwright/test';
import { refusalMessage } from '../contract/refusal-message.ts';
import { expectClean } from './axe.ts';
import { expect, settled, test } from './game.ts';
import { deviceOf, givenHorse, givenPlayer, type Device } from './given.ts';
import { tabTo } from './keys.ts';

async function asPlayer(page: Page): Promise<Page> {
  await givenPlayer(page);
  return page;
}

/** Lists a new horse; returns its listing. */
async function givenListing(device: Device, name: string, price: number): Promise<string> {
  const horseId = await givenHorse(device, name);
  const { listing } = await device.send<{ listing: { id: string } }>('POST', '/api/market/sell-horse', {
    horseId,
    price,
  });
  return listing.id;
}

test('a horse is sold in one browser and bought in another, and both are up to date @phone', async ({
  page,
  openBeside,
}) => {
  const { username } = await givenPlayer(page);
  const seller = await deviceOf(page);
  await givenHorse(seller, 'Juniper');
  await page.goto('/my-shop');
  await expect(page.getByText('Nothing on sale yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Sell Horses', exact: true }).click();
  const selling = page.getByRole('dialog', { name: 'Sell Horses' });
  const price = selling.getByLabel('Price of Juniper');
  const tick = selling.getByRole('checkbox', { name: 'Sell Juniper' });
  await selling.getByRole('button', { name: 'List 0 horses' }).click();
  await expect(page.getByText('Please select horses and set prices').first()).toBeVisible();
  await tick.check({ force: true });
  await price.fill('1500');
  await tick.uncheck({ force: true });
  await tick.check({ force: true });
  await expect(price).toHaveValue('');
  await price.fill('1,250.50');
  await expect(selling.getByText('Please type a whole number, such as 2,500.')).toBeVisible();
  await expect(selling.getByRole('button', { name: 'List 0 horses' })).toBeVisible();
  await price.fill('2,500');
  await expect(selling.getByText('2,375 coins')).toBeVisible();
  // What the store asks for one like her: less might be below a fair price, which asks for a confirmation.
  await price.fill('1610');
  await page.reload();
  await page.getByRole('button', { name: 'Sell Horses', exact: true }).click();
  await expect(price).toHaveValue('1610');
  await expect(selling.getByText('1,529 coins')).toBeVisible();
  await expect(selling.getByRole('button', { name: /^Ask .* for Juniper$/ })).toBeVisible();
  await settled(page);
  await expectClean(page, 'listing horses');
  await selling.getByRole('button', { name: 'List 1 horse' }).click();
  await expect(page.getByText('Horses listed for sale!').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Horses on sale' })).toContainText('you get 1,529');
  await expectClean(page, 'a shop with a horse');

  const buyer = await asPlayer(await openBeside());
  const { id } = await seller.get<{ id: string }>('/api/auth/me');
  await buyer.goto(`/players/${id}`);
  await buyer.getByRole('link', { name: 'View Shop (1)' }).click();
  await expect(buyer).toHaveURL(`/marketplace?seller=${id}`);
  await expect(buyer.getByRole('heading', { level: 1, name: `${username}’s Shop` })).toBeVisible();
  await buyer.getByRole('button', { name: 'Look at Juniper' }).click();
  const sale = buyer.getByRole('dialog', { name: 'Juniper' });
  await expect(sale.getByRole('heading', { name: 'Aptitude' })).toBeVisible();
  await expect(sale).toContainText('You have 5,000. You’ll have 3,390 left.');
  await settled(buyer);
  await expectClean(buyer, 'buying from a player');
  await sale.getByRole('button', { name: 'Buy Juniper 1,610 coins' }).click();
  await expect(buyer.getByRole('button', { name: 'Feed Horse' })).toBeVisible();
  await expect(buyer.getByRole('button', { name: /^3,390 coins/ })).toBeVisible();
  await buyer.getByRole('link', { name: 'History' }).click();
  await buyer.getByText('Owners', { exact: true }).click();
  await expect(buyer.getByText('Sold to a new owner for 1,610 coins')).toBeVisible();

  await expect(page.getByText('Nothing on sale yet.')).toBeVisible();
  const { coins } = await seller.get<{ coins: number }>('/api/auth/me');
  await expect(
    page.getByRole('button', { name: new RegExp(`^${coins.toLocaleString('en-US')} coins`) }),
  ).toBeVisible();
});

test('a changed price is shown before paying, and a lost race costs nothing @desktop', async ({
  page,
  openBeside,
  expectRefusal,
}) => {
  expectRefusal('/api/marketplace');
  expectRefusal('/api/batch');
  await givenPlayer(page);
  const [sellers, others] = [await asPlayer(await openBeside()), await asPlayer(await openBeside())] as const;
  const [seller, rival] = [await deviceOf(sellers), await deviceOf(others)] as const;
  const listing = await givenListing(seller, 'Bramble', 1100);
  const { id } = await seller.get<{ id: string }>('/api/auth/me');
  await page.goto(`/marketplace?seller=${id}`);
  await page.getByRole('button', { name: 'Look at Bramble' }).click();
  const sale = page.getByRole('dialog', { name: 'Bramble' });
  await settled(page);
  await seller.send('PATCH', `/api/market/listings/${listing}`, { price: 1200 });
  await sale.getByRole('button', { name: 'Buy Bramble 1,100 coins' }).click();
  await expect(
    page.getByText(refusalMessage('POST /api/marketplace/buy', 'PRICE_CHANGED', { price: 1200 })).first(),
  ).toBeVisible();
  await expect(sale).toContainText('The price was 1,100 and is 1,200 now.');
  await expectClean(page, 'a changed price');

  await rival.send('POST', '/api/marketplace/buy', { listingId: listing, price: 1200 });
  const { username } = await rival.get<{ username: string }>('/api/auth/me');
  // The page may know already, because a refusal makes it refetch.
  const late = sale.getByRole('button', { name: 'Buy Bramble 1,200 coins' });
  await expect(async () => {
    if (await late.isVisible()) await late.click({ timeout: 5_000 });
    const faster = refusalMessage('POST /api/marketplace/buy', 'SOLD', { buyer: username });
    await expect(sale.getByRole('alert')).toHaveText(faster, { timeout: 5_000 });
  }).toPass();
  await expectClean(page, 'sold meanwhile');
  await sale.getByRole('link', { name: 'See others like her' }).click();
  await expect(page).toHaveURL('/marketplace?breed=hanoverian');
  await expect(page.getByRole('button', { name: /^5,000 coins/ })).toBeVisible();
});

test('filters and order survive a reload and a shared link', async ({ page, openBeside, isMobile }) => {
  await givenPlayer(page);
  await page.goto('/market');
  await page.getByRole('link', { name: 'Marketplace of players' }).click();
  await expect(page).toHaveURL('/marketplace');
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  const form = page.getByRole('search', { name: 'Things for sale' }).and(page.locator(':visible'));
  await form.getByLabel('Price to').fill('1300');
  await form.getByRole('button', { name: 'Search' }).click();
  await page.getByLabel('Sort by').selectOption('Cheapest first');
  const address = '/marketplace?maxPrice=1300&sort=price';
  await expect(page).toHaveURL(address);
  const seller = await asPlayer(await openBeside());
  const device = await deviceOf(seller);
  await givenListing(device, 'Clover', 1250);
  await givenListing(device, 'Damson', 1350);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Clover', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Damson', exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Sort by')).toHaveValue('price');

  const friend = await asPlayer(await openBeside());
  await friend.goto(page.url());
  await expect(friend.getByRole('link', { name: 'Clover', exact: true }).first()).toBeVisible();
  await expect(friend.getByRole('link', { name: 'Damson', exact: true })).toHaveCount(0);
  await page.goto('/marketplace?type=tack&minQuality=199');
  await expect(page.getByRole('heading', { name: 'No tack matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).and(page.locator('.empty *')).click();
  await expect(page).toHaveURL('/marketplace?type=tack');
});

test('a newcomer sees first what they can buy, and why they cannot buy the rest @phone', async ({
  page,
  openBeside,
}) => {
  const seller = await asPlayer(await openBeside());
  const { username } = await (await deviceOf(seller)).get<{ username: string }>('/api/auth/me');
  await givenListing(await deviceOf(seller), 'Clover', 1300);
  await givenListing(await deviceOf(seller), 'Damson', 4900);
  await givenPlayer(page);
  await page.goto('/marketplace');
  const listed = page.getByRole('listitem').filter({ hasText: username });
  const filter = page.getByRole('checkbox', { name: 'I can buy it' });
  await expect(filter).toBeChecked();
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText('Clover');
  await filter.uncheck({ force: true });
  await expect(page).toHaveURL('/marketplace?canBuy=false');
  await expect(listed).toHaveCount(2);
  await expect(listed.filter({ hasText: 'Damson' })).toContainText(
    'More than you may pay one player before level 10.',
  );
  await settled(page);
  await expectClean(page, 'a listing that a newcomer cannot buy');
  await listed.filter({ hasText: 'Damson' }).getByRole('button', { name: 'Look at Damson' }).click();
  const sale = page.getByRole('dialog', { name: 'Damson' });
  await expect(sale).toContainText('Below level 10 you may pay one player at most 500 coins in 30 days');
  await expect(sale.getByRole('button', { name: /^Buy Damson/ })).toBeDisabled();
});

test('listings are compared in a table, beside the player’s own @desktop', async ({ page }) => {
  const { username } = await givenPlayer(page);
  const device = await deviceOf(page);
  await givenListing(device, 'Juniper', 1400);
  await page.goto('/marketplace?canBuy=false');
  await page.getByText('Table', { exact: true }).click();
  await expect(page).toHaveURL('/marketplace?view=table&canBuy=false');
  await page.reload();
  const table = page.getByRole('table', { name: 'Horses for sale' });
  const row = table.getByRole('row').filter({ hasText: username });
  await expect(row).toContainText('1,400 coins');
  await settled(page);
  await expectClean(page, 'the marketplace as a table');
  await page.getByRole('tab', { name: 'My listings 1' }).click();
  await expect(page).toHaveURL('/marketplace?type=mine&view=table');
  const mine = page.getByRole('table', { name: 'My listings' });
  await expect(mine.getByRole('row')).toHaveCount(2);
  await mine.getByRole('link', { name: 'Price of Juniper' }).click();
  await expect(page.getByText('coins if all on sale is bought')).toBeVisible();
  await expect(page.getByText('1,330', { exact: true })).toBeVisible();
});

test('a shop has a name, tack with a price that changes, and horses that are locked @phone', async ({
  page,
}) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  const horse = await givenHorse(device, 'Juniper');
  await device.send('POST', '/api/tack/buy-store', { tack_type: 'saddle' });
  await device.send('POST', '/api/market/sell-horse', { horseId: horse, price: 1400 });
  await page.goto('/my-shop');
  const pencil = page.getByRole('button', { name: 'Edit shop name' });
  await pencil.click();
  const field = page.getByLabel('Shop name');
  await expect(field).toBeFocused();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await field.fill('Birchwater Yard');
  await expectClean(page, 'naming a shop');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Shop name updated!').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Birchwater Yard' })).toBeVisible();
  await expect(pencil).toBeFocused();

  await page.getByRole('button', { name: 'Sell Tack', exact: true }).click();
  const selling = page.getByRole('dialog', { name: 'Sell Tack' });
  await selling.getByRole('button', { name: 'List 0 pieces' }).click();
  await expect(page.getByText('Please select tack and set prices').first()).toBeVisible();
  await selling.getByRole('checkbox', { name: 'Sell Saddle' }).check({ force: true });
  await selling.getByLabel('Price of Saddle').fill('900');
  await settled(page);
  await expectClean(page, 'listing tack');
  await selling.getByRole('button', { name: 'List 1 piece' }).click();
  await expect(page.getByText('Tack listed for sale!').first()).toBeVisible();
  const tack = page.getByRole('table', { name: 'Tack on sale' });
  await tack.getByRole('button', { name: 'Price of Saddle' }).click();
  const pricing = page.getByRole('dialog', { name: 'Price of Saddle' });
  await pricing.getByLabel('Price in coins').fill('950');
  await expect(pricing).toContainText('You get 902 coins: the game keeps 5%.');
  await settled(page);
  await expectClean(page, 'changing a price');
  await pricing.getByRole('button', { name: 'Change price' }).click();
  await expect(tack).toContainText('950 coins');
  await tack.getByRole('button', { name: 'Take Saddle off sale' }).press('Enter');
  await expect(page.getByText('No tack on sale.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tack on sale' })).toBeFocused();

  await page.getByRole('button', { name: 'Lock a horse' }).click();
  const locking = page.getByRole('dialog', { name: 'Lock a horse' });
  await locking.getByRole('radio', { name: /^Juniper.*goes off sale/ }).check({ force: true });
  await expectClean(page, 'locking a horse');
  await locking.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(page.getByText('Nothing on sale yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Sell Horses', exact: true }).click();
  await expect(page.getByText('No horse to sell:')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Unlock Juniper' }).press('Enter');
  await expect(page.getByText('No horse is locked.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Locked against any sale' })).toBeFocused();
  await expectClean(page, 'a shop with nothing on sale');
});

test('by keyboard alone: a horse is listed @desktop', async ({ page }) => {
  await givenPlayer(page);
  await givenHorse(await deviceOf(page), 'Juniper');
  await page.goto('/my-shop');
  await page.getByRole('button', { name: 'Sell Horses', exact: true }).press('Enter');
  const selling = page.getByRole('dialog', { name: 'Sell Horses' });
  await tabTo(page, selling.getByRole('checkbox', { name: 'Sell Juniper' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(selling.getByLabel('Price of Juniper')).toBeFocused();
  // What the store asks for one like her: less might be below a fair price, which asks for a confirmation.
  await page.keyboard.type('1610');
  await selling.getByRole('button', { name: 'List 1 horse' }).press('Enter');
  await expect(selling).toBeHidden();
  await expect(page.getByRole('button', { name: 'Price of Juniper' })).toBeVisible();
  await expect(page.locator('body:focus')).toHaveCount(0);
});
