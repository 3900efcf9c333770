import { expect, passHours, test } from './game.ts';
import { givenEntry, givenSeeded } from './given.ts';

test('a first prize promotes: the show says so, and the horse is in silver @phone', async ({ page }) => {
  const device = await givenSeeded(page, 'promotion');
  const [horse] = await device.get<{ id: string }[]>('/api/horses');
  const show = await givenEntry(device, horse?.id ?? '');
  await passHours(page, 1);
  await page.goto(`/shows/${show}`);
  await expect(page.getByText('Marigold moves up to silver grade!')).toBeVisible();
  await expect(page.getByText('The prize includes 3')).toBeVisible();
  const won = page.getByRole('row').filter({ hasText: 'Marigold' });
  await expect(won).toContainText('1st');
  await page.goto(`/horses/${horse?.id}`);
  await expect(page.getByText('silver field').first()).toBeVisible();
  await page.goto('/goldsmith');
  await expect(page.getByRole('row').filter({ hasText: /Marigold came 1st of 12/ })).toBeVisible();
});

test('a horse without a prize in ten starts moves down a grade once the player agrees @phone', async ({
  page,
}) => {
  const device = await givenSeeded(page, 'put-back');
  const [horse] = await device.get<{ id: string }[]>('/api/horses');
  await page.goto(`/horses/${horse?.id}`);
  const down = page.getByRole('button', { name: 'Move down to the bronze field' });
  await down.click();
  const dialog = page.getByRole('dialog', { name: 'Move down to the bronze field?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();
  await down.click();
  await dialog.getByRole('button', { name: 'Move down', exact: true }).click();
  await expect(page.getByText('Marigold starts in the bronze field now').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(down).toBeHidden();
  const after = await device.get<{ standing: { grade: string; points: number } }>(`/api/horses/${horse?.id}`);
  expect(after.standing).toMatchObject({ grade: 'bronze', points: 0 });
});

test('a horse stays in its class until its player agrees to move it up @phone', async ({ page }) => {
  const device = await givenSeeded(page, 'move-up');
  const [horse] = await device.get<{ id: string }[]>('/api/horses');
  const classOf = async () =>
    (await device.get<{ standing: { classLevel: number } }>(`/api/horses/${horse?.id}`)).standing.classLevel;
  await page.goto(`/shows/enter/${horse?.id}?min_level=5`);
  const enter = page.getByRole('button', { name: 'Enter Show', exact: true }).first();
  await enter.click();
  const dialog = page.getByRole('dialog', { name: 'Move up to class 5?' });
  await dialog.getByRole('button', { name: 'Stay in class 1' }).click();
  await expect(dialog).toBeHidden();
  expect(await classOf()).toBe(1);
  await page.goto(`/shows/enter/${horse?.id}?min_level=1`);
  await enter.click();
  await expect(
    page.getByText('Horse entered in show successfully').or(page.getByText('Entered Show')).first(),
  ).toBeVisible();
  expect(await classOf()).toBe(1);
  await page.goto(`/shows/enter/${horse?.id}?min_level=5`);
  await enter.click();
  await dialog.getByRole('button', { name: 'Move up and enter' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(classOf).toBe(5);
});
