import { expect, feedFromHome, passHours, test } from './game.ts';
import { deviceOf, givenFeed, givenHorse, givenPlayer, givenShowsAhead } from './given.ts';

test('what needs doing stands on every page, and leads to where it is done', async ({ page }) => {
  await givenPlayer(page);
  const horse = await givenHorse(await deviceOf(page), 'Juniper');
  await page.goto(`/horses/${horse}`);
  const tasks = page.getByRole('region', { name: "Today's tasks" });
  const toDo = tasks.getByRole('button', { name: 'to do' });
  await expect(toDo).toHaveText('2 to do');
  await page.goto('/market');
  if ((await toDo.getAttribute('aria-expanded')) === 'false') await toDo.click();
  await tasks.getByRole('link', { name: 'Your salary of 162 coins waits' }).click();
  await page.getByRole('button', { name: /^Collect Salary/ }).click();
  await expect(toDo).toHaveText('1 to do');
  await tasks.getByRole('link', { name: 'Juniper is hungry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Juniper' })).toBeVisible();

  await toDo.click();
  await expect(tasks.getByRole('link')).toHaveCount(0);
  await page.reload();
  await expect(toDo).toHaveAttribute('aria-expanded', 'false');
});

test('who comes back finds how the shows went', async ({ page }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  await givenHorse(device, 'Juniper');
  await givenFeed(device, 1);
  await page.goto('/');
  await feedFromHome(page, 'Juniper');
  await expect(page.getByText('No show of yours has run yet.')).toBeVisible();
  await givenShowsAhead(device);
  await page.getByRole('link', { name: 'Enter shows' }).click();
  const enter = page.getByRole('button', { name: /^Enter/ }).and(page.locator(':enabled'));
  for (const left of [83, 82]) {
    await enter.first().click();
    await expect(page.getByRole('heading', { name: `Available Shows (${left})` })).toBeVisible();
  }
  // Shown once is enough for a day.
  await page.goto('/');
  const next = page.getByRole('region', { name: 'What to do next' });
  await expect(next.getByText('Your salary waits')).toBeVisible();
  await expect(next.getByRole('link', { name: 'Enter shows' })).toHaveCount(0);

  await passHours(page, 5);
  await page.goto('/');
  const since = page.getByRole('region', { name: 'While you were away' });
  await expect(since.getByText(/^Since .*: 2 starts, /)).toBeVisible();
  await expect(since.getByRole('listitem')).toHaveCount(2);
  await expect(since.getByRole('listitem').first()).toContainText(/\d(?:st|nd|rd|th)of 12/);
});
