import type { Locator, Page } from '@playwright/test';
import { expectClean } from './axe.ts';
import { expect, settled, test } from './game.ts';
import { deviceOf, givenHorse, givenPlayer, type Device } from './given.ts';
import { tabTo } from './keys.ts';

interface Sight {
  readonly genetics: Readonly<Record<string, unknown>> | null;
  readonly published: boolean;
}

const sightOf = (device: Device, horseId: string) => device.get<Sight>(`/api/horses/${horseId}/genetics`);

test('a free insight shows the genes, its owner publishes them, and a stranger sees them only then @phone', async ({
  withoutBatches,
  page,
  openBeside,
}) => {
  await withoutBatches();
  await givenPlayer(page);
  const device = await deviceOf(page);
  const juniper = await givenHorse(device, 'Juniper');
  const bramble = await givenHorse(device, 'Bramble');
  const stranger = await openBeside();
  await givenPlayer(stranger);
  const strangers = await deviceOf(stranger);
  await page.goto(`/horses/${juniper}`);
  await settled(page);

  // By keyboard: confirmation, cancelled, then used.
  await tabTo(page, page.getByRole('button', { name: 'Genetics' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Genetic Insight' });
  await expect(dialog.getByText('You have 1 free insight.')).toBeVisible();
  await expect(dialog.getByText(/^[EeAan]\/[eaA]$/)).toHaveCount(0);
  await tabTo(page, dialog.getByRole('button', { name: 'Use free insight' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This uses up your only free insight on Juniper.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Use free insight' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Use it on Juniper' }));
  await page.keyboard.press('Enter');

  const { genetics } = await sightAfter(device, juniper, ({ genetics }) => genetics !== null);
  const strands = genetics?.strands as readonly Readonly<Record<string, unknown>>[];
  for (const [label, locus] of [
    ['Extension', 'extension'],
    ['Agouti', 'agouti'],
    ['Leopard complex', 'leopard'],
  ] as const) {
    const gene = dialog.locator('.chrom li').filter({ has: page.getByText(label, { exact: true }) });
    await expect(gene.locator('.bead')).toHaveText(strands.map((strand) => String(strand[locus])));
  }
  await expect(dialog.locator('.chrom li')).toHaveCount(17);
  await wholeInsight(page);
  await expect(dialog).toBeFocused();
  await expectClean(page, 'an insight with its strands');
  expect((await sightOf(strangers, juniper)).genetics).toBeNull();

  const publish = dialog.getByRole('switch', { name: 'Publish Juniper’s genes' });
  await tabTo(page, publish);
  await page.keyboard.press('Space');
  await expect(publish).toBeChecked();
  expect(await sightOf(strangers, juniper)).toMatchObject({ genetics, published: true });
  await hideWithoutInsight(page, publish);
  expect((await sightOf(strangers, juniper)).genetics).toBeNull();
  await page.reload();
  await page.getByRole('button', { name: 'Genetics' }).click();
  await wholeInsight(page);
  await tabTo(page, publish);
  await page.keyboard.press('Space');
  await expect(publish).toBeChecked();
  await page.keyboard.press('Space');
  await expect(publish).not.toBeChecked();
  expect((await sightOf(strangers, juniper)).genetics).toBeNull();
  await tabTo(page, dialog.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Genetics' })).toBeFocused();

  await page.goto(`/horses/${bramble}`);
  await page.getByRole('button', { name: 'Genetics' }).click();
  await expect(dialog.getByText('You have no free insight left.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Use free insight' })).toHaveCount(0);
  await stranger.context().close();
});

/** The values load last. They are above the switch and would push it out of sight. */
async function wholeInsight(page: Page): Promise<void> {
  const values = page.getByRole('region', { name: /^What foals take from Juniper, by (her|his) genes/ });
  await expect(values.getByRole('img', { name: /, very well known$/ })).toHaveCount(8);
}

/** A buyer of a horse with published genes has no insight of their own; the page says so. */
async function hideWithoutInsight(page: Page, publish: Locator): Promise<void> {
  const user = await (await deviceOf(page)).get<object>('/api/auth/me');
  await page.route('**/api/auth/me', (route) =>
    route.fulfill({ json: { ...user, geneticInsightsPurchased: [] } }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Genetics' }).click();
  await wholeInsight(page);
  await tabTo(page, publish);
  await page.keyboard.press('Space');
  await expect(page.getByText('You have no insight into Juniper: once hidden')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep them published' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(publish).toBeFocused();
  await expect(publish).toBeChecked();
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Hide them' }));
  await page.keyboard.press('Enter');
  await expect(publish).not.toBeChecked();
  await page.unroute('**/api/auth/me');
}

/** Waits for the reply to the page's request. */
async function sightAfter(device: Device, horseId: string, is: (sight: Sight) => boolean): Promise<Sight> {
  await expect.poll(async () => is(await sightOf(device, horseId))).toBe(true);
  return sightOf(device, horseId);
}
