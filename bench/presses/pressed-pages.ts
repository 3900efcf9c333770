import type { Locator, Page } from '@playwright/test';

/** Presses with a finger, and measures. */
type Timed = (target: Locator) => Promise<void>;

export interface PressedPage {
  readonly name: string;
  path(horse: string): string;
  /** The presses most common on this page that change nothing in the world. */
  press(page: Page, timed: Timed): Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** A dialog comes and goes. */
async function openAndClose(page: Page, timed: Timed, name: string | RegExp): Promise<void> {
  await timed(button(page, name));
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await timed(dialog.getByRole('button', { name: /^Close/ }).first());
  await dialog.waitFor({ state: 'detached' });
}

export const PAGES: readonly PressedPage[] = [
  {
    name: 'Home',
    path: () => '/',
    async press(page, timed) {
      await openAndClose(page, timed, 'Change the plan');
      await openAndClose(page, timed, /^Chat/);
      await timed(button(page, /^(?:Light|Dark) theme/));
    },
  },
  {
    name: 'the stable',
    path: () => '/stable',
    async press(page, timed) {
      await timed(button(page, 'Sort downwards'));
      await timed(page.locator('.horse-table tbody label').first());
      await openAndClose(page, timed, /^Choose a horse for box/);
    },
  },
  {
    name: 'a horse',
    path: (horse) => `/horses/${horse}`,
    async press(page, timed) {
      await openAndClose(page, timed, 'Feed Horse');
      await openAndClose(page, timed, 'Train Horse');
      await timed(page.locator('summary').filter({ hasText: 'can do' }));
      await timed(button(page, 'Show Results'));
    },
  },
  {
    name: 'its shows',
    path: (horse) => `/shows/enter/${horse}`,
    async press(page, timed) {
      await timed(page.locator('label').filter({ hasText: 'Racing' }).first());
      await timed(button(page, 'Sort downwards'));
      await timed(button(page, 'Reset Filters'));
      await timed(button(page, /^Show more shows/));
    },
  },
  {
    name: 'the market',
    path: () => '/market',
    async press(page, timed) {
      await openAndClose(page, timed, /^Store Horse/);
      await openAndClose(page, timed, /^Feed/);
      await openAndClose(page, timed, /^Treats/);
    },
  },
];
