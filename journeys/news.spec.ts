import { expectClean } from './axe.ts';
import { awayFromMidnight, expect, settled, test } from './game.ts';
import { deviceOf, givenHorse, givenPlayer } from './given.ts';

test('a sale is announced live, in the header, on the page of news and on Home, and a topic can be turned off @desktop', async ({
  page,
  openBeside,
}) => {
  await givenPlayer(page);
  const seller = await deviceOf(page);
  await awayFromMidnight(page, 1);
  await page.goto('/news');
  await expect(page.getByRole('heading', { name: 'No news yet.' })).toBeVisible();
  await expectClean(page, 'no news');

  const horseId = await givenHorse(seller, 'Copper Lane');
  const { listing } = await seller.send<{ listing: { id: string } }>('POST', '/api/market/sell-horse', {
    horseId,
    price: 1200,
  });
  // Waits for the stream of this page, not of the previous one: only what happens after it opens is announced.
  const live = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === '/api/live' && page.url().endsWith('/stable'),
  );
  await page.goto('/stable');
  await live;
  const buyer = await openBeside();
  await givenPlayer(buyer);
  await (await deviceOf(buyer)).send('POST', '/api/marketplace/buy', { listingId: listing.id, price: 1200 });

  await expect(page.getByText('Copper Lane sold for 1,200 coins').first()).toBeVisible();
  await page.getByRole('link', { name: 'News: 1 unread' }).click();
  const row = page.getByRole('list', { name: 'Today' }).getByRole('listitem');
  await expect(row).toContainText('New: Copper Lane sold for 1,200 coins');
  await expect(row).toContainText('You got 1,140 coins after the 5% cut.');
  await expect(page.getByRole('link', { name: 'News', exact: true })).toBeVisible();
  await settled(page);
  await expectClean(page, 'news');

  await page.getByRole('tab', { name: 'Sales' }).click();
  await expect(page).toHaveURL(/topic=sales/);
  await expect(row).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Sales' })).toHaveAttribute('aria-selected', 'true');
  await expect(row).toContainText(/^Copper Lane sold/);

  await page.getByRole('switch', { name: 'Sales' }).click();
  await page.getByRole('tab', { name: 'All' }).click();
  await expect(page.getByRole('heading', { name: 'No news yet.' })).toBeVisible();
});
