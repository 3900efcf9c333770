import { expect, test } from './game.ts';
import { expectClean } from './axe.ts';
import { deviceOf, givenFeed, givenPlayer, type Device } from './given.ts';

interface RescueHorse {
  readonly id: string;
  readonly name: string;
}

/** Has the level that the market asks for: bought there, and renamed. */
async function givenGrownHorse(device: Device, name: string): Promise<string> {
  const [rescue] = await device.get<RescueHorse[]>('/api/market/rescue-horses?limit=1');
  if (!rescue) throw new Error('No horse waits at the market');
  await device.send('POST', '/api/market/buy-rescue-horse', { horseId: rescue.id });
  await device.send('PATCH', `/api/horses/${rescue.id}/name`, { name });
  return rescue.id;
}

test('a horse is sold to the market, and another player gives it a home @phone', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal('/api/horses/');
  await givenPlayer(page);
  const seller = await deviceOf(page);
  const name = 'Saffron Lane';
  const horse = await givenGrownHorse(seller, name);
  await page.goto('/market');
  await page.getByRole('button', { name: /^Sell Horse/ }).click();
  const selling = page.getByRole('dialog', { name: 'Sell a horse' });
  await selling.getByRole('button', { name: /^Sell Horse/ }).click();
  await expect(page.getByText('Please select a horse', { exact: true }).first()).toBeVisible();
  await selling.getByRole('radio', { name: new RegExp(name) }).check({ force: true });
  await selling.getByRole('button', { name: /^Sell Horse/ }).click();
  await expect(selling.getByRole('alert')).toContainText(`Sell ${name} to the market?`);
  await expectClean(page, 'selling a horse');
  await selling.getByRole('button', { name: `Sell ${name} for 800 coins` }).click();
  await expect(page.getByText(`${name} went to the market for 800 coins.`).first()).toBeVisible();
  await expect(selling).toBeHidden();
  await expect(page.getByText('No eligible horses (must be level 5+)')).toBeVisible();

  await givenPlayer(page);
  await page.goto(`/horses/${horse}`);
  await expect(page.getByText('Waiting for a home at the market.')).toBeVisible();
  await page.getByRole('link', { name: 'See all rescue horses' }).click();
  await page.getByRole('button', { name: `Buy ${name} (1,000)` }).click();
  const buying = page.getByRole('dialog', { name: `Give ${name} a home` });
  await expect(buying).toContainText('You’ll have 4,000 coins left.');
  await expectClean(page, 'buying a rescue horse');
  const buy = buying.getByRole('button', { name: `Buy ${name} for 1,000 coins` });
  expectRefusal('/api/market/buy-rescue-horse');
  const refusal = { code: 'NOT_ENOUGH_COINS', message: 'That costs 1,000 coins, and you have 0.' };
  await page.route('/api/market/buy-rescue-horse', (route) => route.fulfill({ status: 409, json: refusal }), {
    times: 1,
  });
  await buy.click();
  await expect(page.getByText(refusal.message).first()).toBeVisible();
  await expect(buying).toBeVisible();
  await buy.click();
  await expect(page).toHaveURL(`/horses/${horse}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.goto(`/horses/${horse}/history`);
  await page.getByText('Owners', { exact: true }).click();
  await expect(page.getByText('Found a new home as a rescue horse for 1,000 coins').first()).toBeVisible();
  await expect(page.getByText('Sold to the market for 800 coins')).toBeVisible();
});

const NOTHING_TO_SELL = [
  [/^Sell Treats/, 'Sell treats', 'No treats in inventory.'],
  [/^Sell Material/, 'Sell materials', 'No materials in inventory.'],
  [/^Sell Horse/, 'Sell a horse', 'No eligible horses (must be level 5+)'],
] as const;

test('feed is sold, and tack is put up for sale @phone', async ({ page }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  await givenFeed(device, 5);
  await device.send('POST', '/api/tack/buy-store', { tack_type: 'saddle' });
  await page.goto('/market');
  for (const [tile, title, nothing] of NOTHING_TO_SELL) {
    await page.getByRole('button', { name: tile }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByText(nothing)).toBeVisible();
    await expectClean(page, `${title} with nothing to sell`);
    await page.keyboard.press('Escape');
  }

  await page.getByRole('button', { name: /^Sell Feed.*worth 80 coins/ }).click();
  const feed = page.getByRole('dialog', { name: 'Sell feed' });
  await feed.getByRole('button', { name: /^Sell$/ }).click();
  await expect(page.getByText('Please enter quantities to sell').first()).toBeVisible();
  await expect(feed.getByLabel('Annual feed to sell', { exact: true })).toBeDisabled();
  await feed.getByLabel('Monthly feed to sell').fill('3');
  await expectClean(page, 'selling feed');
  await feed.getByRole('button', { name: 'Sell 48 coins' }).click();
  await expect(page.getByText('The market paid 48 coins.').first()).toBeVisible();
  await expect(page.getByText('2 bags.')).toBeVisible();

  await page.getByRole('button', { name: /^Sell Tack/ }).click();
  const tack = page.getByRole('dialog', { name: 'Sell tack' });
  await tack.getByRole('button', { name: 'Sell Tack' }).click();
  await expect(page.getByText('Please select tack to sell').first()).toBeVisible();
  await tack.getByRole('radio', { name: /^Saddle/ }).check({ force: true });
  await tack.getByRole('button', { name: 'Sell Tack' }).click();
  await expect(page.getByText('Please enter a valid price').first()).toBeVisible();
  await tack.getByLabel(/^Price/).fill('1100');
  await expect(tack).toContainText('You get 1,045 coins: the game keeps 5%.');
  await expectClean(page, 'selling tack');
  await tack.getByRole('button', { name: 'Sell Tack' }).click();
  await expect(page.getByText('Tack listed for sale!').first()).toBeVisible();
  await page.getByRole('button', { name: /^Sell Tack/ }).click();
  await expect(tack.getByText('No unequipped tack to sell')).toBeVisible();
});

test('filters of rescue horses live in the address @phone', async ({ page }) => {
  await givenPlayer(page);
  await page.goto('/market');
  await page.getByRole('link', { name: /^Rescue Horses/ }).click();
  await expect(page).toHaveURL('/market/rescue-horses');
  await page.getByLabel('Sex').selectOption('gelding');
  await page.getByLabel('Min Level').fill('5');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/market/rescue-horses?sex=gelding&minLevel=5');
  await expectClean(page, 'rescue horses');
  await page.goto('/market/rescue-horses?minLevel=90');
  await expect(page.getByRole('heading', { name: 'No rescue horses available' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all rescue horses' }).click();
  await expect(page).toHaveURL('/market/rescue-horses');
  await page.getByRole('link', { name: 'Market', exact: true }).first().click();
  await expect(page).toHaveURL('/market');
});
