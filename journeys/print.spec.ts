import type { Page } from '@playwright/test';
import { expect, settled, test } from './game.ts';
import { deviceOf, givenHorse, givenPlayer } from './given.ts';

test.use({ pictures: 'blank' });

/** In points, the unit of PDF. */
const SHEETS = [
  { format: 'A4', width: 842, height: 595 },
  { format: 'Letter', width: 792, height: 612 },
] as const;

/** Pages of a PDF, by its objects. */
const countPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('a certificate is one sheet of A4 and of Letter @desktop', async ({ page }) => {
  await givenPlayer(page);
  const horse = await givenHorse(await deviceOf(page), 'Juniper of the Long Meadow');
  await page.goto(`/h/${horse}/certificate`);
  await settled(page);
  for (const { format, width, height } of SHEETS) {
    for (const landscape of [true, false])
      expect(countPages(await page.pdf({ format, landscape })), `${format}, ${landscape}`).toBe(1);
    await page.emulateMedia({ media: 'print' });
    // 96 pixels are 72 points.
    await page.setViewportSize({ width: Math.round((width * 4) / 3), height: Math.round((height * 4) / 3) });
    const paper = page.getByRole('article', { name: /^Certificate of/ });
    const cut = await paper.evaluate(
      ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        scrollHeight > clientHeight || scrollWidth > clientWidth,
    );
    expect(cut, `something of the certificate does not fit ${format}`).toBe(false);
    await page.emulateMedia({ media: null });
  }
});

test('a printed page has no menu and no notices, and is dark on white in either theme @desktop', async ({
  page,
}) => {
  await givenPlayer(page);
  await givenHorse(await deviceOf(page), 'Juniper');
  await page.goto('/stable');
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  expect(await seenOnPaper(page)).toEqual([]);
  const heading = page.getByRole('heading', { level: 1, name: 'Your Horses' });
  await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

/** What is useful only on a screen. */
const seenOnPaper = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('nav, .top, .toasts, .tasks, .foot, .chat, .btn, .table-sort')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.outerHTML.slice(0, 80)),
  );
