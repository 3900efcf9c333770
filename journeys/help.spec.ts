import { expectClean, expectCleanAt } from './axe.ts';
import { expect, settled, test } from './game.ts';
import { deviceOf, givenFedHorse, givenOperator, givenPlayer } from './given.ts';

// Placeholders keep the layout, so nothing shifts.
test.use({ pictures: 'blank' });

test('a visitor finds an answer by typing, walks to it by arrow keys, and lands at its heading @phone', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeFocused();
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox', { name: 'Search help and FAQ' });
  await expect(field).toBeFocused();
  await page.keyboard.type('how do i bréed');
  const answers = page.getByRole('list', { name: 'Answers' });
  await expect(answers.getByRole('link').first()).toHaveAccessibleName('How do I breed?');
  await expect(page).toHaveURL(/\/faq\?q=how/);
  await page.keyboard.press('ArrowDown');
  await expect(answers.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(answers.getByRole('link').nth(1)).toBeFocused();
  await expectClean(page, 'answers');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'How do I breed?' })).toBeFocused();

  await page.getByRole('link', { name: 'Breeding', exact: true }).first().click();
  await expect(page).toHaveURL(/\/help#breeding$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Breeding', exact: true })).toBeFocused();
  await field.fill('xylophone saddle');
  await expect(page.getByRole('status').filter({ hasText: '“xylophone”, which is nowhere' })).toBeVisible();
  await field.fill('xylophone');
  await expect(page.getByText('Nothing found about “xylophone”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(page.getByRole('heading', { level: 2, name: 'Breeding', exact: true })).toBeVisible();
});

test('the “?” of a horse leads to what explains it @desktop', async ({ page }) => {
  await givenPlayer(page);
  const horse = await givenFedHorse(await deviceOf(page), 'Juniper');
  await page.goto(`/horses/${horse}`);
  await page.getByRole('link', { name: 'Help: happiness' }).click();
  await expect(page).toHaveURL(/\/help#happiness$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Happiness' })).toBeFocused();
});

test('a visitor writes to the people who run the game, and an operator answers at the admin desk @desktop', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please tell us your name.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expectClean(page, 'a message with errors');
  const name = `Ada ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.org`);
  await page.getByLabel('Message').fill('My horse is blue.\nIs that right?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message is here' })).toBeFocused();

  await givenOperator(page);
  await page.goto('/admin?part=messages');
  const message = page
    .getByRole('list', { name: 'Messages' })
    .getByRole('listitem')
    .filter({ hasText: name });
  await expect(message).toContainText('My horse is blue.');
  await settled(page);
  await expectClean(page, 'messages at the admin desk');
  await page.getByRole('button', { name: `Done: ${name}` }).click();
  await expect(message).toHaveCount(0);
  await page.getByText('Done', { exact: true }).first().click();
  await expect(message).toBeVisible();
  await expectCleanAt(page, '/admin?part=spending', 'Admin desk');
});

test('axe finds nothing on the pages for everybody, in either theme @phone', async ({ page }) => {
  await expectCleanAt(page, '/faq', 'Frequently asked questions');
  await expectCleanAt(page, '/about', 'About Fetlock');
  await expectCleanAt(page, '/terms', 'Terms of Service');
  await expectCleanAt(page, '/privacy', 'Privacy Policy');
  await expectCleanAt(page, '/contact', 'Contact');
});
