import { expectClean, expectCleanAt } from './axe.ts';
import { expect, passHours, settled, test } from './game.ts';
import { deviceOf, givenHorse, givenOperator, givenPlayer } from './given.ts';
import { givenFoal } from './given-parents.ts';

// Placeholders keep the layout, so nothing shifts.
test.use({ pictures: 'blank' });

test('a foal’s book fills while it grows, and Home and news tell of it @phone', async ({ page }) => {
  await givenPlayer(page);
  const { foal } = await givenFoal(page);
  await page.goto('/');
  const growing = page.getByRole('region', { name: 'Growing up' });
  await expect(growing.getByText('Weaned within 3 days')).toBeVisible();
  await growing.getByRole('link', { name: 'Foal of Juniper' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Foal of Juniper’s book' })).toBeVisible();
  const pages = page.getByRole('region', { name: /grows up/ }).getByRole('listitem');
  await expect(pages).toHaveCount(5);
  await expect(pages.nth(0)).toContainText(/Newborn.*Year/s);
  await expect(pages.nth(1)).toContainText(/Weaned.*In \d days/s);

  await passHours(page, 61);
  await page.goto(`/horses/${foal}`);
  const book = page.getByRole('region', { name: 'Foal’s book' });
  await expect(book.getByRole('listitem').nth(1)).toContainText(/Weaned.*Year/s);
  await book.getByRole('link', { name: 'Open the book' }).click();
  await expect(
    page
      .getByRole('region', { name: 'What she should become' })
      .or(page.getByRole('region', { name: 'What he should become' })),
  ).toContainText('parents promised');
  await page.goto('/news?topic=foals');
  await page.getByRole('link', { name: 'Foal of Juniper is weaned' }).click();
  await expect(page).toHaveURL(`/horses/${foal}/foal-book`);
  await expectCleanAt(page, `/horses/${foal}/foal-book`, /’s book/);
});

test('news of foals by email is off until it is turned on @phone', async ({ page }) => {
  await givenPlayer(page);
  await page.goto('/news');
  const mails = page.getByRole('switch', { name: /^Foals by email too/ });
  await expect(mails).not.toBeChecked();
  await mails.click();
  await expect(mails).toBeChecked();
  await page.reload();
  await expect(mails).toBeChecked();
});

test('a pastime by keyboard, a picture kept, and shared with somebody without an account @desktop', async ({
  page,
  openBeside,
}) => {
  await givenPlayer(page);
  const horse = await givenHorse(await deviceOf(page), 'Clover');
  await expectCleanAt(page, `/horses/${horse}/keepsakes`, 'Keepsakes of Clover');
  await page.goto(`/horses/${horse}`);
  const pastimes = page.getByRole('region', { name: 'Time with Clover' });
  await pastimes.getByRole('button', { name: 'Groom' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Groom Clover' });
  await expect(dialog.getByRole('status')).toHaveText('Clover waits for you.');
  await settled(page);
  await expectClean(page, 'a pastime');
  for (const press of ['Brush neck and shoulder', 'Brush back and sides', 'Comb mane and tail'])
    await dialog.getByRole('button', { name: press }).press('Enter');
  await expect(dialog.getByRole('status')).toContainText('Clover shines');
  await dialog.getByRole('button', { name: 'Keep a picture' }).press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('The picture is kept.');
  await expectClean(page, 'a pastime with its picture kept');
  await dialog.getByRole('link', { name: 'See the keepsakes' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Groomed in the yard' })).toBeVisible();
  await expectCleanAt(page, `/horses/${horse}/keepsakes`, 'Keepsakes of Clover');

  const device = await deviceOf(page);
  const [kept] = await device.get<{ id: string }[]>(`/api/horses/${horse}/keepsakes`);
  const visitor = await openBeside();
  await visitor.goto(`/k/${kept?.id}`);
  await expect(visitor).toHaveTitle(/^Clover: Groomed in the yard/);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Clover: Groomed in the yard');

  await page.getByRole('button', { name: 'Take it out' }).click();
  await expect(page.getByText('No pictures yet')).toBeVisible();
});

test('a photograph by touch or mouse on the scene itself @phone', async ({ page }) => {
  await givenPlayer(page);
  const horse = await givenHorse(await deviceOf(page), 'Clover');
  await page.goto(`/horses/${horse}`);
  await page
    .getByRole('region', { name: 'Time with Clover' })
    .getByRole('button', { name: 'Photograph' })
    .tap();
  const dialog = page.getByRole('dialog', { name: 'Photograph Clover' });
  await dialog.getByRole('radio', { name: 'Paddock' }).check({ force: true });
  for (let press = 0; press < 3; press++) await dialog.locator('.pastime-press').tap();
  await dialog.getByRole('button', { name: 'Keep a picture' }).tap();
  await expect(dialog.getByRole('status')).toHaveText('The picture is kept.');
});

test('the host sees how far newcomers got @desktop', async ({ page }) => {
  await page.request.get('/api/gate');
  await givenOperator(page);
  await page.goto('/admin?part=newcomers');
  await expect(page.getByRole('columnheader', { name: 'Saw the gate' })).toBeAttached();
  await settled(page);
  await expectClean(page, 'newcomers at the admin desk');
});
