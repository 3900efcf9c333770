import { expect, test } from './game.ts';
import { deviceOf, givenHorse, givenPlayer } from './given.ts';
import { expectApart } from './layout.ts';

test('a favourite moves into a box and out again, and a box is added for its price @phone', async ({
  page,
}) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  for (const name of ['Juniper', 'Bramble']) await givenHorse(device, name);
  await page.goto('/stable');
  const boxes = page.getByRole('region', { name: 'Boxes' });
  await expect(boxes).toContainText('0 of 4 taken by your favourites.');

  await boxes.getByRole('button', { name: 'Choose a horse for box 1' }).click();
  const choose = page.getByRole('dialog', { name: 'Choose a horse' });
  await expect(choose.getByRole('button', { name: 'Move in' })).toBeDisabled();
  await choose.getByRole('radio', { name: /^Bramble/ }).check({ force: true });
  await choose.getByRole('button', { name: 'Move in' }).click();
  await expect(choose).toBeHidden();
  await expect(boxes).toContainText('1 of 4 taken by your favourites.');
  await expect(boxes.getByRole('link', { name: 'Bramble' })).toBeVisible();
  await boxes.getByRole('button', { name: 'Choose a horse for box 2' }).click();
  await expect(choose.getByRole('radio')).toHaveCount(1);
  await choose.getByRole('radio', { name: /^Juniper/ }).check({ force: true });
  await choose.getByRole('button', { name: 'Move in' }).click();
  await expect(boxes.getByRole('listitem')).toHaveText([/Bramble/, /Juniper/, /box 3/, /box 4/]);
  await expectApart(
    boxes.getByRole('link', { name: 'Bramble' }),
    boxes.getByRole('link', { name: 'Juniper' }),
  );

  await boxes.getByRole('button', { name: 'Move Bramble out' }).click();
  await expect(boxes).toContainText('1 of 4 taken by your favourites.');
  await expect(boxes.getByRole('listitem').first()).toContainText('Juniper');

  await boxes.getByRole('button', { name: 'Add a box 1,000 coins' }).click();
  const add = page.getByRole('dialog', { name: 'Add a box' });
  await expect(add).toContainText('Box 5 costs 1,000 coins, the one after it 2,000 coins.');
  await add.getByRole('button', { name: 'Add box 5 1,000 coins' }).click();
  await expect(add).toBeHidden();
  await expect(boxes).toContainText('1 of 5 taken by your favourites.');
  await boxes.getByRole('button', { name: 'Add a box 2,000 coins' }).click();
  await expect(add.getByText(/^You need [\d,]+ more coins\.$/)).toBeVisible();
  await expect(add.getByRole('button', { name: 'Add box 6' })).toBeDisabled();
  const { horseCount } = await device.get<{ horseCount: number }>('/api/user');
  expect(horseCount).toBe(2);
});
