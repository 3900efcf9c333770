import type { Page } from '@playwright/test';
import { expect, settled, test } from './game.ts';
import { deviceOf, givenAge, givenFedHorse, givenPlayer } from './given.ts';
import { atBothWidths } from './layout.ts';

test.use({ pictures: 'blank' });

/*
 * In the colours of a player's system (high contrast), our backgrounds and shadows are not drawn. A chosen option must
 * differ from its siblings by an outline or a system colour.
 */
const PAGES = [
  '/',
  '/stable',
  '/round',
  '/mail',
  '/news',
  '/account',
  '/leaderboards',
  '/horses/:id/body',
  '/horses/:id/pedigree',
  '/marketplace?type=mine',
  '/lab?horse=Ee,Aa,nG',
];

/** Runs in the page: finds chosen options that look like the others. */
function findUnmarked(): string[] {
  const CHOSEN = '[aria-current], [aria-selected=true], [aria-pressed=true], label:has(:checked)';
  const styleOf = (element: Element) =>
    [undefined, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part);
      if (part !== undefined && style.content === 'none') return '';
      const { borderBottomWidth, borderBottomColor, outlineStyle, textDecorationLine, backgroundColor } =
        style;
      return [borderBottomWidth, borderBottomColor, outlineStyle, textDecorationLine, backgroundColor].join();
    });
  const wholeStyleOf = (element: Element) =>
    JSON.stringify(
      [element, ...element.querySelectorAll('.dot, .check-box, .switch-track, .icon')].map(styleOf),
    ) + String(element.querySelectorAll('.check-box svg').length);

  const unmarked: string[] = [];
  for (const chosen of document.querySelectorAll(CHOSEN)) {
    if (!chosen.checkVisibility()) continue;
    const other = [...(chosen.parentElement?.children ?? [])].find(
      (beside) => beside.localName === chosen.localName && !beside.matches(CHOSEN),
    );
    if (other && wholeStyleOf(chosen) === wholeStyleOf(other)) unmarked.push(chosen.outerHTML.slice(0, 120));
  }
  for (const filled of document.querySelectorAll('.bar > i, .unread-mark, .chat-mark, .pips .is-on')) {
    const { backgroundColor } = getComputedStyle(filled);
    const canvas = getComputedStyle(document.documentElement).backgroundColor;
    if (filled.checkVisibility() && backgroundColor === canvas) unmarked.push(filled.outerHTML.slice(0, 120));
  }
  return unmarked;
}

const expectMarked = (page: Page, where: string): Promise<void> =>
  atBothWidths(page, async (width) =>
    expect.soft(await page.evaluate(findUnmarked), `${where}, ${width}`).toEqual([]),
  );

test('in forced colours what is chosen and how full a bar is can be seen, on ten pages and in dialogs @phone', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await page.getByRole('tab', { name: 'Register' }).click();
  await expectMarked(page, 'the landing page');
  await givenPlayer(page);
  await givenAge(page);
  const device = await deviceOf(page);
  const horse = await givenFedHorse(device, 'Juniper');
  for (const address of PAGES) {
    await page.goto(address.replace(':id', horse));
    await settled(page);
    await expectMarked(page, address);
  }
  await page.goto('/market?buy=feed');
  await expect(page.getByRole('dialog').getByRole('radio', { checked: true })).toBeAttached();
  await expectMarked(page, 'a dialog with choices');
});
