import { expectClean, expectCleanAt } from './axe.ts';
import { awayFromMidnight, expect, passHours, settled, test } from './game.ts';
import { deviceOf, givenHorse, givenPlayer } from './given.ts';
import { tabTo } from './keys.ts';

// Placeholders keep the layout, so nothing shifts.
test.use({ pictures: 'blank' });

const DAY = 24 * 3600;

interface Seen {
  readonly happiness: number;
  readonly trainingsBanked: number;
  readonly ageInMonths: number;
  readonly backdrop: string | null;
  readonly look: { readonly maneStyle: string };
}

test('ribbon, whistle and scroll change a horse that was chosen in the magic shop @phone', async ({
  page,
}) => {
  await givenPlayer(page);
  // Twelve hours pass, and the day must not end then.
  await awayFromMidnight(page, 13);
  const device = await deviceOf(page);
  const id = await givenHorse(device, 'Juniper');
  const horse = () => device.get<Seen>(`/api/horses/${id}`);
  await page.goto('/market');
  await page.getByRole('link', { name: /^Magic Shop/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Magic Shop' })).toBeVisible();
  const shelf = page.getByRole('main').getByRole('list').first();

  await shelf.getByRole('button', { name: /^Ribbon/ }).click();
  const ribbon = page.getByRole('dialog', { name: 'Ribbon' });
  await ribbon.getByRole('button', { name: /^Juniper/ }).click();
  await expect(ribbon).toContainText('Juniper could not be happier.');
  await expect(ribbon.getByRole('button', { name: 'Tie the ribbon' })).toBeDisabled();
  await ribbon.getByRole('button', { name: 'Close' }).click();
  await passHours(page, 12);
  expect((await horse()).happiness).toBe(88);
  await page.reload();
  await shelf.getByRole('button', { name: /^Ribbon/ }).click();
  await ribbon.getByRole('button', { name: /^Juniper/ }).click();
  await expect(ribbon).toContainText('You’ll have 2,190 coins left.');
  await ribbon.getByRole('button', { name: 'Tie the ribbon 1,200 coins' }).click();
  await expect(ribbon).toBeHidden();
  expect((await horse()).happiness).toBe(100);

  const { trainingsBanked } = await horse();
  await shelf.getByRole('button', { name: /^Whistle/ }).click();
  const whistle = page.getByRole('dialog', { name: 'Whistle' });
  await whistle.getByRole('button', { name: /^Juniper/ }).click();
  await whistle.getByRole('button', { name: 'Blow the whistle 150 coins' }).click();
  await expect(whistle).toBeHidden();
  expect((await horse()).trainingsBanked).toBe(trainingsBanked + 1);
  await shelf.getByRole('button', { name: /^Whistle/ }).click();
  await whistle.getByRole('button', { name: /^Juniper/ }).click();
  await expect(whistle).toContainText('Juniper has heard the whistle today.');
  await whistle.getByRole('button', { name: 'Close' }).click();

  await shelf.getByRole('button', { name: /^Mane scroll/ }).click();
  const scroll = page.getByRole('dialog', { name: 'Mane scroll' });
  await scroll.getByRole('button', { name: /^Juniper/ }).click();
  await scroll.getByRole('radio', { name: /^Short/ }).check({ force: true });
  await expect(scroll).toContainText('Juniper wears this mane already.');
  await scroll.getByRole('radio', { name: 'Plaited' }).check({ force: true });
  await scroll.getByRole('button', { name: 'Read the scroll 1,500 coins' }).click();
  await expect(scroll).toBeHidden();
  expect((await horse()).look.maneStyle).toBe('braided');
});

test('a lantern is chosen from the horse’s page, by keyboard, and put out for free @desktop', async ({
  page,
}) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  const id = await givenHorse(device, 'Juniper');
  const backdrop = async () => (await device.get<Seen>(`/api/horses/${id}`)).backdrop;
  await page.goto(`/horses/${id}`);
  await page.getByRole('link', { name: 'Use Magic' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Magic Shop' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^Lantern/ }));
  await page.keyboard.press('Enter');
  const lantern = page.getByRole('dialog', { name: 'Lantern' });
  await tabTo(page, lantern.getByRole('radio', { name: 'First light' }));
  await page.keyboard.press('ArrowRight');
  await expect(lantern.getByRole('radio', { name: 'Blossom time' })).toBeChecked();
  await tabTo(page, lantern.getByRole('button', { name: 'Light the lantern 3,000 coins' }));
  await page.keyboard.press('Enter');
  await expect(lantern).toBeHidden();
  expect(await backdrop()).toBe('blossom_time');

  await page.getByRole('button', { name: /^Lantern/ }).click();
  await lantern.getByRole('radio', { name: /^Snowfall/ }).check({ force: true });
  await expect(lantern).toContainText('You need 2,610 more coins.');
  await lantern.getByRole('radio', { name: /^Light of the hour/ }).check({ force: true });
  await lantern.getByRole('button', { name: 'Put it out' }).click();
  await expect(lantern).toBeHidden();
  expect(await backdrop()).toBeNull();
  await page.goto(`/horses/${id}/history`);
  await expect(page.getByText('A lantern lights the portrait: Blossom time')).toBeVisible();
});

test('an hourglass makes a horse a year older @phone', async ({ page }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  const id = await givenHorse(device, 'Juniper');
  const age = async () => (await device.get<Seen>(`/api/horses/${id}`)).ageInMonths;
  for (let day = 0; day < 4; day++) {
    await device.send('POST', '/api/goldsmith/salary', {});
    await device.send('POST', '/api/dev/clock', { advanceSeconds: DAY });
  }
  const before = await age();
  await page.goto(`/shop?item=hourglass&horse=${id}`);
  const hourglass = page.getByRole('dialog', { name: 'Hourglass' });
  await hourglass.getByRole('button', { name: 'Turn the hourglass 4,000 coins' }).click();
  await expect(hourglass).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/shop\\?horse=${id}$`));
  expect(await age()).toBe(before + 12);
});

test('axe finds nothing in the magic shop, in either theme @desktop', async ({ page }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  await givenHorse(device, 'Juniper');
  await expectCleanAt(page, '/shop', 'Magic Shop');
  for (const item of ['Ribbon', 'Hourglass', 'Whistle', 'Mane scroll', 'Lantern']) {
    await page.getByRole('button', { name: new RegExp(`^${item}`) }).click();
    const dialog = page.getByRole('dialog', { name: item });
    await expect(dialog.getByRole('button', { name: /^Juniper/ })).toBeVisible();
    await expectClean(page, `${item}: choosing a horse`);
    await dialog.getByRole('button', { name: /^Juniper/ }).click();
    await expect(dialog.getByRole('button', { name: 'Another horse' })).toBeVisible();
    await settled(page);
    await expectClean(page, `${item}: what changes`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
