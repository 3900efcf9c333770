import type { Locator, Page } from '@playwright/test';

/** A button of what can be done with a horse; phones fold what is not done every day. */
export async function actOf(page: Page, name: string): Promise<Locator> {
  const act = page.getByRole('button', { name, exact: true });
  await page.getByRole('button', { name, exact: true, includeHidden: true }).waitFor({ state: 'attached' });
  if (!(await act.isVisible())) await page.locator('summary', { hasText: 'can do' }).click();
  return act;
}

export const pressAct = async (page: Page, name: string) => (await actOf(page, name)).click();
