import type { Page } from '@playwright/test';
import { pressAct } from './acts.ts';
import { expect, test } from './game.ts';
import { givenSeeded } from './given.ts';

/** The bytes with which the first cover of the seeded carriers does not take (`world/seed-journeys.ts`). */
async function drawZeros(page: Page): Promise<void> {
  await page.evaluate(() => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) =>
      bytes instanceof Uint8Array && bytes.length === 16 ? bytes.fill(0) : draw(bytes);
  });
}

test('a mare is tested and the result published; the cover page warns, and she does not take', async ({
  page,
}) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  const device = await givenSeeded(page, isPhone ? 'carriers-phone' : 'carriers');
  const horses = await device.get<{ id: string; name: string }[]>('/api/horses');
  const idOf = (name: string) => horses.find((horse) => horse.name === name)?.id ?? '';
  await page.goto(`/horses/${idOf('Juniper')}?facet=genes`);
  const health = page.getByRole('region', { name: 'Health test' });
  await expect(health).toContainText('Not tested.');
  await health.getByRole('button', { name: /^Test her health/ }).click();
  await expect(health).toContainText('Juniper is healthy.');
  await expect(health).toContainText('Choose a mate without it, and all foals are safe.');
  const results = health.getByRole('list', { name: 'All eight results' }).getByRole('listitem');
  await expect(results).toHaveCount(8);
  await expect(results.filter({ hasText: 'GBED' })).toContainText('One copy');
  await expect(results.filter({ hasText: 'HERDA' })).toContainText('Not there');
  await health.getByRole('button', { name: 'Publish the result' }).click();
  await health.getByRole('button', { name: 'Publish for good' }).click();
  await expect(health).toContainText('Published: everybody can see it.');

  await device.send('POST', `/api/horses/${idOf('Comet')}/health-test`, {});
  await page.goto(`/horses/${idOf('Juniper')}`);
  await pressAct(page, 'Breed Horse');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Breed with your own stallion/ }).click();
  await dialog.getByRole('radio', { name: /^Comet/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'See the foal' }).click();
  await expect(dialog).toContainText(
    '1 cover in 4 of these two does not take: both carry the same hidden gene.',
  );
  const { coins } = await device.get<{ coins: number }>('/api/auth/me');
  await drawZeros(page);
  await dialog.getByRole('button', { name: 'Cover Juniper', exact: true }).click();

  await expect(dialog.getByRole('heading', { name: 'She did not take' })).toBeVisible();
  await expect(dialog).toContainText('What you paid is back');
  await expect(dialog).toContainText('Juniper is well, and no foal was lost.');
  await expect(dialog).toContainText(/She may be covered again from tomorrow, \d/);
  expect(await device.get('/api/auth/me')).toMatchObject({ coins });
  await dialog.getByText('Check this cover').click();
  await expect(dialog).toContainText('The seed matches its hash.');
  await expect(dialog.getByRole('link', { name: 'Find another mate' })).toHaveAttribute(
    'href',
    `/horses/${idOf('Juniper')}/studs`,
  );
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();

  await pressAct(page, 'Breed Horse');
  await expect(dialog).toContainText('She did not take, and may be covered again tomorrow');
  await dialog.getByRole('button', { name: /^She did not take/ }).click();
  await expect(dialog).toContainText('Why did that happen?');
});
