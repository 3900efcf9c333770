import { expectClean } from './axe.ts';
import { expect, passHours, settled, test } from './game.ts';
import { deviceOf, givenPlayer } from './given.ts';
import { givenFoal } from './given-parents.ts';
import { tabTo } from './keys.ts';

interface Passing {
  readonly passesOn: {
    readonly bars: readonly { readonly trait: string; readonly accuracy: number }[];
    readonly foalsSeen: number;
  };
}

/** Real hours from birth to three years. */
const TO_PROFILE = 36 * 10;

test('what foals take from a mare is better known after the profile of a foal', async ({ page }) => {
  await givenPlayer(page);
  const { mare } = await givenFoal(page);
  const device = await deviceOf(page);
  const read = () => device.get<Passing>(`/api/horses/${mare}/linear-profile`);
  const before = await read();

  await page.goto(`/horses/${mare}/body`);
  const values = page.getByRole('region', { name: /^What foals take from Juniper/ });
  await expect(values).toContainText('Judged by her own body alone.');
  await expect(values).toContainText(/Her (filly|colt) Foal of Juniper shows (her|his) body on/);
  await expect(values.getByRole('img')).toHaveCount(8);
  await tabTo(page, values.locator('summary', { hasText: 'The other 8 traits' }));
  await page.keyboard.press('Enter');
  await expect(values.getByRole('img')).toHaveCount(16);
  await expect(values.getByRole('img', { name: /^Height: .+, (fairly|well) known$/ })).toBeVisible();
  await tabTo(page, values.locator('summary', { hasText: 'The numbers behind it' }));
  await page.keyboard.press('Enter');
  await expect(values.getByRole('table').getByRole('row')).toHaveCount(17);
  await settled(page);
  await expectClean(page, 'what foals take from a horse');

  await passHours(page, TO_PROFILE);
  await page.reload();
  await expect(values).toContainText('Judged by her own body and one grown foal.');
  const after = await read();
  expect(after.passesOn.foalsSeen).toBe(1);
  for (const [at, { trait, accuracy }] of after.passesOn.bars.entries())
    expect(accuracy, trait).toBeGreaterThan(before.passesOn.bars[at]?.accuracy ?? 1);

  await tabTo(page, values.getByRole('link', { name: 'can work them out again' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Work it out again' })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Halcyon’s height, as we learn more' })).toBeAttached();
});
