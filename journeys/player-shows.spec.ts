import type { Page } from '@playwright/test';
import { expect, passSeconds, test } from './game.ts';
import { deviceOf, givenHorse, givenPlayer } from './given.ts';
import type { Device } from './given.ts';

const DAY = 24 * 3600;

interface Listed {
  readonly id: string;
}

/** A fed horse of whoever holds this device. */
async function fedHorse(device: Device, name: string): Promise<string> {
  const horse = await givenHorse(device, name);
  await device.send('POST', '/api/inventory/buy-feed', { feed_type: 'quarterly', quantity: 1 });
  await device.send('POST', `/api/horses/${horse}/use-feed`, { feed_type: 'quarterly' });
  return horse;
}

test('a player puts up a show, another enters it, and the prize and the fee come where they belong', async ({
  page,
  browser,
  baseURL,
}) => {
  await givenPlayer(page);
  const creator = await deviceOf(page);
  const horse = await fedHorse(creator, 'Juniper');
  // Prizes are put up in coins that were won.
  await win(page, creator, horse, 100);

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  await givenPlayer(other);
  const entrant = await deviceOf(other);
  const rival = await fedHorse(entrant, 'Rival');
  // Of the fee all but 10 coins, too.
  await win(other, entrant, rival, 40);

  await page.goto(`/shows/enter/${horse}`);
  await page.getByRole('button', { name: 'Create Show' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Show' });
  await dialog.getByRole('button', { name: /Create Show/ }).click();
  await expect(page.getByText('Please select a show type', { exact: true })).toBeVisible();
  await dialog.getByLabel('Show type').selectOption('Dressage');
  await dialog.getByLabel('Entry fee').fill('50');
  await dialog.getByLabel('Prize multiplier').fill('2');
  await dialog.getByRole('button', { name: /Create Show/ }).click();
  await expect(page.getByText('Show Created!', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();
  const [show] = await creator.get<Listed[]>('/api/shows?created_by=me');
  const before = (await creator.get<{ coins: number }>('/api/auth/me')).coins;

  await entrant.send('POST', `/api/shows/${show?.id}/enter`, { horse_id: rival });
  const { coins } = await entrant.get<{ coins: number }>('/api/auth/me');
  await passSeconds(page, 3 * DAY);
  expect((await entrant.get<{ coins: number }>('/api/auth/me')).coins).toBe(coins + 50);
  await context.close();

  // The fee, and the half of the prize that nobody won.
  expect((await creator.get<{ coins: number }>('/api/auth/me')).coins).toBe(before + 50 + 50);
  const run = await creator.get<object[]>('/api/shows?created_by=me&status=completed');
  expect(run).toMatchObject([{ id: show?.id, entries: 1, returned: 50 }]);
});

/** Enters house shows until so many coins were won. */
async function win(page: Page, device: Device, horse: string, coins: number): Promise<void> {
  const won = async () => (await device.get<{ tradableCoins: number }>('/api/auth/me')).tradableCoins;
  for (let round = 0; round < 8 && (await won()) < coins; round++) {
    const shows = await device.get<Listed[]>(`/api/shows?horse_id=${horse}&limit=6&max_level=1`);
    for (const { id } of shows) await device.send('POST', `/api/shows/${id}/enter`, { horse_id: horse });
    await passSeconds(page, 12 * 3600);
  }
  expect(await won()).toBeGreaterThanOrEqual(coins);
}
