import { expect, type Locator, type Page } from '@playwright/test';

const MOST_PRESSES = 80;

/** Presses Tab until the control has the focus; every focus on the way must be visible. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let press = 0; press < MOST_PRESSES; press++) {
    if (await isFocused(control)) return;
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
  }
  throw new Error(`Tab did not reach ${String(control)}`);
}

async function isFocused(control: Locator): Promise<boolean> {
  return await control.evaluate((element) => element === document.activeElement);
}

/** The focused element has an outline and nothing covers it (WCAG 2.4.7 and 2.4.11). */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(unseenFocus), { message: 'the focus is not seen' }).toBeNull();
}

/** What hides the focus; null if nothing does. Runs in the page. */
function unseenFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  // A label or sign beside them draws radio buttons and checkboxes.
  const shown = [focused, focused.closest('label'), focused.nextElementSibling].filter((one) => one !== null);
  const outlined = shown.find((one) => {
    const { opacity, outlineStyle, outlineWidth } = getComputedStyle(one);
    return opacity !== '0' && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });
  if (outlined === undefined) return `no outline: ${focused.outerHTML.slice(0, 120)}`;
  const { left, top, width, height } = outlined.getBoundingClientRect();
  const inside = (share: number) =>
    document.elementFromPoint(left + width * share, top + Math.min(height, innerHeight) / 2);
  const there = [inside(0.1), inside(0.5), inside(0.9)];
  const whole = focused.closest('label') ?? outlined;
  const free = there.some((one) => one !== null && (whole.contains(one) || one.contains(whole)));
  return free ? null : `covered or out of sight: ${focused.outerHTML.slice(0, 120)}`;
}
