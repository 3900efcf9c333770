import { pressAct } from './acts.ts';
import { awayFromMidnight, expect, feedFromHome, pausedNotice, passHours, test } from './game.ts';
import { deviceOf, givenFeed, givenHorse, givenPlayer, givenShowsAhead } from './given.ts';
import { expectApart, expectWholeWords } from './layout.ts';

test('tasks are on every page, and lead to where they are done', async ({ page }) => {
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

test('a returning player reads how the shows went @phone', async ({ page }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  await awayFromMidnight(page, 1);
  await givenHorse(device, 'Juniper');
  await givenFeed(device, 1);
  await page.goto('/');
  await feedFromHome(page, 'Juniper');
  await expect(page.getByText('No results yet.')).toBeVisible();
  await givenShowsAhead(device);
  await page.getByRole('link', { name: 'Enter shows' }).click();
  const enter = page.getByRole('button', { name: 'Enter Show', exact: true }).and(page.locator(':enabled'));
  for (const left of [83, 82]) {
    await enter.first().click();
    await expect(page.getByRole('heading', { name: `Available Shows (${left})` })).toBeVisible();
  }
  await page.goto('/');
  const next = page.getByRole('region', { name: 'What to do next' });
  await expect(next.getByText('Your salary waits')).toBeVisible();
  await expect(next).toContainText('3 starts left today.');
  await expect(next.getByRole('link', { name: 'Enter shows' })).toBeVisible();

  await passHours(page, 5);
  await page.goto('/');
  const since = page.getByRole('region', { name: 'While you were away' });
  await expect(since.getByText(/^Since .*: 2 starts, /)).toBeVisible();
  await expect(since.getByRole('listitem')).toHaveCount(2);
  await expect(since.getByRole('listitem').first()).toContainText(/^Juniper (?:won|came \d)/);
});

test('buying treats for a horse leaves no step in the history of the browser @phone', async ({ page }) => {
  await givenPlayer(page);
  const horse = await givenHorse(await deviceOf(page), 'Thistledown');
  const dialog = page.getByRole('dialog', { name: 'Buy treats' });
  const atHorse = new RegExp(`/horses/${horse}$`);
  await page.goto('/stable');
  await page.getByRole('link', { name: 'Thistledown' }).first().click();
  await pressAct(page, 'Give Treats');
  await page.getByRole('link', { name: 'Buy treats' }).click();
  await dialog.getByRole('button', { name: /^Buy/ }).click();
  await expect(page).toHaveURL(atHorse);
  await page.goBack();
  await expect(page).toHaveURL(/\/stable$/);

  // A dialog opened by its address alone closes onto its page.
  await page.goto(`/market?buy=treats&back=/horses/${horse}`);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(atHorse);
  await page.goBack();
  await expect(page).toHaveURL(/\/stable$/);
});

test('buying treats for a horse leads back to it, also after a reload @phone', async ({ page }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  const horse = await givenHorse(device, 'Thistledown');
  // An unfed horse is less than happy.
  await passHours(page, 3);
  await page.goto(`/horses/${horse}`);
  await expectWholeWords(page.getByRole('heading', { level: 1 }));
  await pressAct(page, 'Give Treats');
  await page.getByRole('link', { name: 'Buy treats' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy treats' });
  await expect(dialog).toBeVisible();
  await page.reload();
  await dialog.getByRole('button', { name: /^Buy/ }).click();
  await expect(page.getByText('Purchase Successful').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/horses/${horse}$`));

  // A notice over an open dialog leaves its buttons free; Escape closes the dialog.
  await pressAct(page, 'Give Treats');
  const treat = page.getByRole('dialog', { name: /^A treat for/ });
  await treat.getByRole('button', { name: 'Give treat', exact: true }).click();
  const notice = await pausedNotice(page, 'No Treat Selected');
  await expectApart(notice, treat);
  await page.keyboard.press('Escape');
  await expect(treat).toBeHidden();
  await expect(notice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();
});

test('Home puts treats for an unhappy horse first, and trains a horse with saved trainings @phone', async ({
  page,
}) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  const ids = [
    await givenHorse(device, 'Thistledown', 'mustang'),
    await givenHorse(device, 'Bramble', 'mustang'),
  ];
  // An unfed horse loses a point of happiness an hour, down to 30.
  await passHours(page, 72);
  await givenFeed(device, 4);
  for (const id of [...ids, ...ids])
    await device.send('POST', `/api/horses/${id}/use-feed`, { feed_type: 'monthly' });
  await device.send('POST', `/api/train/${ids[1]}`, { discipline: 'jumping', sessions: 1 });
  await page.goto('/');
  const next = page.getByRole('region', { name: 'What to do next' });
  await expect(next).toContainText('Scores at 30%. Rest or a treat raises that.');
  await next.getByRole('button', { name: /^Give \w+ a treat$/ }).click();
  const treat = page.getByRole('dialog', { name: /^A treat for/ });
  await expect(treat).toContainText('Happiness is 30%.');
  await page.keyboard.press('Escape');

  const training = next.getByRole('listitem').filter({ hasText: 'Train Thistledown' });
  await training.getByRole('button', { name: 'Train' }).click();
  const dialog = page.getByRole('dialog', { name: 'Train Thistledown' });
  await dialog.getByRole('button', { name: /^Train 1 / }).click();
  await expect(dialog).toBeHidden();
  await expect(training).toBeHidden();

  await page.goto(`/horses/${ids[0]}`);
  const ring = page.getByRole('listitem').filter({ hasText: 'Too unhappy to score well' });
  await expect(ring).toContainText('Scores at 30%');
  await expect(ring.getByRole('button', { name: 'Treat' })).toHaveClass(/btn-main/);
  await expect(ring.getByRole('button', { name: 'Enter' })).not.toHaveClass(/btn-main/);
  await ring.getByRole('button', { name: 'Treat' }).click();
  await expect(treat).toContainText('Happiness is 30%.');
});

test('a player without a horse collects the salary on Home @phone', async ({ page }) => {
  await givenPlayer(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Buy your first horse' })).toBeVisible();
  await page.getByRole('button', { name: /^Collect/ }).press('Enter');
  await expect(page.getByText('Salary collected').first()).toBeVisible();
  await expect(page.getByText('Your salary waits')).toBeHidden();
});
