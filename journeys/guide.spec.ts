import type { Locator, Page } from '@playwright/test';
import { expectClean } from './axe.ts';
import { expect, openMenu, passSeconds, settled, test } from './game.ts';
import { deviceOf, givenGateHorse, givenGuest, givenNewcomer } from './given.ts';
import { tabTo } from './keys.ts';

const guideOf = (page: Page) => page.getByRole('region', { name: 'Your guide' });

/** How a player presses a control. */
type Press = (control: Locator) => Promise<void>;

/** Longer than until any Meadow show that is offered. */
const UNTIL_MEADOW_SECONDS = 130;

/** Follows the guide from the first horse to the rosette: of the clock, the wait for one Meadow show. */
async function comeToRosette(page: Page, press: Press): Promise<void> {
  await givenNewcomer(page);
  await givenGateHorse(await deviceOf(page), 'Rowan');
  await page.goto('/');
  const guide = guideOf(page);
  const showMe = async () => {
    await settled(page);
    await press(guide.getByRole('button', { name: 'Show me' }));
  };
  await expect(guide.getByRole('status')).toContainText('has come a long way and is hungry');
  await expectClean(page, 'Home with the guide');
  await showMe();
  const feed = page.getByRole('region', { name: 'Feed Rowan' }).getByRole('button', { name: 'Feed' });
  await expect(feed).toBeFocused();
  await press(feed);
  await press(page.getByRole('dialog', { name: 'Feed Rowan' }).getByRole('button', { name: /^Feed for/ }));

  await expect(guide.getByRole('status')).toContainText('One lesson, and you see');
  await showMe();
  const train = page.getByRole('region', { name: /^Train Rowan in/ }).getByRole('button', { name: /^Train/ });
  await expect(train).toBeFocused();
  await press(train);

  await expect(guide.getByRole('status')).toContainText('The Meadow show starts in');
  await showMe();
  const enter = page.getByRole('button', { name: 'Enter the Meadow' });
  await expect(enter).toBeFocused();
  await press(enter);

  await expect(page).toHaveURL(/\/shows\/[0-9a-f-]{36}$/);
  await expect(guide.getByRole('status')).toContainText('Judges count four things.');
  await showMe();
  await expect(page.getByRole('region', { name: 'What counts for Rowan' })).toBeFocused();
  await expectClean(page, 'a show with what counts');

  await passSeconds(page, UNTIL_MEADOW_SECONDS);
  await expect(page.getByRole('heading', { name: 'What the speaker says' })).toBeVisible();
  await expect(guide.getByRole('status')).toContainText(/^“Look, there s?he comes\.”$/);
  await press(page.getByRole('button', { name: 'See all scores' }));

  await expect(page.getByRole('heading', { level: 1, name: /^\w+!$/ })).toBeFocused();
  await expect(page.getByText(/^The first rosette of your stable/)).toBeVisible();
  await expect(guide.getByRole('status')).toContainText('Shall we see why?');
  await expectClean(page, 'the first rosette');
  await showMe();
  const why = page.getByRole('button', { name: /^Why \w+\?$/ });
  await expect(why).toBeFocused();
  await press(why);
  await expect(page.getByRole('region', { name: /^Why \w+\?$/ })).toBeFocused();
  await expect(guide.getByRole('status')).toContainText('Two more Meadow shows are yours.');

  await press(page.getByRole('link', { name: 'Back to the yard' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Rowan' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Do the daily round/ })).toBeVisible();
}

test('a newcomer comes from the first horse to the rosette by mouse @desktop', async ({ page }) => {
  await comeToRosette(page, async (control) => {
    await control.click();
  });
});

test('a newcomer comes from the first horse to the rosette by keyboard @phone', async ({ page }) => {
  await comeToRosette(page, async (control) => {
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  });
});

test('a guest may keep the horse beside the first rosette @phone', async ({ page }) => {
  const device = await givenGuest(page, 'Rowan');
  const [horse] = await device.get<readonly { id: string; discipline: string }[]>('/api/horses');
  await device.send('POST', `/api/horses/${horse?.id}/use-feed`, { feed_type: 'monthly' });
  await device.send('POST', `/api/train/${horse?.id}`, { discipline: horse?.discipline, sessions: 1 });
  await page.goto(`/shows/enter/${horse?.id}`);
  await page.getByRole('button', { name: 'Enter the Meadow' }).click();
  await expect(page).toHaveURL(/\/shows\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('button', { name: 'Follow this show' })).toBeHidden();
  await passSeconds(page, UNTIL_MEADOW_SECONDS);
  const rosette = page.getByText(/^The first rosette of your stable/);
  const skipped = page.getByRole('button', { name: 'See all scores' }).click();
  // On a busy machine the replay may end by itself before the press.
  await Promise.race([skipped.catch(() => undefined), rosette.waitFor()]);
  await expect(rosette).toBeVisible();
  const keep = page.getByRole('button', { name: /^Keep (her|him)$/ });
  await keep.click();
  const form = page.getByRole('dialog', { name: /^Keep Rowan/ });
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Not now' }).click();
  await expect(keep).toBeFocused();
  // Home does not ask again.
  await page.getByRole('link', { name: 'Back to the yard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rowan' })).toBeVisible();
  await settled(page);
  await expect(form).toBeHidden();
});

test('"Later" puts a sentence off, and "I know all this" ends the guide everywhere @phone', async ({
  page,
  browser,
}) => {
  await givenNewcomer(page);
  await givenGateHorse(await deviceOf(page), 'Rowan');
  await page.goto('/');
  const guide = guideOf(page);
  await guide.getByRole('button', { name: 'Later' }).click();
  await expect(guide.getByRole('button', { name: 'Listen' })).toBeFocused();
  await page.reload();
  await guide.getByRole('button', { name: 'Listen' }).click();
  await guide.getByRole('button', { name: 'I know all this' }).click();
  await expect(guide).toBeHidden();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Feed', exact: true })).toBeVisible();
  await expect(guide).toBeHidden();
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const there = await other.newPage();
  await there.goto('/robots.txt');
  await there.evaluate((value) => localStorage.setItem('auth_token', value ?? ''), token);
  await there.goto('/');
  await expect(there.getByRole('button', { name: 'Feed', exact: true })).toBeVisible();
  await expect(guideOf(there)).toBeHidden();
  await other.close();
});

test('a stage puts little forward, and one press shows everything for good', async ({ page, isMobile }) => {
  await givenNewcomer(page);
  await givenGateHorse(await deviceOf(page), 'Rowan');
  await page.goto('/');
  const signs = page.getByRole('region', { name: 'Where to go' });
  await expect(signs.getByRole('listitem')).toHaveText(['Shows', 'Help']);
  const bar = page.getByRole('navigation', { name: 'Main' });
  if (isMobile) {
    await expect(bar.getByRole('link')).toHaveText(['Home', 'Shows', 'Help', /^More/]);
    await openMenu(page);
    for (const name of ['Stable', 'Market', 'Work', 'Shop', 'Find', 'Mail'])
      await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name })).toBeVisible();
    await expect(page.getByRole('button', { name: /Live Chat/ })).toBeVisible();
    await page.keyboard.press('Escape');
  } else {
    await expect(bar.getByRole('link')).toHaveText([
      'Home',
      'Stable',
      'Market',
      'Work',
      'Shop',
      'Find',
      'Mail',
    ]);
    await expect(page.getByRole('button', { name: /Live Chat/ })).toBeVisible();
  }
  // Hidden is not locked.
  await page.goto('/leaderboards');
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboards' })).toBeVisible();
  await page.goto('/shows');
  await expect(page).toHaveURL(/\/shows\/enter\//);

  await page.goto('/');
  await signs.getByRole('button', { name: 'Show everything' }).click();
  await expect(page).toHaveURL('/more');
  await expect(page.getByRole('link', { name: /^Magic shop/ })).toBeVisible();
  if (isMobile) await expect(bar.getByRole('link')).toHaveText(['Home', 'Stable', 'Market', 'Work', /^More/]);
  await page.goto('/');
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Rowan' })).toBeVisible();
  await expect(signs).toBeHidden();
});
