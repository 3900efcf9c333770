import { expect, test } from './game.ts';
import { givenPlayer } from './given.ts';

test.describe('at the market', () => {
  test.use({ pictures: true });
  test('the horse over the way to the store is painted', async ({ page, isMobile }) => {
    test.skip(isMobile, 'One window is enough');
    await givenPlayer(page);
    await page.goto('/market');
    await expect(page.locator('.market-scene canvas.is-shown')).toBeVisible();
    await expect(page.locator('.market-scene .portrait-outline')).toBeHidden();
  });
});
test.describe('before it is painted', () => {
  test.use({ pictures: false });

  test('a tobiano has white patches', async ({ page, isMobile }) => {
    test.skip(isMobile, 'One window is enough');
    await givenPlayer(page);
    await page.goto('/market?buy=horse');
    await page.getByLabel('Breed').selectOption('gypsy_cob');
    const offer = page
      .getByRole('radiogroup', { name: 'Patterned horses' })
      .locator('label')
      .filter({ hasText: 'tobiano' });
    const outline = offer.locator('.portrait-outline').first();
    await expect(outline).toBeVisible();
    expect(await outline.evaluate((svg) => getComputedStyle(svg).getPropertyValue('--tobiano'))).not.toBe('');
  });
});
