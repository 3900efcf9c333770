import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { expect } from './game.ts';
import { atBothWidths, expectFits, openStill } from './layout.ts';

/** WCAG and best practices, checked after animations. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What `findInBothThemes` returns. */
interface Findings {
  /** "rule: elements" for each rule that is broken. */
  readonly broken: readonly string[];
  /** Styles of texts whose contrast suffices. */
  readonly readable: readonly number[];
}

/** Styles found readable by this process. Contrast takes two thirds of the time, and most texts share a style. */
const readable = new Set<number>();

/** Expects no findings in the open dialog, or else on the page, in both themes and at both widths. */
export async function expectClean(page: Page, where: string): Promise<void> {
  // Injected again after navigation.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await atBothWidths(page, async (width) => {
    const found = await page.evaluate(findInBothThemes, { rules: RULES, readable: [...readable] });
    expect.soft(found.broken, `${where}, ${width}`).toEqual([]);
    for (const style of found.readable) readable.add(style);
  });
}

/** Runs in the page. */
async function findInBothThemes(given: { rules: string[]; readable: number[] }): Promise<Findings> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const seen = new Set(given.readable);

  const hash = (text: string) => {
    let [one, other] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      one = Math.imul(one ^ text.charCodeAt(at), 2654435761);
      other = Math.imul(other ^ text.charCodeAt(at), 1597334677);
    }
    return (other >>> 11) * 4294967296 + (one >>> 0);
  };
  /** What is behind a text, by the elements that it is in. */
  const backgrounds = new Map<Element, number>();
  const backgroundOf = (element: Element | null): number => {
    if (element === null) return 0;
    const known = backgrounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const own = [element.localName, element.getAttribute('class'), backgroundColor, backgroundImage];
    const background = hash([backgroundOf(element.parentElement), ...own, opacity, position].join());
    backgrounds.set(element, background);
    return background;
  };
  const styleOf = (element: Element): number => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const isDisabled = element.closest(':disabled, [aria-disabled="true"]') !== null;
    return hash([backgroundOf(element), color, fontSize, fontWeight, textShadow, isDisabled].join());
  };
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim() !== '');

  // The page behind a dialog is inert, and checked separately.
  const where = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.documentElement;
  const describe = ({ violations }: AxeResults) =>
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  const findUnreadable = async () => {
    backgrounds.clear();
    const styles = new Map<number, Element>();
    for (const element of [where, ...where.querySelectorAll('*')])
      if (hasText(element) && element.checkVisibility({ visibilityProperty: true }))
        styles.set(styleOf(element), element);
    const unseen = [...styles].filter(([style]) => !seen.has(style)).map(([, element]) => element);
    if (unseen.length === 0) return [];
    const results = await run(
      { include: unseen },
      {
        runOnly: { type: 'rule', values: ['color-contrast'] },
        resultTypes: ['violations', 'passes'],
        elementRef: true,
        selectors: false,
      },
    );
    for (const { element } of results.passes.flatMap(({ nodes }) => nodes))
      if (element) seen.add(styleOf(element));
    return describe(results);
  };

  const whole = await run(where, {
    runOnly: { type: 'tag', values: given.rules },
    rules: { 'color-contrast': { enabled: false } },
    resultTypes: ['violations'],
    // Style sheets too would take a third of the time, for no rule of these.
    preload: { assets: ['media'] },
  });
  const colours = await findUnreadable();
  const { dataset } = document.documentElement;
  const theme = dataset['theme'];
  dataset['theme'] = theme === 'light' ? 'dark' : 'light';
  // Themes differ in colours only.
  const otherColours = await findUnreadable();
  dataset['theme'] = theme;
  return { broken: [...describe(whole), ...colours, ...otherColours], readable: [...seen] };
}

/** Opens a dialog by its button, checks it and closes it. */
export async function expectCleanDialog(page: Page, button: string | RegExp, where: string): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('status')).toBeHidden();
  await expectClean(page, where);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Also expects that nothing shifts while the page loads, and that it fits small phones. */
export async function expectCleanAt(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await openStill(page, path, heading);
  await expectFits(page, path);
  await expectClean(page, path);
}
