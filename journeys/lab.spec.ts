import type { Locator, Page } from '@playwright/test';
import { expect, settled, test } from './game.ts';
import { deviceOf, givenHorse, givenPlayer, givenPlayerAtHome } from './given.ts';
import { tabTo } from './keys.ts';
import { atBothWidths } from './layout.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Colour Lab' });
const coat = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const coats = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });

/** The text of the tiles without the state of their pictures. */
const coatTexts = async (page: Page) =>
  (await coats(page).allTextContents()).map((text) =>
    text.replace(/^(?:Loading horse\.\.\.|Failed to load horse image)/, ''),
  );

/** Compares case, which accessible names do not. */
const pairOf = (within: Page | Locator, locus: string, pair: string) =>
  within
    .getByRole('group', { name: locus, exact: true })
    .getByRole('radio', { name: new RegExp(`^${pair}\\b`) });

/** Chooses the alleles of a locus; opens its group if it is closed. */
async function choose(page: Page, group: string, locus: string, pair: string): Promise<void> {
  const choice = pairOf(page, locus, pair);
  const heading = page.getByRole('heading', { level: 3, name: group });
  await expect(heading).toBeVisible();
  if (!(await choice.isVisible())) await heading.click();
  await choice.check({ force: true });
}

test('a visitor comes from the landing page, and sees the effect of every choice on the horse @phone', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Try it in the Colour Lab' }).click();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Colour Lab – Fetlock');
  await expect(coat(page, 'Palomino')).toBeVisible();

  await choose(page, 'Base', 'Extension', 'E/e');
  await expect(coat(page, 'Buckskin')).toBeVisible();
  await choose(page, 'Grey', 'Grey', 'n/G');
  await expect(coat(page, 'Dapple grey')).toBeVisible();
  await page.getByRole('slider', { name: 'Shown at' }).fill('0');
  await expect(coat(page, 'Buckskin')).toBeVisible();
  await expect(page.getByText(/^Born buckskin, rose grey from 4 months, dapple grey/)).toBeVisible();
  await expect(page).toHaveURL('/lab?horse=Ee,Aa,nCr,nG&age=0');
  await choose(page, 'White patterns', 'Frame overo', 'O/O');
  await expect(coat(page, 'No living horse')).toBeVisible();
  await expect(page.getByRole('slider')).toBeHidden();

  await page.goBack();
  await expect(coat(page, 'Buckskin')).toBeVisible();
  await page.goBack();
  await expect(coat(page, 'Buckskin')).toBeVisible();
  await expect(page).toHaveURL('/lab?horse=Ee,Aa,nCr');
  await page.goForward();
  await expect(page).toHaveURL('/lab?horse=Ee,Aa,nCr,nG&age=0');

  await atBothWidths(page, async (width) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wide, `scrolls sideways, ${width}`).toBe(false);
  });
});

test('two parents have every possible foal, and a link shows the same to whoever opens it @phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await givenPlayerAtHome(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Colour Lab' }).click();
  await page.getByRole('tab', { name: 'Foal predictor' }).click();
  await expect(coat(page, 'Nine possible coats')).toBeVisible();
  await expect(coats(page)).toHaveCount(9);
  await expect(coats(page).first()).toContainText(/Palomino 1 in 4.*25%/);

  await page.getByRole('button', { name: 'Change genes of the sire' }).click();
  const dialog = page.getByRole('dialog', { name: 'Genes of the sire' });
  await choose(page, 'Base', 'Extension', 'e/e');
  await expect(dialog.getByText('Palomino', { exact: true })).toBeVisible();
  await choose(page, 'White patterns', 'Frame overo', 'n/O');
  await expect(dialog.getByRole('group', { name: 'Frame overo' }).getByRole('radio')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'See the foals' }).click();
  await expect(page.getByRole('button', { name: 'Change genes of the sire' })).toBeFocused();
  await expect(coat(page, 'Six possible coats')).toBeVisible();

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe('?sire=ee,aa,nCr,nO&dam=ee,Aa,nCr');
  const shown = await coatTexts(page);

  await page.evaluate(() => localStorage.removeItem('auth_token'));
  await page.goto(link);
  await expect(page.getByRole('link', { name: 'Log in or register' })).toBeVisible();
  await expect(coat(page, 'Six possible coats')).toBeVisible();
  expect(await coatTexts(page)).toEqual(shown);
});

