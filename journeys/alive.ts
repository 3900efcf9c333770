import type { Page } from '@playwright/test';
import { expect } from './game.ts';

/** In the first window: a horse that is painted, or the one main button of a next step. */
export async function isAlive(page: Page): Promise<boolean> {
  const alive = page.locator(
    'main :is(.horse-picture:has(> .is-shown), img[alt]:not([alt=""])), main .btn-main:not([disabled])',
  );
  try {
    await expect
      .poll(
        () =>
          alive.evaluateAll((found) =>
            found.some((one) => {
              const { top, width, height } = one.getBoundingClientRect();
              return one.checkVisibility() && top < window.innerHeight && width >= 24 && height >= 20;
            }),
          ),
        { timeout: 15_000 },
      )
      .toBe(true);
    return true;
  } catch {
    return false;
  }
}
