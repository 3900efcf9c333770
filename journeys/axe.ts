import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults, ElementContext, Result, RunOnly } from 'axe-core';
import { expect } from './game.ts';
import { atBothWidths, expectFits, openStill } from './layout.ts';

/** WCAG and best practices, checked after animations. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Those that depend on where things are. At the second width they check what the first width showed too. */
const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable', 'heading-order', 'page-has-heading-one'];

/** Those that depend on texts. They too check what the first width showed, if the second width hides some of it. */
const NAME_RULES = [
  'aria-command-name',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-tab-name',
  'aria-toggle-field-name',
  'button-name',
  'empty-heading',
  'empty-table-header',
  'image-alt',
  'label',
  'landmark-unique',
  'link-name',
  'role-img-alt',
  'select-name',
  'summary-name',
  'svg-img-alt',
];

/** Half as long as what the package exports: pages parse it again after each navigation. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What `findInBothThemes` returns. */
interface Findings {
  /** "rule: elements" for each rule that is broken. */
  readonly broken: readonly string[];
  readonly judged: Judged;
}

/**
 * Styles of texts whose contrast suffices or which axe cannot judge, because of a picture behind them. With the area up
 * to which that is so: behind larger texts, axe leaves a pseudo-element out.
 */
type Judged = readonly (readonly [style: number, area: number])[];

/** Styles judged in this worker, not checked again: contrast takes half of the time, and most texts share a style. */
const judged = new Map<number, number>();

/** Expects no findings in the open dialog, or else on the page, in both themes and at both widths. */
export async function expectClean(page: Page, where: string): Promise<void> {
  // Injected again after navigation.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  let isFirst = true;
  await atBothWidths(page, async (width) => {
    const given = {
      isFirst,
      rules: RULES,
      layoutRules: LAYOUT_RULES,
      nameRules: NAME_RULES,
      judged: [...judged],
    };
    const found = await page.evaluate(findInBothThemes, given);
    expect.soft(found.broken, `${where}, ${width}`).toEqual([]);
    for (const [style, area] of found.judged) judged.set(style, area);
    isFirst = false;
  });
}

interface Given {
  readonly isFirst: boolean;
  readonly rules: string[];
  readonly layoutRules: string[];
  readonly nameRules: string[];
  readonly judged: Judged;
}

/** Runs in the page, once for each width. */
async function findInBothThemes(given: Given): Promise<Findings> {
  const inPage = window as unknown as { axe: typeof axe; shownFirst: ReadonlySet<Element> };
  const { run } = inPage.axe;
  const judged = new Map(given.judged);

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
  /** Whether its background is a picture, or what shows through it is. */
  const isOverPicture = (element: Element | null): boolean => {
    if (element === null) return false;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const isOpaque = !/rgba|\//.test(backgroundColor);
    return backgroundImage !== 'none' || (!isOpaque && isOverPicture(element.parentElement));
  };
  const styleOf = (element: Element): number => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    return hash([backgroundOf(element), color, fontSize, fontWeight, textShadow].join());
  };
  const areaOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width * height;
  };
  const isJudged = (style: number, element: Element) => (judged.get(style) ?? -1) >= areaOf(element);
  const judge = (element: Element | undefined, area = Infinity) => {
    if (element) judged.set(styleOf(element), area);
  };
  /** Without what the rule leaves out or, with a single letter, never finds broken. */
  const hasText = (element: Element) => {
    if (element.closest(':disabled, [aria-disabled="true"]')) return false;
    if (getComputedStyle(element).clipPath === 'inset(50%)') return false;
    if (element.matches('input, select, textarea'))
      return !element.matches('[type="checkbox"], [type="radio"], [type="range"], [type="hidden"]');
    const texts = Array.from(element.childNodes).filter((node) => node instanceof Text);
    return texts.map(({ data }) => data.trim()).join('').length > 1;
  };

  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  // The page behind a dialog is inert, and checked separately.
  const where = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.documentElement;
  const describe = ({ violations }: AxeResults) =>
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  const findUnreadable = async () => {
    backgrounds.clear();
    const unjudged = new Map<number, Element>();
    for (const element of [where, ...where.querySelectorAll('*')]) {
      if (!hasText(element) || !isShown(element)) continue;
      const style = styleOf(element);
      if (isJudged(style, element)) continue;
      const other = unjudged.get(style);
      if (!other || areaOf(other) < areaOf(element)) unjudged.set(style, element);
    }
    if (unjudged.size === 0) return [];
    const results = await run(
      { include: [...unjudged.values()] },
      {
        runOnly: { type: 'rule', values: ['color-contrast'] },
        resultTypes: ['violations', 'passes', 'incomplete'],
        elementRef: true,
        selectors: false,
      },
    );
    const nodesOf = (found: Result[]) => found.flatMap(({ nodes }) => nodes);
    for (const { element } of nodesOf(results.passes)) judge(element);
    for (const { element, any } of nodesOf(results.incomplete)) {
      const { messageKey: reason } = (any[0]?.data ?? {}) as { messageKey?: string };
      if (reason === 'bgGradient' && element && isOverPicture(element)) judge(element);
      if (reason === 'pseudoContent' && element) judge(element, areaOf(element));
    }
    return describe(results);
  };

  const shown = [where, ...where.querySelectorAll('*')].filter(isShown);
  const findBroken = async (context: ElementContext, runOnly: RunOnly) =>
    describe(
      await run(context, {
        runOnly,
        ...(runOnly.type === 'tag' && { rules: { 'color-contrast': { enabled: false } } }),
        resultTypes: ['violations'],
        // Style sheets too would take a third of the time, for no rule of these.
        preload: { assets: ['media'] },
      }),
    );
  const all: RunOnly = { type: 'tag', values: given.rules };
  const broken: string[] = [];
  if (given.isFirst) {
    inPage.shownFirst = new Set(shown);
    broken.push(...(await findBroken(where, all)));
  } else {
    const appeared = shown.filter((element) => !inPage.shownFirst.has(element));
    const outermost = appeared.filter(
      ({ parentElement }) => !parentElement || !appeared.includes(parentElement),
    );
    if (outermost.length > 0) broken.push(...(await findBroken({ include: outermost }, all)));
    const isHidden = [...inPage.shownFirst].some((element) => element.isConnected && !isShown(element));
    const values = [...given.layoutRules, ...(isHidden ? given.nameRules : [])];
    broken.push(...(await findBroken(where, { type: 'rule', values })));
  }
  const colours = await findUnreadable();
  const { dataset } = document.documentElement;
  const theme = dataset['theme'];
  dataset['theme'] = theme === 'light' ? 'dark' : 'light';
  // Themes differ in colours only.
  const otherColours = await findUnreadable();
  dataset['theme'] = theme;
  return { broken: [...broken, ...colours, ...otherColours], judged: [...judged] };
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

/** As `expectCleanAt`, for pages that `alive.spec.ts` visits alike and expects to fit small phones. */
export async function expectCleanStill(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await openStill(page, path, heading);
  await expectClean(page, path);
}
