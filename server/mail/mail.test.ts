import { describe, expect, test } from 'vitest';
import { readLive } from '../testing/app/live-reader.ts';
import { everyPage } from '../testing/app/requests.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { block, decide, operatorOf, report, undo } from '../testing/builders/moderation.ts';
import { aWriter, LETTER, sendLetter } from '../testing/builders/mail.ts';

const app = await appForFile();

const inbox = async (player: TestPlayer, query: object = {}) =>
  (await player.call('GET /api/messages/inbox', { query })).body;
const sent = async (player: TestPlayer, query: object = {}) =>
  (await player.call('GET /api/messages/sent', { query })).body;
const unread = async (player: TestPlayer) => {
  const { body: shell } = await player.call('GET /api/shell');
  const { body } = await player.call('GET /api/messages/unread-count');
  expect(shell.unreadLetters).toBe(body.count);
  return body.count;
};
const read = (player: TestPlayer, id: string) =>
  player.call('PATCH /api/messages/:id/read', { params: { id } });
const remove = (player: TestPlayer, id: string) =>
  player.call('DELETE /api/messages/:id', { params: { id } });
const post = (player: TestPlayer, body: object) => player.call('POST /api/messages', { body });

const two = async () => [await aWriter(app), await aWriter(app)] as const;

