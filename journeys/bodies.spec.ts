import { expectClean } from './axe.ts';
import { expect, settled, test } from './game.ts';
import { deviceOf, givenHorse, givenPlayer } from './given.ts';
import { givenParents } from './given-parents.ts';
import { chooseByLetter, expectFocusSeen, tabTo } from './keys.ts';

test.use({ pictures: 'blank' });

interface Brief {
  readonly heightCm: number;
  readonly words: readonly string[];
}

/** Words begin with a capital in a select. */
const shown = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

test('a horse is found by its body, and the address keeps the filters', async ({ page, isMobile }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  const name = `Zb${Date.now() % 100_000}`;
  const ids = [await givenHorse(device, `${name} One`), await givenHorse(device, `${name} Two`)];
  const found = await device.get<readonly { id: string; name: string; body: Brief }[]>(
    `/api/search/horses?name=${name}`,
  );
  expect(found.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  const tallest = found.reduce((one, other) => (other.body.heightCm > one.body.heightCm ? other : one));
  const { heightCm } = tallest.body;
  const fits = found.filter(({ body }) => body.heightCm >= heightCm).length;

  await page.goto(`/find/horses?name=${name}`);
  const table = page.getByRole('table', { name: 'Horses found' });
  await expect(table.getByText(`${heightCm} cm`).first()).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Filters: none' }).click();
  const form = isMobile ? page.getByRole('dialog', { name: 'Filters' }) : page.getByRole('search');
  await form.getByLabel('Height, cm from').fill(`${heightCm}`);
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`/find/horses?name=${name}&minHeight=${heightCm}`);
  await expect(page.getByRole('status').filter({ hasText: `${fits} horse` })).toBeAttached();
  await page.reload();
  await expect(table.getByRole('link', { name: tallest.name })).toBeVisible();
  if (isMobile)
    await expect(page.getByRole('button', { name: `Filters: from ${heightCm} cm` })).toBeVisible();
  await expectClean(page, 'horses by body');

  await page.goto(`/find/horses?name=${name}&body=tall,small`);
  await expect(page.getByRole('heading', { name: 'No horses found. Try a different search.' })).toBeVisible();
});

test('words of a body are chosen by keyboard, one after another @desktop', async ({ page }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  const id = await givenHorse(device, 'Juniper');
  await page.goto(`/marketplace?canBuy=false`);
  const filters = page.getByRole('search', { name: 'Things for sale' });
  const first = filters.getByLabel('Body', { exact: true });
  await tabTo(page, first);
  await chooseByLetter(first, 'tall');
  await expect(page).toHaveURL(/[?&]body=tall(&|$)/);
  await expect(first).toBeFocused();
  await page.keyboard.press('Tab');
  const second = filters.getByLabel('Body, word 2');
  await expect(second).toBeFocused();
  await expectFocusSeen(page);
  await chooseByLetter(second, 'neck set high');
  await expect(page).toHaveURL(/[?&]body=tall%2Cneck\+set\+high/);
  await expect(filters.getByLabel('Body, word 3')).toBeVisible();
  await first.selectOption('');
  await expect(page).toHaveURL(/[?&]body=neck\+set\+high(&|$)/);
  await expect(first).toHaveValue('neck set high');
  await settled(page);
  await expectClean(page, 'things for sale by body');

  await page.goto(`/horses/${id}?facet=career`);
  await expect(page.getByText(/^(Helped by|Hindered by|A usual body)/).first()).toBeVisible();
});

test('studs are ranked by the body that a foal is wished to have @desktop', async ({ page, openBeside }) => {
  const beside = await openBeside();
  const owner = await givenPlayer(beside);
  await givenPlayer(page);
  const [stallion, mare] = await givenParents(
    { page: beside, name: 'Comet', gender: 'stallion' },
    { page, name: 'Juniper', gender: 'mare' },
  );
  await (await deviceOf(beside)).send('PUT', `/api/horses/${stallion}/stud`, { fee: 200 });
  await page.goto(`/horses/${mare}/studs?search=${encodeURIComponent(owner.username)}`);
  const filters = page.getByRole('search', { name: 'Studs' });
  await filters.getByLabel('Foal’s body', { exact: true }).selectOption(shown('good trot'));
  await expect(page).toHaveURL(/[?&]body=good\+trot(&|$)/);
  await expect(filters.getByLabel('Sort by')).toHaveValue('wish');
  await expect(page.getByRole('definition').filter({ hasText: '%' }).first()).toBeVisible();
  await filters.getByLabel('Foal’s height, cm from').fill('twelve');
  await filters.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/[?&]body=good\+trot(&|$)/);
  await filters.getByLabel('Foal’s height, cm from').fill('150');
  await filters.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/[?&]minHeight=150/);
  await settled(page);
  await expectClean(page, 'studs by body');
});
