import { pressAct } from './acts.ts';
import { awayFromMidnight, expect, passSeconds, test } from './game.ts';
import { deviceOf, givenEntry, givenFeed, givenHorse, givenPlayer, givenPlayerAtHome } from './given.ts';

test('tack is bought, put on, locked by an entry and taken off @phone', async ({ page }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  // The first horse has the starter tack.
  await givenHorse(device, 'Iris', 'mustang');
  const horse = await givenHorse(device, 'Juniper', 'mustang');
  await givenFeed(device, 1);
  await device.send('POST', `/api/horses/${horse}/use-feed`, { feed_type: 'monthly' });

  await page.goto('/market');
  await page.getByRole('button', { name: /^Store Tack/ }).click();
  const store = page.getByRole('dialog', { name: 'Buy tack' });
  for (const [label, price] of [
    ['Horseshoes', '980'],
    ['Saddle', '1,225'],
  ] as const) {
    await store.getByRole('radio', { name: new RegExp(`^${label}`) }).check({ force: true });
    await store.getByRole('button', { name: `Buy ${price} coins` }).click();
    // Beside the one that Iris wears.
    await expect(
      store.getByRole('radio', { name: new RegExp(`^${label}.*, 2 in your tack room, 1 of them worn`) }),
    ).toBeVisible();
  }

  await page.goto(`/horses/${horse}?facet=career`);
  const worn = page.getByRole('region', { name: 'Tack', exact: true });
  await expect(worn).toContainText('SaddleNone');
  await pressAct(page, 'Add Tack');
  const dialog = page.getByRole('dialog', { name: 'Juniper’s tack' });
  await dialog.getByRole('button', { name: 'Put on saddle, 35%' }).press('Enter');
  const takeOff = dialog.getByRole('button', { name: 'Take off saddle, 35%' });
  await expect(takeOff).toBeEnabled();
  await expect(takeOff).toBeFocused();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(worn).toContainText('Saddle35% Plain');
  await expect(page.getByRole('img', { name: /, wearing a plain saddle$/ })).toBeVisible();
  await expect(worn).toContainText('Gives 1.5 of 25 points');

  await givenEntry(device, horse);
  await pressAct(page, 'Add Tack');
  await expect(dialog).toContainText('Entered in a show');
  await expect(takeOff).toBeDisabled();
  await passSeconds(page, 1800);
  await expect(takeOff).toBeEnabled();
  await takeOff.press('Enter');
  const putOn = dialog.getByRole('button', { name: 'Put on saddle, 35%' });
  await expect(putOn).toBeFocused();

  const pieces =
    await device.get<{ id: string; type: string; equippedToHorseId: string | null }[]>('/api/tack/my-tack');
  const saddle = pieces.find((piece) => piece.type === 'saddle' && piece.equippedToHorseId === null);
  await device.send('POST', '/api/market/sell-tack', { tackId: saddle?.id, price: 900 });
  await page.reload();
  await pressAct(page, 'Add Tack');
  await expect(dialog).toContainText('For sale in your shop');
  await expect(dialog.getByRole('button', { name: 'Put on horseshoes, 35%' })).toBeVisible();
  await expect(putOn).toHaveCount(0);
});

test('tack is made of materials, in its time @phone', async ({ page }) => {
  await givenPlayerAtHome(page);
  await awayFromMidnight(page, 1);
  const device = await deviceOf(page);
  await device.send('POST', '/api/materials/buy', { material_type: 'iron', quantity: 4 });
  await page.goto('/guild-work');
  await page.getByRole('button', { name: 'Make Tack' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Craft Tack' });
  await expect(dialog).toContainText('Your next piece: 0–10% quality. 4 of 4 left today.');
  const craft = dialog.getByRole('button', { name: 'Craft horseshoes' });
  await expect(craft).toBeDisabled();
  await expect(dialog).toContainText('2 glue short');
  await device.send('POST', '/api/materials/buy', { material_type: 'glue', quantity: 2 });
  await craft.click();
  await expect(dialog.getByRole('region', { name: 'Under way' })).toBeFocused();
  await expect(craft).toBeDisabled();
  await expect(page.getByText('Crafting Complete!').first()).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Made' })).toBeFocused();
  await expect(
    page.getByText(/^You made horseshoes of \d+% quality\. Skill \+2, now 2; \+15 XP\.$/).first(),
  ).toBeVisible();
  await expect(dialog).toContainText('3 of 4 left today.');
  await expect(dialog).toContainText('4 iron and 2 glue short');

  // Closing the dialog removes its history step.
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/guild-work');
  await page.goBack();
  await expect(page).toHaveURL('/');
});
