import { expect, test } from './game.ts';
import { deviceOf, givenFeed, givenHorse, givenPlayer } from './given.ts';
import { expectWholeWords } from './layout.ts';

test('chosen horses are fed at once, and bags owned are used first @phone', async ({ page }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  for (const name of ['Juniper', 'Bramble']) await givenHorse(device, name);
  await givenFeed(device, 1);
  await page.goto('/stable');
  await expect(page.getByText('2 horses. 2 are out of feed.')).toBeVisible();
  await page.getByRole('button', { name: 'Feed all hungry (2)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Feed 2 horses' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Feed all hungry (2)' }).click();
  await expect(dialog.getByRole('radio', { name: /1 day each/ })).toBeChecked();
  await expect(dialog).toContainText('1 owned, then 40 coins a day each');
  await dialog.getByRole('button', { name: 'Feed 2 for 1 day 40 coins' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('You bought 1 bag of feed for 40 coins.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Feed \w+: 1 day$/ })).toHaveCount(2);
  await expect(page.getByText('2 horses. All have feed for 6 hours or more.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'All fed' })).toBeDisabled();

  // A page still loading may move under a pointer.
  await page.getByRole('checkbox', { name: 'Choose all horses' }).press(' ');
  const chosen = page.getByRole('region', { name: 'Chosen horses' });
  await expect(chosen).toContainText('2 horses chosen');
  await expectWholeWords(chosen);
  await chosen.getByRole('button', { name: 'Feed' }).click();
  await dialog.getByRole('radio', { name: /3 days each/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Feed 2 for 3 days 240 coins' }).click();
  await expect(page.getByText('2 horses are fed').first()).toBeVisible();
  await expect(chosen).toBeHidden();
  await expect(page.getByRole('button', { name: /^Feed \w+: 4 days$/ })).toHaveCount(2);
});

test('the search finds by name and by coat, and says when it finds nothing @phone', async ({ page }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  await givenHorse(device, 'Juniper');
  await givenHorse(device, 'Bramble', 'icelandic_horse');
  await page.goto('/stable');
  const search = page.getByRole('searchbox');
  await search.fill('bram');
  await expect(page.getByRole('link', { name: 'Bramble' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Juniper' })).toBeHidden();
  await search.fill('hanoverian mare');
  await expect(page.getByRole('link', { name: 'Juniper' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bramble' })).toBeHidden();
  await search.fill('zebra');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await expect(search).toHaveValue('');
});

test('a tobiano has white patches before it is painted @phone', async ({ page }) => {
  await givenPlayer(page);
  await page.goto('/market?buy=horse');
  await page.getByLabel('Breed', { exact: true }).selectOption('gypsy_cob');
  const offers = page.getByRole('radiogroup', { name: 'Patterned horses' }).locator('label');
  const outline = offers.filter({ hasText: 'tobiano' }).first().locator('.portrait-outline');
  await expect(outline).toBeVisible();
  expect(await outline.evaluate((svg) => getComputedStyle(svg).getPropertyValue('--tobiano'))).not.toBe('');
});
