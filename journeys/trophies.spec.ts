import { expectClean } from './axe.ts';
import { expect, openProfile, passHours, settled, test } from './game.ts';
import { deviceOf, givenEntry, givenPlayer, givenSeeded } from './given.ts';
import { givenFoal } from './given-parents.ts';
import { expectWholeWords } from './layout.ts';

test('a win and a grade are on the shelf of the horse, and lead to their show @phone', async ({ page }) => {
  const device = await givenSeeded(page, 'trophies');
  const [horse] = await device.get<{ id: string }[]>('/api/horses');
  const show = await givenEntry(device, horse?.id ?? '');
  await page.goto(`/horses/${horse?.id}/trophies`);
  await expect(page.getByText('First win')).toBeVisible();
  await passHours(page, 1);
  await page.goto(`/horses/${horse?.id}`);
  await page.getByRole('link', { name: 'Trophies' }).click();
  const large = page.getByRole('list', { name: 'Wins and grades' });
  await expect(large.getByText('Silver grade')).toBeVisible();
  await expect(large.getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Personal bests' })).toBeVisible();
  await settled(page);
  await expectWholeWords(page.getByRole('main'));
  await expectClean(page, 'trophies');
  await large.getByRole('link').first().click();
  await expect(page).toHaveURL(`/shows/${show}`);
});

test('a foal fills her slot in the coat album, and a wish leads to the Lab @desktop', async ({ page }) => {
  await givenPlayer(page);
  const { foal: id } = await givenFoal(page);
  const { look } = await (await deviceOf(page)).get<{ look: { grey: object | null } }>(`/api/horses/${id}`);
  // A grey foal also fills the slot of the colour that it was born with.
  const filled = look.grey === null ? 1 : 2;
  await page.goto('/');
  await openProfile(page);
  await page.getByRole('link', { name: 'Coat album' }).click();
  await expect(page.getByRole('meter', { name: 'Colours bred' })).toHaveAccessibleName('Colours bred');
  await expect(page.getByText(`${filled} of 130 colours bred`)).toBeVisible();
  const foal = page.getByRole('tabpanel').getByRole('link');
  await expect(foal).toHaveCount(filled);
  await page.getByLabel('A colour to breed next').selectOption('silver bay');
  await expect(page.getByRole('heading', { name: 'Your wish: silver bay' })).toBeVisible();
  await expect(page.getByText('Your wish', { exact: true })).toBeVisible();
  await settled(page);
  await expectClean(page, 'the coat album');
  await page.reload();
  await expect(page.getByLabel('A colour to breed next')).toHaveValue('silver bay');
  await page.getByRole('link', { name: 'Try in the Lab' }).click();
  await expect(page.getByText(/silver bay/i).first()).toBeVisible();
});
