import type { Locator, Page } from '@playwright/test';
import { expect, passHours, passSeconds, test } from './game.ts';
import { givenSeeded, type Device } from './given.ts';

/* How many presses a day takes at level 10: salary, feed, all trainings saved, and every start that a day has. */

/** Presses and counts. */
type Press = (on: Locator) => Promise<void>;

const AT_MOST = [
  ['clicks-member', 1, 8],
  ['clicks-1', 1, 12],
  ['clicks-9', 9, 15],
  ['clicks-23', 23, 25],
] as const;

for (const [name, horses, most] of AT_MOST) {
  test(`a day of ${name} takes at most ${most} presses @phone`, async ({ page }) => {
    const device = await givenSeeded(page, name);
    await givenNewDay(page, device);
    let presses = 0;
    const press: Press = async (on) => {
      await on.click();
      presses += 1;
    };
    await page.goto('/');
    await press(page.getByRole('button', { name: /^Collect$/ }));
    if (horses === 1) await oneHorse(page, press);
    else await herd(page, press, device, horses);
    expect(await startsAreLeft(device)).toBe(false);
    process.stdout.write(`${name}: ${presses} presses\n`);
    expect(presses).toBeLessThanOrEqual(most);
  });
}

/** A minute after midnight UTC, when salary and starts begin anew. */
async function givenNewDay(page: Page, device: Device): Promise<void> {
  const { now } = await device.get<{ now: string }>('/api/game/date');
  const sinceMidnight = Math.floor((Date.parse(now) % 86_400_000) / 1000);
  await passSeconds(page, 86_460 - sinceMidnight);
}

async function oneHorse(page: Page, press: Press): Promise<void> {
  await press(page.getByRole('button', { name: 'Feed Mare 1' }));
  const feed = page.getByRole('dialog');
  await press(feed.locator('label').filter({ hasText: /^1 day/ }));
  await press(feed.getByRole('button', { name: 'Feed for 1 day' }));
  await expect(feed).toBeHidden();
  await trainAll(page, press, 'Train', /^Train 1/);
  await press(page.getByRole('link', { name: 'Enter shows' }));
  const bulk = page.getByRole('button', { name: 'Enter up to 5 Shows' });
  const enter = page.getByRole('button', { name: 'Enter', exact: true }).and(page.locator(':enabled'));
  await expect(enter.first()).toBeVisible();
  if (await bulk.isVisible()) return await press(bulk);
  for (let left = 4; left >= 0; left--) {
    await press(enter.first());
    await expect(
      page.getByText('Horse entered in show').or(page.getByText('Horse Stressed')).first(),
    ).toBeVisible();
  }
}

async function herd(page: Page, press: Press, device: Device, horses: number): Promise<void> {
  const main = page.getByRole('navigation', { name: 'Main' });
  await press(main.getByRole('link', { name: 'Stable' }));
  await press(page.getByRole('button', { name: `Feed all hungry (${horses})` }));
  const feed = page.getByRole('dialog');
  await press(feed.locator('label').filter({ hasText: /^1 day/ }));
  await press(feed.getByRole('button', { name: `Feed ${horses} for 1 day` }));
  await expect(feed).toBeHidden();
  await press(main.getByRole('link', { name: 'Home' }));
  await trainAll(page, press, `Train all ${horses}`, new RegExp(`^Train ${horses}`));
  const enter = page.getByRole('button', { name: /^Enter all/ });
  // Entries that run at once have a limit: shows run between the rounds.
  while (await startsAreLeft(device)) {
    await press(enter);
    const dialog = page.getByRole('dialog');
    await press(dialog.getByRole('button', { name: /^Enter \d/ }));
    const summary = page.getByRole('dialog', { name: /horses entered$/ });
    await expect(summary.or(page.locator('.toast').filter({ hasText: 'entered' })).first()).toBeVisible();
    if (await summary.isVisible()) await press(summary.getByRole('button', { name: 'Close' }).last());
    await expect(dialog).toBeHidden();
    await passHours(page, 3);
    await page.reload();
  }
}

async function startsAreLeft(device: Device): Promise<boolean> {
  const quota = await device.get<{ houseStartsLeft: number }>('/api/users/me/quota');
  const horses = await device.get<{ startsLeft: number }[]>('/api/horses');
  return quota.houseStartsLeft > 0 && horses.some(({ startsLeft }) => startsLeft > 0);
}

async function trainAll(page: Page, press: Press, open: string, confirm: RegExp): Promise<void> {
  await press(page.getByRole('button', { name: open, exact: true }));
  const dialog = page.getByRole('dialog');
  await press(dialog.getByRole('button', { name: confirm }));
  await expect(dialog).toBeHidden();
}
