import { refusalMessage } from '../contract/refusal-message.ts';
import { expect, passHours, settled, test } from './game.ts';
import { givenFoal } from './given-parents.ts';
import { deviceOf, givenEntry, givenFedHorse, givenHorse, givenPlayer } from './given.ts';
import { tabTo } from './keys.ts';

test('the records of a horse lead from one to the next, and a stranger reads them too @phone', async ({
  page,
  isMobile,
  expectRefusal,
}) => {
  await givenPlayer(page);
  const { mare, foal } = await givenFoal(page);
  await page.goto(`/horses/${foal}?facet=career`);
  await settled(page);
  const aptitude = page.getByRole('region', { name: 'Aptitude' });
  await expect(aptitude.getByRole('definition')).toHaveText(Array.from({ length: 7 }, () => /^\d\d\.\d$/));

  await tabTo(page, page.getByRole('link', { name: 'Pedigree' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Pedigree of/ })).toBeFocused();
  await expect(page.getByText('Inbreeding 0%: the parents share no known ancestor')).toBeVisible();
  const chart = page.getByRole('region', { name: /^Pedigree of/ });
  await expect(chart.getByRole('link')).toHaveText(['Comet', 'Juniper']);
  await expect(chart.getByText('Store Horse')).toHaveCount(4);
  await expect(chart.getByText('Store Horse').first()).toBeVisible();
  const fold = chart.getByRole('button', { name: 'Parents of Comet' });
  await expect(fold).toBeVisible({ visible: isMobile });
  if (isMobile) {
    await fold.click();
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(chart.getByText('Store Horse').first()).toBeHidden();
  }
  await page.getByRole('link', { name: 'Birth' }).click();
  await expect(page.getByRole('heading', { name: 'What can be checked' })).toBeVisible();
  await expect(page.getByText('To draw the foal again, you must know the genes')).toBeVisible();
  await page.getByRole('link', { name: 'Pedigree' }).click();
  await tabTo(page, chart.getByRole('link', { name: 'Juniper' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Juniper' })).toBeVisible();

  await page.getByRole('link', { name: 'Children' }).click();
  await expect(page.getByText('1 foal, the youngest first.')).toBeVisible();
  const child = page.getByRole('main').getByRole('listitem');
  await expect(child).toHaveCount(1);
  await expect(child).toContainText('By Comet');

  await page.getByRole('link', { name: 'History' }).click();
  const events = page.getByRole('main').getByRole('listitem');
  await expect(events).toHaveText([
    /^Foal born: .+, by Comet out of Juniper.*\d/,
    /^Covered: Juniper by Comet/,
    /^Breeding Check/,
    /^Bought from the store for 1,\d{3} coins/,
  ]);
  await page.getByText('Shows', { exact: true }).click();
  await expect(page.getByText('No results yet.')).toBeVisible();

  expectRefusal(`/api/horses/${mare}`);
  await givenPlayer(page);
  await page.goto(`/horses/${mare}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Juniper' })).toBeVisible();
  await expect(page.getByText('In the stable of')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Feed Horse' })).toHaveCount(0);
  await expect(page.getByText(/Vet Shots|Fed Time Left/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Genetics' }).click();
  await expect(page.getByText('Juniper’s genes are not published')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'History' }).click();
  await expect(events).toHaveText([/^Foal born/, /^Covered/, /^Bought/]);
});

test('a show that a horse ran in leads from its history to its result @phone', async ({ page }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  const horse = await givenFedHorse(device, 'Verity');
  const show = await givenEntry(device, horse);
  await passHours(page, 5);
  await page.goto(`/horses/${horse}/history`);
  const events = page.getByRole('main').getByRole('listitem');
  await expect(events).toHaveText([/^\d+\w\w of \d+ in .+, class 1/, /^Bought from the store/]);
  await expect(events.last().getByRole('link')).toHaveCount(0);
  await events.first().locator(`a[href="/shows/${show}"]`).click();
  await expect(page).toHaveURL(`/shows/${show}`);
  await expect(page.getByRole('row', { name: 'Verity' })).toBeVisible();
});

test('a horse without records says so, and an unknown horse has no page @phone', async ({
  page,
  expectRefusal,
}) => {
  await givenPlayer(page);
  const horse = await givenHorse(await deviceOf(page), 'Juniper');
  await page.goto(`/horses/${horse}/pedigree`);
  await expect(page.getByText('From the store: no known ancestors')).toBeVisible();
  await expect(page.getByText('Store Horse')).toHaveText(['Store Horse', 'Store Horse']);
  await page.getByRole('link', { name: 'Children' }).click();
  await expect(page.getByRole('heading', { name: 'No foals yet' })).toBeVisible();
  expectRefusal('/birth');
  await page.getByRole('link', { name: 'Birth' }).click();
  await expect(
    page.getByText(refusalMessage('GET /api/horses/:id/birth', 'NOT_BRED', { name: 'Juniper' })),
  ).toBeVisible();

  expectRefusal('/api/horses/');
  for (const id of ['00000000-0000-7000-8000-000000000000', 'nobody']) {
    await page.goto(`/horses/${id}/history`);
    await expect(page.getByRole('heading', { level: 1, name: 'No such horse' })).toBeVisible();
  }
});

test('a record that cannot be loaded says why, and loads once it can @phone', async ({
  withoutBatches,
  page,
  expectRefusal,
  withoutStream,
}) => {
  await withoutBatches();
  await withoutStream();
  await givenPlayer(page);
  const horse = await givenHorse(await deviceOf(page), 'Juniper');
  expectRefusal('/history');
  await page.route('**/api/horses/*/history*', (route) => route.abort());
  await page.goto(`/horses/${horse}/history`);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/horses/*/history*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Bought from the store/)).toBeVisible();
});
