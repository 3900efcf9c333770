import type { Page } from '@playwright/test';
import { expect, passSeconds, test } from './game.ts';
import { deviceOf, givenHorse, givenPlayer, type Device } from './given.ts';
import { givenWinnings } from './given-winnings.ts';

const DAY = 24 * 3600;

interface Rider {
  readonly page: Page;
  readonly device: Device;
  readonly horse: string;
}

/** A player with a horse that is fed for long. */
async function givenRider(page: Page, name: string): Promise<Rider> {
  await givenPlayer(page);
  const device = await deviceOf(page);
  const horse = await givenHorse(device, name);
  await device.send('POST', '/api/inventory/buy-feed', { feed_type: 'quarterly', quantity: 1 });
  await device.send('POST', `/api/horses/${horse}/use-feed`, { feed_type: 'quarterly' });
  return { page, device, horse };
}

const purse = ({ device }: Rider) => device.get<{ readonly coins: number }>('/api/auth/me');

// Without motion all is told at once.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('two players create and fill a show, one watches it placed as it runs and verifies it, the other is paid @phone', async ({
  page,
  openBeside,
}) => {
  const other = await openBeside();
  const creator = await givenRider(page, 'Juniper');
  const entrant = await givenRider(other, 'Rival');
  // The prize, and each fee less 10 coins.
  await givenWinnings({ ...creator, coins: 140 }, { ...entrant, coins: 40 });

  await page.goto(`/shows/enter/${creator.horse}`);
  await page.getByRole('button', { name: 'Create Show' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Show' });
  await dialog.getByRole('button', { name: /Create Show/ }).click();
  await expect(page.getByText('Please select a show type', { exact: true })).toBeVisible();
  await dialog.getByLabel('Show type').selectOption('Dressage');
  await dialog.getByLabel('Entry fee').fill('50');
  await dialog.getByLabel('Prize multiplier').fill('2');
  await expect(dialog.getByText('they get 93 at most')).toBeVisible();
  await expect(dialog.getByLabel('Invite house horses to a small field')).toBeChecked();
  await dialog.getByLabel('Runs').selectOption('in 1 day');
  await dialog.getByRole('button', { name: /Create Show/ }).click();
  await expect(page.getByText('Show Created!', { exact: true })).toBeVisible();
  await dialog.getByRole('link', { name: 'See shows I’ve created' }).click();
  const toCome = page.getByRole('table', { name: 'Upcoming shows' });
  await toCome.getByRole('link', { name: 'Dressage' }).click();
  await expect(page.getByText('the whole prize goes back to')).toBeVisible();
  await expect(page.getByText('less 5% for the house')).toBeVisible();
  const showId = new URL(page.url()).pathname.slice('/shows/'.length);

  await page.goto(`/shows/enter/${creator.horse}?createdBy=me`);
  const rowOf = (there: Page) => there.getByRole('row').filter({ hasText: showId.slice(0, 8) });
  await expect(rowOf(page).getByRole('cell').first()).toContainText(showId.slice(0, 8));
  await rowOf(page).getByRole('button', { name: 'Enter Show', exact: true }).click();
  await expect(rowOf(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'All shows I’ve created' }).click();
  await expect(rowOf(page)).toContainText('In 1 day');
  await expect(toCome).toContainText('Fees so far');

  await other.goto(`/shows/enter/${entrant.horse}?discipline=dressage`);
  await rowOf(other).getByRole('button', { name: 'Enter' }).click();
  await expect(other.getByText('Entered Show - Horse Stressed', { exact: true })).toBeVisible();
  await expect(rowOf(other)).toHaveCount(0);
  await other.goto(`/shows/${showId}`);
  await expect(other.getByRole('link', { name: 'Juniper', exact: true })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Rival', exact: true })).toBeVisible();
  const coins = async () => (await purse(creator)).coins + (await purse(entrant)).coins;
  const before = await coins();

  const painted = await other.locator('.venue canvas').first().elementHandle();

  // Neither page reloads.
  await passSeconds(page, DAY);
  const placed = other.getByRole('region', { name: 'Standing' });
  await expect(placed.getByText('Rival')).toBeVisible();
  await expect(placed.getByText('Juniper')).toBeVisible();
  await expect(other.getByText('Verified against your receipt')).toBeVisible();
  await expect(other.getByRole('button', { name: 'See all scores' })).toBeVisible();
  await expect(other.getByRole('status').filter({ hasText: /Rival|Juniper/ })).toHaveCount(1);
  // The scene is not repainted.
  expect(await painted?.evaluate((canvas) => canvas.isConnected)).toBe(true);
  await other.getByRole('button', { name: 'See all scores' }).click();
  await expect(other.getByRole('row', { name: 'Rival' }).getByRole('button', { name: /^Why/ })).toBeVisible();
  const company = other.getByRole('region', { name: 'Came for company' });
  await expect(company.getByRole('listitem')).toHaveCount(6);

  const ran = page.getByRole('table', { name: 'Finished shows' }).filter({ has: rowOf(page) });
  await expect(ran.getByRole('cell', { name: /^(?:Prize )?100$/ })).toHaveCount(1);
  await expect(ran).toContainText('50 coins each');
  await expect(ran).not.toContainText('so far');
  await expect(page.getByText('No upcoming shows.')).toBeVisible();
  // Fees and prize went to one of the two, less the house's share of Rival's winnings: 50 or 25.
  expect([before + 200 - 3, before + 200 - 2]).toContain(await coins());

  await expect(other.getByRole('link', { name: 'Enter the next show' })).toBeVisible();
  const price = 1200;
  const sale = { horseId: entrant.horse, price };
  const { listing } = await entrant.device.send<{ listing: { id: string } }>(
    'POST',
    '/api/market/sell-horse',
    sale,
  );
  const buyer = await openBeside();
  await givenPlayer(buyer);
  await (await deviceOf(buyer)).send('POST', '/api/marketplace/buy', { listingId: listing.id, price });
  await other.reload();
  await expect(other.getByText('Now owned by')).toBeVisible();
  await expect(other.getByRole('link', { name: 'See the horse' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Enter the next show' })).toHaveCount(0);
});
