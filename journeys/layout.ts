import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from './game.ts';
import { DESKTOP, PHONE } from './widths.ts';

/** Checks a page at its width, then at the other one: loading it twice would take longer. */
export async function atBothWidths(page: Page, check: (where: string) => Promise<void>): Promise<void> {
  const given = page.viewportSize() ?? DESKTOP;
  const [other, where] =
    given.width === PHONE.width ? ([DESKTOP, 'on a desktop'] as const) : ([PHONE, 'on a phone'] as const);
  await check('as wide as the journey');
  await page.setViewportSize(other);
  await twoFrames(page);
  await check(where);
  await page.setViewportSize(given);
  await twoFrames(page);
}

interface Shifting {
  shifted: number;
  /** The beginnings of elements that moved, and from where to where. */
  moved: string[];
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

const watched = new WeakSet<Page>();

/** Sums the layout shifts on each page that is opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  if (watched.has(page)) return;
  watched.add(page);
  await page.addInitScript(() => {
    const shifting = window as unknown as Shifting;
    shifting.shifted = 0;
    shifting.moved = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        shifting.shifted += value;
        const corner = ({ x, y }: DOMRectReadOnly) => `${Math.round(x)},${Math.round(y)}`;
        for (const { node, previousRect, currentRect } of sources)
          if (node instanceof Element)
            shifting.moved.push(
              `${node.outerHTML.slice(0, 120)} from ${corner(previousRect)} to ${corner(currentRect)}`,
            );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Narrow phones; 320 is also a window of 1280 at 400%. No style sheet has a breakpoint between 320 and 359, so what
 * fits 320 fits all of them; at 360 the styles of the smallest phones end.
 */
const SMALL_WIDTHS = [320, 360];

/** Expects that a page fits small phones: nothing of it is cut off or makes it scroll sideways. */
export async function expectFits(page: Page, where: string): Promise<void> {
  const given = page.viewportSize() ?? DESKTOP;
  for (const width of SMALL_WIDTHS) {
    await page.setViewportSize({ width, height: PHONE.height });
    await twoFrames(page);
    expect.soft(await page.evaluate(wideParts, width), `${where} at ${width} pixels`).toEqual([]);
  }
  await page.setViewportSize(given);
}

/**
 * Runs in the page. The innermost elements that stand out of it, unless something scrolls or clips them, or a picture.
 */
function wideParts(width: number): string[] {
  const isClipped = (element: Element) => {
    for (let around = element.parentElement; around !== document.body; around = around.parentElement)
      if (around === null || getComputedStyle(around).overflowX !== 'visible') return true;
    return false;
  };
  const wide = [...document.body.querySelectorAll(':not(img)')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    const isOut = right > width + 0.5 || left < -0.5;
    return isOut && right > left && element.checkVisibility() && !isClipped(element);
  });
  const scrolls = document.documentElement.scrollWidth > width;
  // Text for screen readers alone is clipped to nothing.
  const named = wide.filter((element) => getComputedStyle(element).clipPath === 'none');
  return [
    ...(scrolls ? [`scrolls: ${document.documentElement.scrollWidth}`] : []),
    ...named
      .filter((element) => !named.some((other) => other !== element && element.contains(other)))
      .map((element) => element.outerHTML.slice(0, 120)),
  ];
}

/** For parts of a page that load after it. */
const LATE_MS = 500;

/** Nothing moves while a page loads (docs/rules/screens.md#contrast-and-motion). */
const LEAST_SEEN = 0.02;

/** Expects no shifts on a page watched by `watchShifts`. */
export async function expectStill(page: Page, where: string): Promise<void> {
  const { shifted, moved } = await page.evaluate(() => {
    const { shifted, moved } = window as unknown as Shifting;
    return { shifted, moved };
  });
  expect.soft(shifted, `moves by itself on ${where}: ${moved.join(', ')}`).toBeLessThan(LEAST_SEEN);
}

/** Opens a page, and expects that nothing of it shifts while it loads. */
export async function openStill(page: Page, path: string, heading: string | RegExp = /./): Promise<void> {
  await watchShifts(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await settled(page);
  await page.waitForTimeout(LATE_MS);
  await expectStill(page, path);
}

/** Parts that depend on a measured size are drawn by the second frame. */
const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });

/** Expects that no word of a text breaks across lines, at both widths. */
export const expectWholeWords = (text: Locator): Promise<void> =>
  atBothWidths(text.page(), async (width) => expect(await brokenWords(text), width).toEqual([]));

function brokenWords(text: Locator): Promise<string[]> {
  return text.evaluate((element) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const word of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word[0]);
      }
    }
    return broken;
  });
}

/** Expects that the two do not overlap, at both widths. */
export const expectApart = (one: Locator, other: Locator): Promise<void> =>
  atBothWidths(one.page(), async (width) => {
    expect(
      await coveredPixels(one, other),
      `pixels that one covers of the other, ${width}`,
    ).toBeLessThanOrEqual(0);
  });

async function coveredPixels(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('Only what is shown can be apart');
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.min(across, down);
}
