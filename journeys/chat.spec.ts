import type { Locator, Page } from '@playwright/test';
import { expectClean } from './axe.ts';
import { expect, openMenu, settled, test } from './game.ts';
import { deviceOf, givenAge, givenHorse, givenOperator, givenPlayer } from './given.ts';
import { expectFocusSeen, tabTo } from './keys.ts';
import { PHONE } from './widths.ts';

test.use({ pictures: 'blank' });

const chatButton = (page: Page) => page.getByRole('button', { name: /^Live Chat(?:, new messages)?$/ });
const menuButton = (page: Page) => page.getByRole('button', { name: /^Menu(?:, new chat messages)?$/ });
const column = (page: Page) => page.getByRole('complementary', { name: 'Live Chat' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Live Chat' });
const said = (chat: Locator, text: string) => chat.getByRole('listitem').filter({ hasText: text });

/** Opens Home with the chat column, for a player who may chat. */
async function chatting(page: Page): Promise<Locator> {
  const stream = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/live');
  await page.goto('/');
  await stream;
  await settled(page);
  await chatButton(page).click();
  await expect(column(page).getByLabel('Your message')).toBeFocused();
  return column(page);
}

async function say(chat: Locator, text: string): Promise<void> {
  await chat.getByLabel('Your message').fill(text);
  await chat.getByLabel('Your message').press('Enter');
  await expect(chat.getByLabel('Your message')).toHaveValue('');
}

/** Differs from the texts of other journeys. A number, because random letters may spell a refused word. */
const unique = (text: string) => `${text} ${Date.now()}`;

test('two players chat live: one in the column, one on a phone, with a card of a horse @desktop', async ({
  page,
  openBeside,
}) => {
  const { username: anna } = await givenPlayer(page);
  const horse = await givenHorse(await deviceOf(page), 'Juniper');
  const friend = await openBeside(PHONE);
  const { username: ben } = await givenPlayer(friend);
  await givenAge(friend);
  await friend.goto('/');
  await settled(friend);
  await expect(menuButton(friend)).toBeVisible();

  await page.goto('/');
  await settled(page);
  await tabTo(page, chatButton(page));
  await page.keyboard.press('Enter');
  const chat = column(page);
  await expect(chat.getByRole('button', { name: 'Answer' })).toBeVisible();
  await expectClean(page, 'chat before the year of birth');
  await chat.getByRole('button', { name: 'Answer' }).click();
  const born = page.getByRole('dialog', { name: 'When were you born?' });
  await born.getByLabel('Year of birth').fill('1990');
  await born.getByRole('button', { name: 'Save' }).click();
  await expect(chat.getByText(/\d+ players? online/)).toBeVisible();

  // A blank message is not sent.
  await chat.getByLabel('Your message').fill('   ');
  await chat.getByLabel('Your message').press('Enter');
  const text = unique('Who wants to see her? <b>No</b> http://elsewhere.example');
  const { origin } = new URL(page.url());
  await say(chat, `${text} ${origin}/horses/${horse}`);
  const own = said(chat, text);
  await expect(own.getByRole('link', { name: 'Juniper', exact: true })).toHaveAttribute(
    'href',
    `/horses/${horse}`,
  );
  await expect(own.getByRole('link', { name: /^Juniper./ })).toHaveAttribute('href', `/horses/${horse}`);
  await expect(own.getByRole('link', { name: 'You' })).toBeVisible();
  await expect(own.getByRole('link', { name: /elsewhere/ })).toHaveCount(0);

  await expect(friend.getByRole('button', { name: 'Menu, new chat messages' })).toBeVisible();
  await openMenu(friend);
  await chatButton(friend).click();
  const seen = said(sheet(friend), text);
  await expect(seen.getByRole('link', { name: anna, exact: true })).toBeVisible();
  await expect(seen.getByRole('link', { name: 'Juniper', exact: true })).toBeVisible();
  await expectClean(friend, 'chat on a phone');
  // Widening the window closes the sheet.
  await openMenu(friend);
  await chatButton(friend).click();
  const answer = unique('She is lovely!');
  await say(sheet(friend), answer);
  await expect(said(chat, answer).getByRole('link', { name: ben, exact: true })).toBeVisible();
  await expectClean(page, 'chat beside the page');

  await friend.keyboard.press('Escape');
  await expect(sheet(friend)).toBeHidden();
  await expect(menuButton(friend)).toBeFocused();
  await expect(menuButton(friend)).toHaveAccessibleName('Menu');
  await openMenu(friend);
  await chatButton(friend).click();
  await said(sheet(friend), text).getByRole('link', { name: anna, exact: true }).click();
  await expect(friend.getByRole('heading', { level: 1, name: anna })).toBeVisible();
  await expect(sheet(friend)).toBeHidden();

  await page.reload();
  await expect(said(column(page), answer)).toBeVisible();
  await tabTo(page, column(page).getByRole('button', { name: 'Close chat' }));
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expect(column(page)).toBeHidden();
  await expect(chatButton(page)).toBeFocused();
});

test('a message that could not be sent stays, and arrives once @desktop', async ({
  page,
  openBeside,
  expectRefusal,
}) => {
  expectRefusal('/');
  await givenPlayer(page);
  await givenAge(page);
  const friend = await openBeside();
  await givenPlayer(friend);
  await givenAge(friend);
  const chat = await chatting(page);
  const other = await chatting(friend);

  await page.context().setOffline(true);
  const text = unique('Is anybody here?');
  await say(chat, text);
  await expect(said(chat, text).getByText('Not sent.')).toBeVisible();
  await page.context().setOffline(false);
  await said(chat, text).getByRole('button', { name: 'Try again' }).click();
  await expect(said(other, text)).toHaveCount(1);
  await expect(said(chat, text)).toHaveCount(1);
  await expect(said(chat, text).getByText('Not sent.')).toHaveCount(0);

  // It arrives but its reply is lost: the stream shows it.
  await (await deviceOf(page)).send('POST', '/api/dev/clock', { advanceSeconds: 2 });
  await page.route('**/api/chat/messages', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const lost = unique('And now?');
  await say(chat, lost);
  await expect(said(other, lost)).toHaveCount(1);
  await expect(said(chat, lost).getByRole('link', { name: 'You' })).toBeVisible();
  await expect(said(chat, lost)).toHaveCount(1);
});

test('history loads upwards without moving, and new messages wait below @desktop', async ({
  page,
  openBeside,
}) => {
  await givenPlayer(page);
  await givenAge(page);
  const friend = await openBeside();
  const text = unique('Line');
  // One player may not write so much so quickly.
  for (let index = 0; index < 4; index++) {
    await givenPlayer(friend);
    await givenAge(friend);
    const device = await deviceOf(friend);
    for (let line = 0; line < 16; line++) {
      await device.send('POST', '/api/dev/clock', { advanceSeconds: 2 });
      await device.send('POST', '/api/chat/messages', { message: `${text} ${index * 16 + line}.` });
    }
  }
  const chat = await chatting(page);
  await expect(said(chat, `${text} 63.`)).toBeInViewport();
  await expect(said(chat, `${text} 0.`)).toHaveCount(0);
  const messages = chat.getByRole('region', { name: 'Messages' });
  await messages.evaluate((list) => (list.scrollTop = 0));
  await expect(said(chat, `${text} 0.`)).toHaveCount(1);
  await expect(said(chat, `${text} 14.`)).toBeInViewport();

  const device = await deviceOf(friend);
  for (const line of ['first', 'second']) {
    await device.send('POST', '/api/dev/clock', { advanceSeconds: 2 });
    await device.send('POST', '/api/chat/messages', { message: `${text} ${line}` });
  }
  await chat.getByRole('button', { name: '2 new messages' }).click();
  await expect(said(chat, `${text} second`)).toBeInViewport();
  await expect(chat.getByRole('button', { name: '2 new messages' })).toBeHidden();

  // Closing marks as read what came before the server hears of it.
  const marked = page.waitForResponse('**/api/chat/mark-read');
  await chat.getByRole('button', { name: 'Close chat' }).click();
  await marked;
  await device.send('POST', '/api/dev/clock', { advanceSeconds: 2 });
  await device.send('POST', '/api/chat/messages', { message: `${text} third` });
  await page.getByRole('button', { name: 'Live Chat, new messages' }).click();
  await expect(chat.getByText(/^New since /)).toBeVisible();
});

test('a message is reported, its writer muted and freed, and blocked @desktop', async ({
  page,
  openBeside,
}) => {
  const { username } = await givenPlayer(page);
  await givenAge(page);
  const friend = await openBeside();
  await givenPlayer(friend);
  await givenAge(friend);
  const chat = await chatting(page);
  const other = await chatting(friend);
  const text = unique('Go away, all of you.');
  await say(chat, text);
  const seen = said(other, text);
  await seen.getByRole('button', { name: `More about the message of ${username}` }).click();
  await seen.getByRole('button', { name: 'Report' }).click();
  const dialog = friend.getByRole('dialog', { name: 'Report' });
  await dialog.getByRole('radio', { name: 'It is unkind to somebody' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toBeHidden();

  const operator = await openBeside();
  await givenOperator(operator);
  const operatorDevice = await deviceOf(operator);
  const cases = await operatorDevice.get<{ id: string; seen: string }[]>('/api/admin/cases?order=newest');
  const found = cases.find((one) => one.seen === text);
  const decide = (action: string) =>
    operatorDevice.send<{ decision: { id: string } }>('POST', `/api/admin/cases/${found?.id}/decide`, {
      action,
      hours: 24,
      why: 'Please be kind to all.',
    });
  const { decision } = await decide('mute');
  await expect(
    chat.getByText(/You cannot write to other players until .*Please be kind to all\./),
  ).toBeVisible();
  await expect(chat.getByLabel('Your message')).toHaveCount(0);
  await decide('remove');
  await expect(chat.getByText(text)).toHaveCount(0);
  await expect(other.getByText('Removed by an operator').last()).toBeVisible();
  await operatorDevice.send('POST', `/api/admin/decisions/${decision.id}/undo`, { why: 'He said sorry.' });
  await expect(chat.getByLabel('Your message')).toBeVisible();

  const sorry = unique('I am sorry.');
  await say(chat, sorry);
  const last = said(other, sorry);
  await last.getByRole('button', { name: `More about the message of ${username}` }).click();
  await last.getByRole('button', { name: 'Block' }).click();
  await expect(last).toHaveCount(0);
  // Each waits a second after a message of their own.
  await (await deviceOf(page)).send('POST', '/api/dev/clock', { advanceSeconds: 2 });
  const hello = unique('Hello?');
  await say(chat, hello);
  const end = unique('The end');
  await say(other, end);
  await expect(said(other, end)).toBeVisible();
  await expect(said(other, hello)).toHaveCount(0);
});
