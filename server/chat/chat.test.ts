import { describe, expect, test } from 'vitest';
import { everyPage } from '../testing/app/requests.ts';
import { appForFile, appForTest, type TestPlayer } from '../testing/app/test-app.ts';
import { atOnce, outcomes } from '../testing/at-once.ts';
import { say } from '../testing/builders/chat.ts';
import { block, decide, mute, operatorOf, report, suspend, undo } from '../testing/builders/moderation.ts';
import { aWriter } from '../testing/builders/mail.ts';
import { stopWallClock } from '../testing/stop-wall-clock.ts';

const app = await appForFile();

const ROUTE = 'GET /api/chat/messages';
const read = async (player: TestPlayer, query: object = {}) => (await player.call(ROUTE, { query })).body;
const seenBy = async (player: TestPlayer) => (await read(player)).map(({ message }) => message);
const post = (player: TestPlayer, body: object) => player.call('POST /api/chat/messages', { body });
const hasNew = async (player: TestPlayer) => (await player.call('GET /api/chat/has-new')).body.hasNew;
const markRead = async (player: TestPlayer) => (await player.call('POST /api/chat/mark-read')).body.newSince;
const two = async () => [await aWriter(app), await aWriter(app)] as const;

describe('a message', () => {
  test('is read by all; only its writer sees the send id', async () => {
    const [anna, ben] = await two();
    const sendId = crypto.randomUUID();
    const { body: sent } = await post(anna, { message: '  Hello,\n all! ', sendId });
    const { id, username } = anna;
    expect(sent).toMatchObject({ message: 'Hello, all!', username, playerId: id, removed: false, sendId });
    expect(sent.createdAt).toBe(app.clock.now().toISOString());
    expect((await read(anna))[0]).toEqual(sent);
    expect((await read(ben))[0]).toEqual({ ...sent, sendId: null });
  });

  test('sent twice with one id is stored once; another has to wait a second', async () => {
    const [anna, ben] = await two();
    const body = { message: 'Once.', sendId: crypto.randomUUID() };
    const answers = await atOnce(5, () => post(anna, body));
    expect(outcomes(answers)).toEqual({ ok: 5 });
    await app.pass(5);
    expect((await post(anna, body)).body.id).toBe(answers[0]?.body.id);
    expect((await seenBy(ben)).filter((message) => message === 'Once.')).toHaveLength(1);

    await app.pass(5);
    const many = await atOnce(5, (index) => post(ben, { message: `Quick ${index}` }));
    expect(outcomes(many)).toEqual({ ok: 1, TOO_SOON: 4 });
  });

  test('waits longer in slow mode', async () => {
    const [anna, ben] = await two();
    const setSlow = async (seconds: number) =>
      (await operatorOf(app)).call('PUT /api/admin/slow-mode', { body: { seconds } });
    await setSlow(30);
    expect((await ben.call('GET /api/chat/online-count')).body.slowSeconds).toBe(30);
    await say(app, anna);
    await app.pass(10);
    expect((await post(anna, { message: 'Too soon' })).body.message).toBe(
      'That was quick! You can write again in 20 seconds.',
    );
    expect((await post(ben, { message: 'First' })).status).toBe(200);
    await app.pass(20);
    expect((await post(anna, { message: 'In time' })).status).toBe(200);
    await setSlow(0);
  });

  test.each([
    '<script>alert(1)</script> & <b>bold</b>',
    'مرحبا، كيف الحال؟ שלום',
    'Z̷̡͎a̸l̵g̴o n\u0303',
    '👩‍👩‍👧‍👦 🏳️‍🌈 🐴',
    `x'); drop table chat_messages; --`,
    'y'.repeat(500),
  ])('stores %j as it was written', async (text) => {
    const anna = await aWriter(app);
    await post(anna, { message: text });
    expect((await seenBy(anna))[0]).toBe(text);
  });

  test.each([
    ['of spaces', ' \n ', 'Please write something.'],
    ['of what nobody sees', '\u200b\u2060', 'Please write something.'],
    ['of 10,000 characters', 'x'.repeat(10_000), 'A message has at most 500 characters.'],
    ['that turns the direction', 'a\u202eb', 'The message must not contain invisible characters.'],
    ['that is a number', 7, 'Please write something.'],
  ])('%s is refused', async (_, message, problem) => {
    const { status, body } = await post(await aWriter(app), { message });
    expect([status, body.code, body.message]).toEqual([400, 'INVALID_INPUT', problem]);
  });

  test('is deleted after 30 days', async () => {
    const old = await appForTest();
    const anna = await aWriter(old);
    await say(old, anna, 'Old');
    await old.pass(29 * 86_400);
    await say(old, anna, 'New');
    expect(await seenBy(anna)).toEqual(['New', 'Old']);
    await old.pass(2 * 86_400);
    expect(await seenBy(anna)).toEqual(['New']);
  });
});

