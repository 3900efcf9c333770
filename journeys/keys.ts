import { expect, type Locator, type Page } from '@playwright/test';

const MOST_PRESSES = 80;

/** Presses Tab until the control has the focus; every focus on the way must be visible. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  let { reached } = await control.evaluate(checkFocus);
  for (let press = 0; !reached && press < MOST_PRESSES; press++) {
    await page.keyboard.press('Tab');
    const focus = await control.evaluate(checkFocus);
    if (focus.unseen !== null) await expectFocusSeen(page);
    ({ reached } = focus);
  }
  if (!reached) throw new Error(`Tab did not reach ${String(control)}`);
}

/**
 * Presses the first letter of a choice in a focused list until it is chosen. Several letters would be one beginning only
 * if no pause of a second came between them.
 */
export async function chooseByLetter(list: Locator, value: string): Promise<void> {
  await expect(list).toBeFocused();
  let chosen = '';
  for (let press = 0; chosen !== value && press < MOST_PRESSES; press++) {
    await list.page().keyboard.press(value.charAt(0));
    chosen = await list.inputValue();
  }
  expect(chosen).toBe(value);
}

/** The focused element has an outline and nothing covers it (WCAG 2.4.7 and 2.4.11). */
export async function expectFocusSeen(page: Page): Promise<void> {
  const unseen = async () => (await page.evaluate(checkFocus, null)).unseen;
  await expect.poll(unseen, { message: 'the focus is not seen' }).toBeNull();
}

/** Whether the focus is there, and what hides it; null if nothing does. Runs in the page. */
function checkFocus(there: Element | null): { reached: boolean; unseen: string | null } {
  const focused = document.activeElement;
  const reached = focused === there;
  if (focused === null || focused === document.body) return { reached, unseen: null };
  // A label or sign beside them draws radio buttons and checkboxes.
  const shown = [focused, focused.closest('label'), focused.nextElementSibling].filter((one) => one !== null);
  const outlined = shown.find((one) => {
    const { opacity, outlineStyle, outlineWidth } = getComputedStyle(one);
    return opacity !== '0' && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });
  const html = focused.outerHTML.slice(0, 120);
  if (outlined === undefined) return { reached, unseen: `no outline: ${html}` };
  const { left, top, width, height } = outlined.getBoundingClientRect();
  const inside = (share: number) =>
    document.elementFromPoint(left + width * share, top + Math.min(height, innerHeight) / 2);
  const points = [inside(0.1), inside(0.5), inside(0.9)];
  const whole = focused.closest('label') ?? outlined;
  const free = points.some((one) => one !== null && (whole.contains(one) || one.contains(whole)));
  return { reached, unseen: free ? null : `covered or out of sight: ${html}` };
}
