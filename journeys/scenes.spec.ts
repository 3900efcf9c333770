import { expect, test } from './game.ts';
import { givenPlayer } from './given.ts';

test.use({ pictures: 'painted', browserFor: 'painting' });

test('the horse above the link to the store is painted, and its scene @desktop', async ({ page }) => {
  await givenPlayer(page);
  await page.goto('/market');
  await expect(page.locator('.market-scene canvas.is-shown')).toBeVisible();
  await expect(page.locator('.market-scene .portrait-outline')).toBeHidden();
  const layers = page.locator('.market-scene canvas.scene-layer');
  // Sky, middle and ground are opaque. What is in front of the hooves is painted last.
  await expect.poll(() => layers.first().evaluate(opacities, [0.1, 0.5, 0.95])).toEqual([255, 255, 255]);
  await expect.poll(async () => Math.max(...(await layers.last().evaluate(opacities)))).toBeGreaterThan(0);
});

test('a scene is painted once, and shown from the browser’s store afterwards @desktop', async ({ page }) => {
  await givenPlayer(page);
  await page.goto('/market');
  const stored = () =>
    page.evaluate(async () =>
      (await (await caches.open('scenes')).keys()).map(({ url }) => new URL(url).pathname),
    );
  await expect.poll(stored).toContainEqual(expect.stringMatching(/^\/scenes\/[\da-f]{16}\/fair-/));
  const painters: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('paint-fair')) painters.push(request.url());
  });
  await page.reload();
  const layer = page.locator('.market-scene canvas.scene-layer').first();
  await expect.poll(() => layer.evaluate(opacities, [0.1, 0.5, 0.95])).toEqual([255, 255, 255]);
  expect(painters).toEqual([]);
});

/** In the middle column, 0 to 255: at these shares of the height, or in every row. Runs in the page. */
function opacities(canvas: SVGElement | HTMLElement, shares?: readonly number[]): number[] {
  if (!(canvas instanceof HTMLCanvasElement)) return [];
  const { width, height } = canvas;
  // A canvas that shows bitmaps cannot be read itself.
  const brush = new OffscreenCanvas(width, height).getContext('2d');
  brush?.drawImage(canvas, 0, 0);
  const column = brush?.getImageData(width / 2, 0, 1, height).data;
  const rows = shares?.map((share) => Math.floor(height * share)) ?? [...Array(height).keys()];
  return rows.map((row) => column?.[4 * row + 3] ?? 0);
}
