import { buyFeed, buyHorse, expect, passHours, register, test } from './game.ts';

test('the first steps lead to the first reward, once', async ({ page }) => {
  await register(page);
  const steps = page.getByRole('region', { name: 'First steps' });
  const first = steps.getByRole('listitem').filter({ hasText: 'A horse of your own' });
  await expect(steps.getByText('0 of 6 collected')).toBeVisible();
  await expect(first.getByRole('meter')).toHaveAttribute('aria-valuetext', '0 of 2');

  await buyHorse(page, 'Juniper');
  await buyFeed(page);
  await page.goto('/');
  await expect(first.getByRole('meter')).toHaveAttribute('aria-valuetext', '1 of 2');
  await page.getByRole('button', { name: 'Feed Juniper' }).click();
  const feed = page.getByRole('dialog', { name: 'Feed Juniper' });
  await feed.getByRole('radio').first().check({ force: true });
  await feed.getByRole('button', { name: 'Feed for 1 day' }).click();
  await expect(feed).toBeHidden();

  await first.getByRole('button', { name: 'Collect the reward for A horse of your own' }).click();
  await expect(page.getByText('A horse of your own: +200 XP.').first()).toBeVisible();
  await expect(steps.getByText('1 of 6 collected')).toBeVisible();
  await expect(first.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('meter', { name: 'Experience' })).toHaveAttribute(
    'aria-valuetext',
    '200 / 1,000 xp',
  );
});

test('the first steps are skipped for good, after asking once more', async ({ page }) => {
  await register(page);
  const steps = page.getByRole('region', { name: 'First steps' });
  await steps.getByRole('button', { name: 'Skip the first steps' }).click();
  await expect(steps.getByRole('button', { name: 'Keep them' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(steps.getByRole('button', { name: 'Skip the first steps' })).toBeFocused();
  await page.keyboard.press('Enter');
  await steps.getByRole('button', { name: 'Skip for good' }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
  await expect(steps).toBeHidden();
});

test('who comes back finds what happened meanwhile, and what needs doing', async ({ page }) => {
  await register(page);
  await buyHorse(page, 'Juniper');
  await page.goto('/');
  const tasks = page.getByRole('region', { name: "Today's tasks" });
  const toDo = tasks.getByRole('button', { name: 'to do' });
  if ((await toDo.getAttribute('aria-expanded')) === 'false') await toDo.click();
  await tasks.getByRole('link', { name: 'Juniper is hungry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Juniper' })).toBeVisible();
  await buyFeed(page);
  await page.goto('/stable');
  await page.getByRole('link', { name: 'Juniper', exact: true }).first().click();
  await page.getByRole('button', { name: 'Feed Horse' }).click();
  const feed = page.getByRole('dialog', { name: 'Feed Juniper' });
  await feed.getByRole('radio').first().check({ force: true });
  await feed.getByRole('button', { name: 'Feed for 1 day' }).click();
  await expect(feed).toBeHidden();
  await page.getByRole('link', { name: 'Enter Shows' }).click();
  const enter = page.getByRole('button', { name: /^Enter/ }).and(page.locator(':enabled'));
  for (let entry = 0; entry < 3; entry++) {
    await enter.first().click();
    await expect(page.getByText('Entered', { exact: true })).toHaveCount(entry + 1);
  }

  await passHours(page, 5);
  await page.goto('/');
  const since = page.getByRole('region', { name: 'While you were away' });
  await expect(since.getByText(/^Since .*: 3 starts, /)).toBeVisible();
  await expect(since.getByRole('listitem')).toHaveCount(3);
  await expect(since.getByRole('listitem').first()).toContainText(/\d(st|nd|rd|th)of 12/);
});
