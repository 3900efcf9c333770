import type { Page } from '@playwright/test';
import { startHouseWorld, type HouseWorld } from '../checks/house-world.ts';
import { expectClean } from './axe.ts';
import { expect, settled, test } from './game.ts';
import { tabTo } from './keys.ts';
import { rowOf } from './rows.ts';
import { somebody, type NewPlayer } from './somebody.ts';

test.use({ profile: 'own' });

// One after the other, for each worker would found a world of its own.
test.describe.configure({ mode: 'default' });

let world: HouseWorld;
test.beforeAll(async () => {
  world = await startHouseWorld();
});
test.afterAll(() => world.stop());

async function registerInHouseWorld(page: Page): Promise<NewPlayer> {
  const player = somebody();
  const answer = await page.request.post(`${world.address}/api/auth/register`, {
    data: { ...player, guild: 'rider' },
  });
  const { token } = (await answer.json()) as { token: string };
  await page.goto(`${world.address}/robots.txt`);
  await page.evaluate((value) => localStorage.setItem('auth_token', value), token);
  return player;
}

test('a house stable has no number on a leaderboard, can be hidden for good, and its page says whose it is @desktop', async ({
  page,
}) => {
  const { username } = await registerInHouseWorld(page);
  await page.goto(`${world.address}/leaderboards`);
  const row = await rowOf(page, 'Ashdown');
  await expect(row).toContainText('House stable');
  await expect(row.locator('.board-rank')).toHaveCount(0);
  await expect((await rowOf(page, username)).locator('.board-rank')).toBeVisible();
  await settled(page);
  await expectClean(page, 'leaderboards with house stables');

  const shown = page.getByRole('switch', { name: 'House stables' });
  await expect(shown).toBeChecked();
  await shown.press('Space');
  await expect(page.getByRole('row').filter({ hasText: 'House stable' })).toHaveCount(0);
  await expect((await rowOf(page, username)).locator('.board-rank')).toHaveText(/^\d+$/);
  await page.reload();
  await expect(shown).not.toBeChecked();
  await expect(page.getByRole('row').filter({ hasText: 'House stable' })).toHaveCount(0);
  await shown.press('Space');

  await (await rowOf(page, 'Ashdown')).getByRole('link', { name: 'Ashdown' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ashdown' })).toBeFocused();
  await expect(page.getByText('The game runs this stable.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'For you from Ashdown' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^The herd: 1\d horses$/ })).toBeVisible();
  for (const name of ['Send mail', 'Report', 'Block'])
    await expect(page.getByRole('main').getByText(name, { exact: true })).toHaveCount(0);
  const said = page.locator('.house-said');
  const first = await said.textContent();
  const more = page.getByRole('button', { name: 'Tell me more' });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(said).not.toHaveText(first ?? '');
  await settled(page);
  await expectClean(page, 'a house stable');

  await page.getByRole('link', { name: /^Buy / }).first().click();
  await expect(page.getByRole('dialog').getByText('House stable').first()).toBeVisible();
  await expectClean(page, 'a horse of a house stable for sale');
});

test('what happens in the world is told on Home, and each line leads to horse and stable @desktop', async ({
  page,
  expectRefusal,
  isMobile,
}) => {
  // A horse is first read as one's own.
  expectRefusal('/api/horses/');
  await registerInHouseWorld(page);
  await page.goto(world.address);
  const news = page.getByRole('list', { name: 'In the world' });
  await expect(news.getByRole('listitem')).toHaveCount(isMobile ? 3 : 5);
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(news.getByRole('listitem')).toHaveCount(10);
  await settled(page);
  await expectClean(page, 'Home with news of the world');
  const [horse, stable] = [
    news.getByRole('listitem').first().getByRole('link').first(),
    news.getByRole('listitem').first().getByRole('link', { name: 'House stable' }),
  ];
  await expect(stable).toHaveAttribute('href', /^\/players\//);
  await horse.press('Enter');
  await expect(page).toHaveURL(/\/horses\/[\da-f-]{36}$/);
  await expect(page.getByRole('main').getByText('House stable').first()).toBeVisible();
});

test('a visitor reads on the landing page what happens in the world, and visits a house stable @desktop', async ({
  page,
}) => {
  await page.goto(world.address);
  const news = page.getByRole('list', { name: 'In the world' });
  await news.scrollIntoViewIfNeeded();
  await expect(news.getByRole('listitem').first().getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/h\//,
  );
  await settled(page);
  await expectClean(page, 'the landing page with news of the world');
  await news.getByRole('link', { name: 'House stable' }).first().click();
  await expect(page.getByText('The game runs this stable.')).toBeVisible();
  await settled(page);
  await expectClean(page, 'a house stable for visitors');
});
