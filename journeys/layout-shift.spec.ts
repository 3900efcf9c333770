import { expect, settled, test } from './game.ts';
import { deviceOf, givenFeed, givenHorse, givenPlayer } from './given.ts';

test.use({ pictures: true });

/** look.md: nothing jumps. */
const LEAST_SEEN = 0.02;

test('nothing jumps while a page comes', async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    const told = window as unknown as { shifted: number };
    told.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) told.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const expectStill = async (path: string) => {
    await page.goto(path);
    await settled(page);
    await page.waitForTimeout(500);
    const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
    expect.soft(shifted, path).toBeLessThan(LEAST_SEEN);
  };
  for (const path of ['/', '/lab', '/lab?sire=Ee,Aa,nO&dam=Ee,Aa,nO,nG']) await expectStill(path);
  await givenPlayer(page);
  for (const path of ['/', '/stable']) await expectStill(path);
  const device = await deviceOf(page);
  const horse = await givenHorse(device, 'Juniper');
  await givenFeed(device, 1);
  const below = ['pedigree', 'children', 'history', 'studs'].map((page) => `/horses/${horse}/${page}`);
  const ofHorse = [`/horses/${horse}`, ...below, `/shows/enter/${horse}`];
  const places = ['/', '/stable', '/stud-requests', '/market', '/guild-work', '/goldsmith'];
  const others = ['/leaderboards', '/help', '/lab', '/nowhere'];
  for (const path of [...places, ...ofHorse, ...others]) await expectStill(path);
});
