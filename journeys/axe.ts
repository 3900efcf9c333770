import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect, settled } from './game.ts';
import { atBothWidths } from './layout.ts';

/** WCAG and best practices, checked after animations. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no findings in the open dialog, or else on the page, in both themes and at both widths. */
export async function expectClean(page: Page, where: string): Promise<void> {
  // Injected anew after navigation.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await atBothWidths(page, async (width) => {
    expect.soft(await page.evaluate(findInBothThemes, RULES), `${where}, ${width}`).toEqual([]);
  });
}

/** "rule: elements" for each rule that is broken. Runs in the page. */
async function findInBothThemes(rules: string[]): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  // A dialog's page is inert and checked by itself.
  const where = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;
  const find = async (runOnly: RunOptions['runOnly']) => {
    const { violations } = await run(where, { runOnly, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  };
  const { dataset } = document.documentElement;
  const theme = dataset['theme'];
  const whole = await find({ type: 'tag', values: rules });
  dataset['theme'] = theme === 'light' ? 'dark' : 'light';
  // Themes differ in colours only.
  const colours = await find({ type: 'rule', values: ['color-contrast'] });
  dataset['theme'] = theme;
  return [...whole, ...colours];
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

export async function expectCleanAt(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await settled(page);
  await expectClean(page, path);
}
