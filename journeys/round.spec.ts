import { refusalMessage } from '../contract/refusal-message.ts';
import { awayFromMidnight, expect, passHours, settled, test } from './game.ts';
import { deviceOf, givenHorse, givenPlayer, givenSeeded, givenShowsAhead } from './given.ts';
import { expectClean } from './axe.ts';
import { expectWholeWords } from './layout.ts';
import { tabTo } from './keys.ts';
import { countReceipts } from './receipts.ts';

/** Feeds, enters and trains, whatever it costs. */
const SPENDING_PLAN = {
  feedDays: 3,
  treatedTo: null,
  vet: false,
  starts: 5,
  showsIn: 'best',
  trainsIn: 'own',
  mostCoins: null,
  thrifty: false,
};

test('one press does a day’s work, and says before and after what it does @phone', async ({ page }) => {
  await givenPlayer(page);
  const device = await deviceOf(page);
  await givenHorse(device, 'Juniper');
  await givenHorse(device, 'Iris', 'mustang');
  await awayFromMidnight(page, 1);
  await givenShowsAhead(device);
  await device.send('PUT', '/api/round/plan', SPENDING_PLAN);
  await page.goto('/round');
  const ahead = page.getByRole('list', { name: 'What the round would do for each horse' });
  await expect(ahead.getByRole('listitem').filter({ hasText: 'Juniper' })).toContainText('Feed for 3 days');
  await page.goto('/');
  const card = page.getByRole('region', { name: /^Good (?:night|morning|afternoon|evening), / });
  await expect(card).toContainText(
    /Feed 2, enter \d+ shows, train 2 and collect your salary\. Costs \d+ and brings 162/,
  );

  // The plan: a limit leaves something out, and says so before.
  await card.getByRole('button', { name: 'Change the plan' }).click();
  const plan = page.getByRole('dialog', { name: 'Your daily round' });
  await plan.getByLabel(/^Feed, once/).selectOption({ label: 'For 1 day, 40 coins' });
  await plan.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await plan.getByRole('switch', { name: 'Set a limit' }).press(' ');
  await plan.getByLabel('Coins for one round, at most').fill('230');
  await expect(plan).toContainText('The limit leaves something out.');
  await expectWholeWords(plan);
  await expectClean(page, 'the plan of the round');
  await plan.getByRole('button', { name: 'Save the plan' }).click();
  await expect(plan).toBeHidden();
  await expect(card).toContainText('Your plan’s limit of 230 coins leaves something out for 1 horse.');
  await expect(card).toContainText('Feed 2, enter 4 shows, train 1');

  const press = card.getByRole('button', { name: /^Do the daily round/ });
  await press.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/round$/);
  await expect(page.getByRole('heading', { level: 1, name: 'All 2 are looked after' })).toBeFocused();
  const lines = page.getByRole('list', { name: 'What was done for each horse' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  // One for each show entered, to verify its result.
  expect(await page.evaluate(countReceipts)).toBe(4);
  for (const line of await lines.all()) await expect(line).toContainText(/Fed.*until/);
  await expect(lines.filter({ hasText: 'over your limit' })).toHaveCount(1);
  await settled(page);
  await expectWholeWords(page.getByRole('main'));
  await expectClean(page, 'the round done');

  // Only the training over the limit is left; the summary stays.
  await page.reload();
  await expect(lines).toHaveCount(2);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(card).toContainText('Train 1. Costs 50');
  await press.click();
  await expect(page).toHaveURL(/\/round$/);
  await page.goto('/');
  await expect(card).toContainText(/All done until /);
  await expect(card.getByRole('link', { name: 'See what was done' })).toBeVisible();
  await expect(press).toBeHidden();
});

test('a horse that wins nothing more makes its tenth start and is moved down, by keyboard alone @phone', async ({
  page,
}) => {
  const device = await givenSeeded(page, 'stuck');
  await awayFromMidnight(page, 4);
  await givenShowsAhead(device);
  await page.goto('/');
  const card = page.getByRole('region', { name: /^Good (?:night|morning|afternoon|evening), / });
  await expect(card).toContainText('After one more start without a prize Marigold may move down to class 1,');
  await card.getByRole('button', { name: /^Do the daily round/ }).click();
  await expect(page).toHaveURL(/\/round$/);
  await expect(page.getByText('Counts towards moving down')).toBeVisible();
  await passHours(page, 2);
  await page.goto('/');
  await expect(card).toContainText('Marigold moves down to class 1, where a prize is within reach.');
  await tabTo(page, card.getByRole('button', { name: /^Do the daily round/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/round$/);
  await expect(page.getByText('Moved down to the bronze field of class 1')).toBeVisible();
  const [horse] = await device.get<{ standing: { classLevel: number } }[]>('/api/horses');
  expect(horse?.standing.classLevel).toBe(1);
});

test('a round sent twice is refused, and Home begins with the horse that won @phone', async ({
  page,
  expectRefusal,
  withoutStream,
}) => {
  expectRefusal('/api/round');
  // A page that does not know of the round yet.
  await withoutStream();
  const device = await givenSeeded(page, 'round');
  await awayFromMidnight(page, 4);
  await givenShowsAhead(device);
  await page.goto('/');
  const press = page.getByRole('button', { name: /^Do the daily round/ });
  await expect(press).toBeVisible();
  // Another tab was quicker.
  const { rounds } = (await device.get<{ order: { rounds: number } }>('/api/round')).order;
  const nothing = {
    collect: false,
    feeding: null,
    treating: null,
    vet: [],
    movingDown: [],
    nearingDown: [],
    entries: [],
    training: [],
    leftOut: [],
  };
  await device.send('POST', '/api/round', { ...nothing, rounds });
  await press.click();
  await expect(page.getByText(refusalMessage('POST /api/round', 'ROUND_MEANWHILE')).first()).toBeVisible();
  await press.click();
  await expect(page).toHaveURL(/\/round$/);
  await passHours(page, 3);
  await page.goto('/');
  const hero = page.getByRole('region', { name: /^Won today, / });
  await expect(hero.getByRole('heading', { level: 1, name: 'Marigold' })).toBeVisible();
  await hero.getByRole('link', { name: 'See the show' }).click();
  await expect(page).toHaveURL(/\/shows\//);
});
