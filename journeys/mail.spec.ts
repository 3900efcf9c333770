import { expectClean, expectCleanAt } from './axe.ts';
import type { Page } from '@playwright/test';
import { draftsOn, expect, settled, test } from './game.ts';
import { deviceOf, givenAge, givenHorse, givenPlayer } from './given.ts';
import { expectFocusSeen, tabTo } from './keys.ts';

test.use({ pictures: 'blank' });

async function openMail(page: Page, isMobile: boolean): Promise<void> {
  const main = page.getByRole('navigation', { name: 'Main' });
  if (isMobile) await main.getByRole('link', { name: /^More/ }).click();
  await (isMobile ? page.getByRole('main') : main).getByRole('link', { name: /^Mail/ }).click();
}

test('a letter is written to a suggested player, arrives without a reload, is answered and deleted', async ({
  page,
  openBeside,
  isMobile,
}) => {
  const anna = await givenPlayer(page);
  const horse = await givenHorse(await deviceOf(page), 'Juniper');
  const friend = await openBeside();
  const ben = await givenPlayer(friend);
  await givenAge(friend);
  await friend.goto('/');
  await settled(friend);

  await page.goto('/');
  await openMail(page, isMobile);
  await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeFocused();
  await page.getByRole('button', { name: 'Answer' }).click();
  const born = page.getByRole('dialog', { name: 'When were you born?' });
  await born.getByLabel('Year of birth').fill('1990');
  await born.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'No letters yet.' })).toBeVisible();
  await page.getByRole('button', { name: 'Compose' }).click();
  const dialog = page.getByRole('dialog', { name: 'New letter' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Please say whom the letter is for.')).toBeVisible();
  await dialog.getByLabel('To', { exact: true }).fill(ben.username);
  await page.getByRole('option', { name: ben.username }).click();
  await expect(dialog.getByLabel('To', { exact: true })).toHaveValue(ben.username);
  await dialog.getByLabel('Subject').fill('<b>Juniper</b>, and a question');
  await dialog
    .getByLabel('Letter', { exact: true })
    .fill('Hello!\n\nWould you like her? <script>alert(1)</script>');
  await page.reload();
  await page.getByRole('button', { name: 'Compose' }).click();
  await expect(dialog.getByLabel('To', { exact: true })).toHaveValue(ben.username);
  await expect(dialog.getByLabel('Letter', { exact: true })).toHaveValue(/^Hello!\n\nWould you like her/);
  await dialog.getByLabel('Attach a horse of yours').selectOption('Juniper');
  await expect(dialog.getByRole('link', { name: /^Juniper/ })).toHaveAttribute('href', `/horses/${horse}`);
  await expectClean(page, 'a new letter');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await draftsOn(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Sent' }).click();
  await expect(page.getByRole('list', { name: 'Letters that you sent' })).toContainText(ben.username);

  // The friend's page was open before the letter.
  const main = friend.getByRole('navigation', { name: 'Main' });
  await expect(
    main.getByRole('link', { name: isMobile ? /More.*unread letters/ : /Mail.*1 unread letter/ }),
  ).toBeVisible();
  await openMail(friend, isMobile);
  await expect(friend.getByText('1 new letter.')).toBeVisible();
  await friend.getByRole('link', { name: /Unread, from/ }).click();
  const letter = friend.getByRole('article', { name: '<b>Juniper</b>, and a question' });
  await expect(letter.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(letter.getByRole('button', { name: 'Report' })).toBeVisible();
  await expect(letter.getByText('Would you like her? <script>alert(1)</script>')).toBeVisible();
  await expect(letter.getByRole('link', { name: /^Juniper/ })).toHaveAttribute('href', `/horses/${horse}`);
  await expect(main.getByRole('link', { name: /unread/ })).toHaveCount(0);

  await letter.getByRole('button', { name: 'Reply' }).click();
  const answer = friend.getByRole('dialog', { name: 'New letter' });
  await expect(answer.getByLabel('To', { exact: true })).toHaveValue(anna.username);
  await expect(answer.getByLabel('Subject')).toHaveValue('Re: <b>Juniper</b>, and a question');
  await answer.getByLabel('Letter', { exact: true }).fill('Yes, please!');
  await page.getByRole('tab', { name: 'Inbox' }).click();
  await expect(page.getByRole('heading', { name: 'No letters yet.' })).toBeVisible();
  await answer.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('link', { name: new RegExp(`Unread, from ${ben.username}`) })).toBeVisible();

  await letter.getByRole('button', { name: 'Delete' }).click();
  await expect(friend.getByRole('heading', { name: 'No letters yet.' })).toBeVisible();
  await expect(friend).toHaveURL('/mail');
  await page.getByLabel('Search your mail').fill('yes, PLEASE');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/mail?search=yes%2C+PLEASE');
  await expect(page.getByRole('link', { name: /Re: <b>Juniper/ })).toBeVisible();
  await page.getByLabel('Search your mail').fill('saddle');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No letter found.' })).toBeVisible();
});

test('axe finds nothing in mail, in either theme @desktop', async ({ page, openBeside, expectRefusal }) => {
  const { username } = await givenPlayer(page);
  await givenAge(page);
  const friend = await openBeside();
  await givenPlayer(friend);
  await givenAge(friend);
  const device = await deviceOf(friend);
  const { id } = await device.send<{ id: string }>('POST', '/api/messages', {
    toUsername: username,
    subject: 'A horse that is gone',
    body: '/horses/01980000-0000-7000-8000-00000000000a\nShe was good.',
  });
  await expectCleanAt(page, '/mail', 'Mail');
  await expectCleanAt(page, '/mail?box=sent', 'Mail');
  expectRefusal('/card');
  await page.goto(`/mail?letter=${id}`);
  await expect(page.getByText('This horse is no longer here.')).toBeVisible();
  await expectClean(page, 'a letter');
});

test('by keyboard alone: a letter is opened, answered and deleted @desktop', async ({ page, openBeside }) => {
  const { username } = await givenPlayer(page);
  await givenAge(page);
  const friend = await openBeside();
  const { username: from } = await givenPlayer(friend);
  await givenAge(friend);
  const letter = { toUsername: username, subject: 'Saddles', body: 'Do you make any?' };
  await (await deviceOf(friend)).send('POST', '/api/messages', letter);
  await page.goto('/mail');
  await settled(page);
  await tabTo(page, page.getByRole('link', { name: /Saddles/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Saddles' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Reply' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('To', { exact: true })).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(from);
  // Other suggestions may appear while the name is typed.
  await expect(page.getByRole('option', { name: from, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(from);
  await tabTo(page, page.getByLabel('Letter', { exact: true }));
  await page.keyboard.type('I do.');
  await tabTo(page, page.getByRole('button', { name: 'Send' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Reply' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Delete' }));
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No letters yet.' })).toBeVisible();
  await expect(page.locator('.mail-list')).toBeFocused();
});