describe('a letter', () => {
  test('arrives and is unread until read, which its writer never learns', async () => {
    const [anna, ben] = await two();
    const reader = await readLive(app, ben);
    const answer = await post(anna, { toUsername: ben.username.toUpperCase(), ...LETTER });
    expect(answer.body).toMatchObject({ message: 'Message sent successfully!', toUsername: ben.username });
    expect((await reader.next()).topics).toEqual(['mail']);
    reader.leave();
    const { id } = answer.body;
    expect(await unread(ben)).toBe(1);
    expect(await unread(anna)).toBe(0);
    const [letter] = await inbox(ben);
    const names = { fromUsername: anna.username, toUsername: ben.username };
    expect(letter).toMatchObject({ id, ...LETTER, ...names, read: false, other: { id: anna.id } });
    expect(await sent(anna)).toMatchObject([{ id, ...names, read: true, other: { id: ben.id } }]);
    expect(await inbox(anna)).toEqual([]);
    expect(await sent(ben)).toEqual([]);

    expect((await read(ben, id)).status).toBe(200);
    expect((await read(ben, id)).status).toBe(200);
    expect(await unread(ben)).toBe(0);
    const { body } = await ben.call('GET /api/messages/:id', { params: { id } });
    expect(body).toEqual({ ...letter, read: true });
    expect(await sent(anna)).toMatchObject([{ id, read: true }]);
  });

  test('is hidden from the player who deletes it, and gone once both did', async () => {
    const [anna, ben] = await two();
    const id = await sendLetter(anna, ben);
    expect((await remove(ben, id)).status).toBe(200);
    expect(await inbox(ben)).toEqual([]);
    expect(await unread(ben)).toBe(0);
    expect((await ben.call('GET /api/messages/:id', { params: { id } })).status).toBe(404);
    expect((await read(ben, id)).status).toBe(404);
    expect((await remove(ben, id)).status).toBe(404);
    expect(await sent(anna)).toMatchObject([{ id }]);
    expect((await remove(anna, id)).status).toBe(200);
    expect(await sent(anna)).toEqual([]);
    const left = await app.db.selectFrom('letters').select('id').where('id', '=', id).execute();
    expect(left).toEqual([]);
  });

  test('that both delete concurrently is gone, without a failure', async () => {
    const [anna, ben] = await two();
    const id = await sendLetter(anna, ben);
    const answers = await Promise.all([remove(anna, id), remove(ben, id), remove(anna, id)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 404,
    ]);
    const left = await app.db.selectFrom('letters').select('id').where('id', '=', id).execute();
    expect(left).toEqual([]);
  });

  test('sent twice with one id is stored once; without an id, twice', async () => {
    const [anna, ben] = await two();
    const body = { toUsername: ben.username, ...LETTER, sendId: crypto.randomUUID() };
    const answers = await Promise.all([post(anna, body), post(anna, body), post(anna, body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await inbox(ben)).toHaveLength(1);
    await sendLetter(anna, ben);
    await sendLetter(anna, ben);
    expect(await inbox(ben)).toHaveLength(3);
    // Another player's ids are not compared.
    await sendLetter(ben, anna, { sendId: body.sendId });
    expect(await inbox(anna)).toHaveLength(1);
  });

  test.each([
    '<script>alert(1)</script> & <b>bold</b>',
    'مرحبا، كيف الحال؟ שלום',
    'Z̷̡͎a̸l̵g̴o n\u0303',
    '👩‍👩‍👧‍👦 🏳️‍🌈 🐴',
    `x'); drop table letters; --\n\nBye`,
    'y'.repeat(5_000),
  ])('stores %j as it was written', async (text) => {
    const [anna, ben] = await two();
    await sendLetter(anna, ben, { subject: text.slice(0, 40).split('\n')[0], body: `  ${text}\r\n ` });
    expect((await inbox(ben))[0]).toMatchObject({ body: text });
  });

  test.each([
    ['of spaces', { body: ' \n ' }, 'Please write your letter.'],
    ['of what nobody sees', { body: '\u200b\u2060' }, 'Please write your letter.'],
    ['of 10,000 characters', { body: 'x'.repeat(10_000) }, 'A letter has at most 5,000 characters.'],
    ['with a zero byte', { body: 'a\u0000b' }, 'The letter must not contain invisible characters.'],
    ['without a subject', { subject: '  ' }, 'Please write a subject.'],
    ['with a long subject', { subject: 'x'.repeat(101) }, 'A subject has at most 100 characters.'],
    ['to nobody', { toUsername: ' ' }, 'Please say whom the letter is for.'],
    ['with a number for text', { body: 7 }, 'Please write your letter.'],
  ])('%s is refused', async (_, wrong, message) => {
    const [anna, ben] = await two();
    const { status, body } = await post(anna, { toUsername: ben.username, ...LETTER, ...wrong });
    expect([status, body.code, body.message]).toEqual([400, 'INVALID_INPUT', message]);
    expect(await inbox(ben)).toEqual([]);
  });
});

describe('the boxes', () => {
  test('come in pages, newest first, also while letters arrive', async () => {
    const [anna, ben] = await two();
    const ids: string[] = [];
    for (let index = 0; index < 5; index++)
      ids.unshift(await sendLetter(anna, ben, { subject: `Letter ${index}` }));
    const route = 'GET /api/messages/inbox';
    const pages = await everyPage<{ readonly id: string }>(app, ben, route, '/api/messages/inbox?limit=2');
    expect(pages.map((page) => page.map(({ id }) => id))).toEqual([
      ids.slice(0, 2),
      ids.slice(2, 4),
      ids.slice(4),
    ]);
    await sendLetter(anna, ben);
    expect((await inbox(ben, { limit: 2, before: ids[1] })).map(({ id }) => id)).toEqual(ids.slice(2, 4));
  });

  test('are searched by subject, words and the other’s name', async () => {
    const [anna, ben] = await two();
    const clara = await aWriter(app);
    const spotted = await sendLetter(anna, ben, { subject: 'A SPOTTED filly' });
    const byBody = await sendLetter(clara, ben, { body: 'She is 100% spotted_roan.' });
    await sendLetter(clara, ben, { subject: 'Saddles' });
    const found = async (search: string) => (await inbox(ben, { search })).map(({ id }) => id);
    expect(await found('spotted')).toEqual([byBody, spotted]);
    expect(await found('0% s')).toEqual([byBody]);
    expect(await found('d_r')).toEqual([byBody]);
    expect(await found('s_otted')).toEqual([]);
    expect(await found(anna.username.toLowerCase())).toEqual([spotted]);
    expect(await found(' ')).toHaveLength(3);
    expect((await inbox(ben, { search: 'spotted', before: byBody })).map(({ id }) => id)).toEqual([spotted]);
    expect(await sent(anna, { search: ben.username })).toHaveLength(1);
  });
});

describe('suggestions', () => {
  const suggested = async (player: TestPlayer, q: string) =>
    (await player.call('GET /api/users/search', { query: { q } })).body;

  test('are others whose names begin with at least two letters, by name', async () => {
    const anna = await aWriter(app);
    for (const username of ['Zuzanne', 'zuza', 'Zuzu', 'Azuza', 'Zu%y']) {
      const email = `${encodeURIComponent(username)}@example.org`;
      await app.call('POST /api/auth/register', { body: { username, email, password: 'bran mash 7' } });
    }
    const names = async (q: string) => (await suggested(anna, q)).map(({ username }) => username);
    expect(await names('ZUZ')).toEqual(['zuza', 'Zuzanne', 'Zuzu']);
    expect(await names('zuza')).toEqual(['zuza', 'Zuzanne']);
    expect(await names('u%')).toEqual([]);
    expect((await anna.call('GET /api/users/search', { query: { q: 'z' } })).body.message).toBe(
      'Type at least 2 letters.',
    );
    expect(await names(anna.username)).not.toContain(anna.username);
  });
});

describe('moderation', () => {
  test('letters of a blocked player are neither listed, counted nor readable, until unblocked', async () => {
    const [anna, ben] = await two();
    const id = await sendLetter(anna, ben);
    await block(ben, anna.id);
    expect(await inbox(ben)).toEqual([]);
    expect(await unread(ben)).toBe(0);
    expect((await ben.call('GET /api/messages/:id', { params: { id } })).status).toBe(404);
    expect((await ben.call('GET /api/users/search', { query: { q: anna.username } })).body).toEqual([]);
    await ben.call('DELETE /api/blocked-players/:id', { params: { id: anna.id } });
    expect(await inbox(ben)).toMatchObject([{ id }]);
    expect(await unread(ben)).toBe(1);
  });

  test('a letter can be reported by its reader only, removed for both, and restored', async () => {
    const [anna, ben] = await two();
    const id = await sendLetter(anna, ben, { subject: 'You', body: 'Go away.\n\nNow.' });
    expect((await report(await aWriter(app), 'letter', id)).status).toBe(404);
    expect((await report(anna, 'letter', id)).status).toBe(404);
    expect(await report(ben, 'letter', id)).toMatchObject({ status: 200 });
    const { body: cases } = await (await operatorOf(app)).call('GET /api/admin/cases');
    const found = cases.find(({ player }) => player.id === anna.id);
    expect(found?.seen).toBe('You\n\nGo away.\n\nNow.');
    const decision = await decide(app, found?.id ?? '', 'remove');
    const removed = { subject: 'Removed', body: 'An operator removed this letter.' };
    expect(await inbox(ben)).toMatchObject([removed]);
    expect(await sent(anna)).toMatchObject([removed]);
    expect(await undo(app, decision)).toMatchObject({ status: 200 });
    expect(await inbox(ben)).toMatchObject([{ subject: 'You', body: 'Go away.\n\nNow.' }]);
  });
});
