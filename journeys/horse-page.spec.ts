import { expect, settled, test } from './game.ts';
import { deviceOf, givenGuest, givenHorse, givenPlayer } from './given.ts';
import { tabTo } from './keys.ts';

// Placeholders keep the layout.
test.use({ pictures: 'blank' });

test('a horse is fed by one press, says what changed, and opens one facet at a time by keyboard', async ({
  page,
}) => {
  await givenPlayer(page);
  const horse = await givenHorse(await deviceOf(page), 'Juniper');
  await page.goto(`/horses/${horse}`);
  await page.getByRole('button', { name: /^Feed 1 day/ }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Feed for 1 day' })).toBeVisible();

  const career = page.getByRole('button', { name: /^Career/ });
  const family = page.getByRole('button', { name: /^Family/ });
  await tabTo(page, career);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/horses/${horse}?facet=career`);
  await expect(page.getByRole('region', { name: 'Skills' })).toBeVisible();
  await family.press('Enter');
  await expect(page.getByText('From the store: no known ancestors')).toBeVisible();
  await expect(career).toHaveAttribute('aria-expanded', 'false');
  await family.press('Enter');
  await expect(page).toHaveURL(`/horses/${horse}`);

  // A link leads to a facet, wherever that is on the page.
  await page.goto(`/horses/${horse}?facet=story`);
  await expect(page.getByRole('button', { name: /^Story/ })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'The day she came' })).toBeVisible();
});

test('a guest’s horse offers only what guests may read @phone', async ({ page }) => {
  const device = await givenGuest(page, 'Rowan');
  const [horse] = await device.get<{ id: string }[]>('/api/horses');
  await page.goto(`/horses/${horse?.id}`);
  const facets = page.getByRole('region', { name: 'More about Rowan' }).getByRole('button');
  await expect(facets).toHaveText([/^Body/, /^Coat and genes/, /Career/]);
  await facets.last().tap();
  await expect(page.getByRole('region', { name: 'Aptitude' })).toContainText(/\d\d\.\d/);
  await settled(page);
});