test('history comes in pages, newest first, also while messages arrive', async () => {
  const [anna, ben] = await two();
  const ids: string[] = [];
  for (let index = 0; index < 5; index++) ids.unshift(await say(app, anna, `Message ${index}`));
  const pages = await everyPage<{ readonly id: string }>(app, ben, ROUTE, '/api/chat/messages?limit=2');
  const first = pages.slice(0, 2).map((page) => page.map(({ id }) => id));
  expect(first).toEqual([ids.slice(0, 2), ids.slice(2, 4)]);
  await say(app, anna);
  expect((await read(ben, { limit: 2, before: ids[1] })).map(({ id }) => id)).toEqual(ids.slice(2, 4));
});

test('messages of others are new until read, and the reply says when the player last read', async () => {
  const [anna, ben] = await two();
  await markRead(ben);
  const readAt = app.clock.now().toISOString();
  expect(await hasNew(ben)).toBe(false);
  await say(app, ben);
  expect(await hasNew(ben)).toBe(false);
  await say(app, anna);
  expect(await hasNew(ben)).toBe(true);
  expect(await markRead(ben)).toBe(readAt);
  expect(await hasNew(ben)).toBe(false);
  expect(await markRead(ben)).toBeNull();
  // Never new for players who may not read chat.
  expect(await hasNew(await app.newPlayer())).toBe(false);
});

describe('moderation', () => {
  test('messages of a blocked player are neither shown nor new, until unblocked', async () => {
    const [anna, ben] = await two();
    await markRead(ben);
    await block(ben, anna.id);
    const id = await say(app, anna, 'From Anna');
    expect(await seenBy(ben)).not.toContain('From Anna');
    expect(await hasNew(ben)).toBe(false);
    expect((await report(ben, 'message', id)).status).toBe(404);
    expect(await seenBy(anna)).toContain('From Anna');
    await ben.call('DELETE /api/blocked-players/:id', { params: { id: anna.id } });
    expect(await seenBy(ben)).toContain('From Anna');
    expect(await hasNew(ben)).toBe(true);
  });

  test('messages of a suspended player are neither shown nor new until the suspension ends', async () => {
    const [anna, ben] = await two();
    await markRead(ben);
    await say(app, anna, 'Before');
    const decision = await suspend(app, anna);
    expect(await seenBy(ben)).not.toContain('Before');
    expect(await hasNew(ben)).toBe(false);
    expect((await post(anna, { message: 'After' })).body.code).toBe('SUSPENDED');
    await undo(app, decision);
    expect(await seenBy(ben)).toContain('Before');
  });

  test('a muted player reads, but cannot send', async () => {
    const [anna, ben] = await two();
    await say(app, ben, 'Can you read this?');
    await mute(app, anna);
    expect(await seenBy(anna)).toContain('Can you read this?');
    expect((await post(anna, { message: 'Muted' })).body.code).toBe('MUTED');
    expect(await seenBy(ben)).not.toContain('Muted');
  });

  test('a message is reported with its neighbours, removed for all, and restored', async () => {
    const [anna, ben] = await two();
    await say(app, ben, 'Is he for sale?');
    const id = await say(app, anna, 'Go away, all of you.');
    await say(app, ben, 'Oh.');
    expect((await report(anna, 'message', id)).status).toBe(409);
    expect(await report(ben, 'message', id)).toMatchObject({ status: 200 });
    const operator = await operatorOf(app);
    const { body: cases } = await operator.call('GET /api/admin/cases', { query: { order: 'newest' } });
    const found = cases.find(({ player }) => player.id === anna.id);
    const params = { id: found?.id };
    const { body: whole } = await operator.call('GET /api/admin/cases/:id', { params });
    expect(whole.seen).toBe('Go away, all of you.');
    expect(whole.context.slice(-3)).toMatchObject([
      { who: ben.username, text: 'Is he for sale?' },
      { who: anna.username, text: 'Go away, all of you.' },
      { who: ben.username, text: 'Oh.' },
    ]);
    const decision = await decide(app, found?.id ?? '', 'remove');
    const shown = async (player: TestPlayer) => (await read(player)).find((message) => message.id === id);
    for (const player of [anna, ben])
      expect(await shown(player)).toMatchObject({ message: '', removed: true });
    expect((await report(ben, 'message', id)).status).toBe(404);
    expect(await undo(app, decision)).toMatchObject({ status: 200 });
    expect(await shown(ben)).toMatchObject({ message: 'Go away, all of you.', removed: false });
  });
});

test('a flood of one account is stopped without slowing others', async () => {
  stopWallClock();
  const limited = await appForTest({ rateLimit: true });
  const [anna, ben] = [await aWriter(limited), await aWriter(limited)];
  const flood = atOnce(1_000, (index) => post(anna, { message: `Flood ${index}` }));
  const answer = await limited.http.inject({
    method: 'POST',
    url: '/api/chat/messages',
    payload: { message: 'Hello!' },
    headers: { authorization: `Bearer ${ben.token}` },
    remoteAddress: '198.51.100.7',
  });
  expect(answer.statusCode).toBe(200);
  expect(outcomes(await flood)).toEqual({ ok: 1, TOO_SOON: 29, TOO_MANY_REQUESTS: 970 });
  expect((await read(ben)).length).toBe(2);
});
