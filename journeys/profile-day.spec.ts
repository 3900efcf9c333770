import { expectClean } from './axe.ts';
import { expect, passHours, settled, test } from './game.ts';
import { deviceOf, givenPlayer } from './given.ts';
import { givenFoal } from './given-parents.ts';
import { expectWholeWords } from './layout.ts';

test.use({ moments: 'on' });

const HOURS_TO_THREE_YEARS = 361;

test('a bred foal is three years old: a card, once, which leads to its body by keyboard @phone', async ({
  page,
}) => {
  await givenPlayer(page);
  const { foal } = await givenFoal(page);
  const device = await deviceOf(page);
  await device.send('PATCH', `/api/horses/${foal}/name`, { name: 'Clover' });
  await passHours(page, HOURS_TO_THREE_YEARS);
  await page.goto('/');
  const card = page.getByRole('dialog', { name: 'Clover is grown up' });
  await expect(card).toBeFocused();
  await expect(card).toContainText(/body is measured, and everybody may see it\. (She|He) is best at/);
  await expect(card).toContainText(/\d+ cm tall/);
  await settled(page);
  await expectWholeWords(card);
  await expectClean(page, 'a grown foal');
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link', { name: /^To (her|his) body$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toBeHidden();
  await expect(page).toHaveURL(`/horses/${foal}/body`);
  await expect(page.getByRole('heading', { name: 'Sixteen traits' })).toBeVisible();

  await page.goto('/news?topic=foals');
  await expect(page.getByRole('link', { name: 'Clover is three years old' })).toHaveAttribute(
    'href',
    `/horses/${foal}/body`,
  );
  expect((await device.get<{ grown: unknown[] }>('/api/moments')).grown).toEqual([]);
  await settled(page);
  await expect(card).toBeHidden();
});
