import { expect, type Locator, type Page } from '@playwright/test';

/** A player's row of an all-time leaderboard, where a newcomer stands below everybody of level 1. */
export async function rowOf(page: Page, username: string): Promise<Locator> {
  const row = page.getByRole('row', { name: username });
  const more = page.getByRole('button', { name: 'Show more', exact: true });
  await expect(async () => {
    if (await row.isHidden()) await more.click({ timeout: 5000 });
    await expect(row).toBeVisible({ timeout: 5000 });
  }).toPass();
  return row;
}
