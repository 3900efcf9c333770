import { expectClean, expectCleanAt, expectCleanDialog } from './axe.ts';
import { expect, passHours, settled, test } from './game.ts';
import { deviceOf, givenEntry, givenFedHorse, givenHorse, givenPlayer } from './given.ts';

// Placeholders keep the layout, so nothing shifts.
test.use({ pictures: 'blank' });

test('axe finds nothing in a show, before and after it ran, in either theme @desktop', async ({ page }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  const horse = await givenFedHorse(device, 'Juniper');
  await page.goto(`/shows/enter/${horse}`);
  await settled(page);
  await expectCleanDialog(page, 'Create Show', 'creating a show');

  const show = await givenEntry(device, horse);
  await expectCleanAt(page, `/shows/${show}`, /./);
  await passHours(page, 3);
  await page.reload();
  await expect(page.getByRole('table', { name: 'Placings' })).toBeVisible();
  await settled(page);
  await expectClean(page, 'a show that ran');
  await expectCleanDialog(page, /^Why/, 'why it came there');
  await page.getByRole('button', { name: /^(Watch|Replay)$/ }).click();
  await expect(page.getByRole('heading', { name: 'Standing' })).toBeVisible();
  await expectClean(page, 'a show as it is told');

  await page.evaluate(() => localStorage.removeItem('auth_token'));
  await expectCleanAt(page, `/shows/${show}`, /./);
  await expectCleanAt(page, '/leaderboards', 'Leaderboards');
  await expectCleanAt(page, '/economy', 'Where coins come from');
  await expectCleanAt(page, '/help', 'Help');
});

test('axe finds nothing in buying, wearing and crafting tack and in changing guild @desktop', async ({
  page,
}) => {
  await givenPlayer(page);
  await expectCleanAt(page, '/more', 'More');
  await page.goto('/guild-work');
  await page.getByRole('button', { name: 'Change Guild' }).click();
  const guilds = page.getByRole('dialog', { name: 'Change Guild' });
  await guilds.getByRole('radio', { name: /^Trainer/ }).check({ force: true });
  await expectClean(page, 'choosing a guild');
  await guilds.getByRole('button', { name: /^Change [\d,]+ coins/ }).click();
  await expect(guilds.getByRole('button', { name: 'Stay in Rider' })).toBeFocused();
  await expectClean(page, 'a confirmation');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Make Tack' }).last().click();
  const crafting = page.getByRole('dialog', { name: 'Craft Tack' });
  await expect(crafting.getByRole('button', { name: 'Craft horseshoes' })).toBeVisible();
  await expectClean(page, 'making tack');

  const device = await deviceOf(page);
  const horse = await givenHorse(device, 'Juniper', 'mustang');
  await device.send('POST', '/api/tack/buy-store', { tack_type: 'saddle' });
  await page.goto('/market');
  await expectCleanDialog(page, /^Store Tack/, 'buying tack');
  await expectCleanDialog(page, /^Materials/, 'buying materials');
  await page.goto(`/horses/${horse}`);
  await expectCleanDialog(page, 'Add Tack', 'putting tack on');
});
