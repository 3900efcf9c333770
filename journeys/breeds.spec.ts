import { expectClean } from './axe.ts';
import { expect, settled, test } from './game.ts';
import { givenPlayer } from './given.ts';
import { tabTo } from './keys.ts';

test.use({ pictures: 'blank' });

test('a visitor walks through the breeds by height and by what they are best at @phone', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Breeds' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Breeds' })).toBeFocused();
  const breeds = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(breeds).toHaveCount(26);
  await expect(breeds.first()).toHaveText('Shetland Pony');
  await page.getByLabel('Good at').selectOption('Racing');
  await expect(page).toHaveURL('/breeds?goodAt=racing');
  await page.getByText('By price', { exact: true }).click();
  await expect(page).toHaveURL('/breeds?order=price&goodAt=racing');
  await page.reload();
  await expect(page.getByLabel('Good at')).toHaveValue('racing');
  await expect(page.getByText('Bred to race').and(page.locator('p'))).not.toHaveCount(0);
  await settled(page);
  await expectClean(page, 'the breeds');
  await page.getByRole('link', { name: 'Thoroughbred' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thoroughbred' })).toBeFocused();
  await expect(page.getByText('The door is 2.25 m high')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bay' }).first()).toContainText('common');
  await expect(page.getByRole('meter', { name: 'Racing' })).toBeVisible();
  await settled(page);
  await expectClean(page, 'a breed');
  await page.getByRole('link', { name: 'Play and buy one' }).click();
  await expect(page.getByRole('tab', { name: 'Register' })).toBeVisible();
});

test('a store horse is chosen by its look and bought, by keyboard @desktop', async ({ page }) => {
  await givenPlayer(page);
  await page.goto('/breeds/friesian');
  await page.getByRole('link', { name: 'See them in the store' }).click();
  await expect(page).toHaveURL('/market/store?breed=friesian');
  await expect(page.getByRole('heading', { level: 1, name: 'Store horses' })).toBeFocused();
  const chosen = page.getByRole('region', { name: 'The chosen horse' });
  await expect(chosen.getByText('First show')).toBeVisible();
  const second = page.getByRole('main').getByRole('button', { pressed: false }).first();
  await tabTo(page, second);
  await page.keyboard.press('Enter');
  await expect(page.locator('.store-horse.is-chosen')).toHaveCount(1);
  await expect(page.locator('.store-horse.is-chosen button')).toBeFocused();
  await chosen.getByRole('button', { name: /^Buy Horse/ }).press('Enter');
  await expect(page.getByText('Please enter a name for your horse').first()).toBeVisible();
  await tabTo(page, chosen.getByLabel('Horse name'));
  await page.keyboard.type('Night Song');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Night Song');
});
