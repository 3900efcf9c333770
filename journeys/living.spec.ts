import { expect, test } from './game.ts';
import { deviceOf, givenHorse, givenPlayer } from './given.ts';
import { PHONE } from './widths.ts';

test.use({ pictures: 'horses', browserFor: 'painting', contextOptions: { reducedMotion: 'no-preference' } });

test('a portrait is animated only on a graphics card, in view and without reduced motion @desktop', async ({
  page,
}) => {
  await givenPlayer(page);
  const horse = await givenHorse(await deviceOf(page), 'Juniper', 'mustang');
  const still = page.locator('.horse-portrait canvas.is-shown');
  const living = page.locator('.is-living > .living');
  const seconds = async () => Number(await living.getAttribute('data-seconds'));

  // Test machines have no card, and a frame costs as much as it has pixels.
  await page.setViewportSize(PHONE);
  await page.goto(`/horses/${horse}`);
  await expect(still).toBeAttached();
  await expect(page.locator('.living')).toBeAttached();
  await expect(living).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('living', 'forced'));
  await page.reload();
  await expect(living).toBeVisible();
  const picture = () =>
    living.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL('image/webp', 0.6).length);
  await expect.poll(seconds).toBeGreaterThan(1);
  expect(await picture()).toBeGreaterThan(4_000);

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(living).not.toBeInViewport();
  // The browser reports a frame or more later that it is out of view.
  let before = await seconds();
  const moves = async () => {
    before = await seconds();
    await page.waitForTimeout(700);
    return (await seconds()) - before;
  };
  await expect.poll(moves).toBeLessThan(0.2);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(seconds).toBeGreaterThan(before + 0.3);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('.living')).toHaveCount(0);
  await expect(still).toBeVisible();
});