test('a player’s horse with visible genes opens in the lab, and becomes a parent there @phone', async ({
  page,
}) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  const juniper = await givenHorse(device, 'Juniper');
  await givenHorse(device, 'Bramble');
  await device.send('POST', '/api/payments/use-free-insight', { horseId: juniper });
  await page.goto(`/horses/${juniper}`);
  await page.getByRole('button', { name: 'Genetics' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open in the Colour Lab' }).click();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(/\/lab\?dam=[Ee]\.[Ee],[Aa]\.[Aa]/);
  await expect(page.getByRole('alert')).toBeHidden();
  const dam = page.getByRole('region', { name: 'Dam' });
  const chips = dam.getByRole('list', { name: 'Alleles' });
  const genes = await chips.textContent();
  await expect(dam.getByText('Both strands are known')).toBeVisible();

  await page.goto('/lab?sire=ee,aa&dam=EE,AA,CrCr,nG');
  await expect(chips).not.toHaveText(genes ?? '');
  await page.getByRole('button', { name: 'Change genes of the dam' }).click();
  const dialog = page.getByRole('dialog', { name: 'Genes of the dam' });
  const own = dialog.getByLabel('One of your own mares');
  await expect(own.getByRole('option')).toHaveText(['Chosen gene by gene', 'Juniper']);
  await own.selectOption('Juniper');
  await expect(own).toHaveValue(juniper);
  await dialog.getByRole('button', { name: 'See the foals' }).click();
  await expect(chips).toHaveText(genes ?? '');

  await page.getByRole('button', { name: 'Change genes of the sire' }).click();
  await expect(page.getByText('You don’t know the genes of any of your stallions.')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('auth_token'));
  await page.reload();
  await page.getByRole('button', { name: 'Change genes of the sire' }).click();
  await expect(page.getByRole('group', { name: 'Extension' })).toBeVisible();
  await expect(page.getByLabel('One of your own stallions')).toHaveCount(0);
});

test('the lab warns of a pair that loses foals, and opens a long list in parts @phone', async ({ page }) => {
  await page.goto('/lab?sire=Ee,Aa,nO,nTo,nCr&dam=Ee,Aa,nO,nRn,nD&age=24');
  await expect(page.getByText('1 in 4 covers of this pair does not take.')).toBeVisible();
  await expect(coats(page)).toHaveCount(13);
  await page.getByRole('button', { name: /^Show 24 more of \d+ coats$/ }).click();
  await expect(coats(page)).toHaveCount(37);
  await page.getByRole('slider', { name: 'Shown at' }).press('Home');
  await expect(page).toHaveURL(/&age=0$/);
  await expect(coats(page)).toHaveCount(37);
});

test('an address with an error says so, and shows the rest @phone', async ({ page }) => {
  await page.goto('/lab?sire=Ee,Aa,nXx&dam=EE,aa&age=-4');
  await expect(page.getByRole('alert')).toHaveText(
    'The sire and the age in this address could not be read. The lab shows its own choice instead.',
  );
  await expect(page.getByRole('region', { name: 'Dam' }).getByRole('heading')).toHaveText('Black');
  await expect(page.getByRole('region', { name: 'Sire' }).getByRole('heading')).toHaveText('Smoky black');
});

test('each view keeps its choices while the other is shown @phone', async ({ page }) => {
  await page.goto('/lab?horse=EE,aa,ZZ');
  await expect(coat(page, 'Silver dapple')).toBeVisible();
  await page.getByRole('tab', { name: 'Foal predictor' }).click();
  await expect(coat(page, 'Nine possible coats')).toBeVisible();
  await page.getByRole('tab', { name: 'One horse' }).click();
  await expect(coat(page, 'Silver dapple')).toBeVisible();
});

test('by keyboard alone @desktop', async ({ page }) => {
  await page.goto('/lab');
  await settled(page);
  await tabTo(page, page.getByRole('tab', { name: 'One horse' }));
  await tabTo(page, page.getByRole('slider', { name: 'Shown at' }));
  await page.keyboard.press('Home');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'birth');
  await tabTo(page, pairOf(page, 'Extension', 'e/e'));
  await page.keyboard.press('ArrowLeft');
  await expect(coat(page, 'Buckskin')).toBeVisible();
  const white = page.getByRole('group', { name: 'Leopard complex' });
  if (!(await white.isVisible())) {
    await tabTo(page, page.locator('summary', { hasText: 'White patterns' }));
    await page.keyboard.press('Enter');
  }
  await tabTo(page, pairOf(page, 'Leopard complex', 'n/n'));
  await page.keyboard.press('ArrowRight');
  await expect(coat(page, 'Buckskin spotted blanket')).toBeVisible();
  await expect(page.getByRole('status').first()).toContainText(
    'Buckskin spotted blanket foal with a small star',
  );

  await page.reload();
  await settled(page);
  await tabTo(page, page.getByRole('tab', { name: 'One horse' }));
  await page.keyboard.press('ArrowRight');
  await expect(coat(page, 'Nine possible coats')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Change genes of the dam' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Genes of the dam' });
  await tabTo(page, pairOf(dialog, 'Extension', 'e/e'));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change genes of the dam' })).toBeFocused();
  await expect(coat(page, 'Six possible coats')).toBeVisible();
});
