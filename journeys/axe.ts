import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect, settled } from './game.ts';

/** Standards and good practice alike; axe is asked about what stands still. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects axe to find nothing in the open dialog, else on the page as it stands, in either theme. */
export async function expectClean(page: Page, where: string): Promise<void> {
  // Nothing of it is left once another page came; a page of the game reads it in a tenth of a second.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  expect.soft(await page.evaluate(findInBothThemes, RULES), where).toEqual([]);
}

/** "rule: elements" for each rule that is broken. Runs in the page. */
async function findInBothThemes(rules: string[]): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  // The page behind a dialog is out of reach: it was looked at before, or will be.
  const where = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;
  const find = async (runOnly: RunOptions['runOnly']) => {
    const { violations } = await run(where, { runOnly, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  };
  const { dataset } = document.documentElement;
  const theme = dataset['theme'];
  const whole = await find({ type: 'tag', values: rules });
  dataset['theme'] = theme === 'light' ? 'dark' : 'light';
  // All that a theme changes is colours.
  const colours = await find({ type: 'rule', values: ['color-contrast'] });
  dataset['theme'] = theme;
  return [...whole, ...colours];
}

/** The dialog that a button opens, looked at and closed. */
export async function expectCleanDialog(page: Page, button: string | RegExp, where: string): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('status')).toBeHidden();
  await expectClean(page, where);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

export async function expectCleanAt(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await settled(page);
  await expectClean(page, path);
}
