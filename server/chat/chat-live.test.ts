import { expect, test } from 'vitest';
import { readLive, readLiveSince, type LiveReader } from '../testing/app/live-reader.ts';
import { appForFile, appForTest, type TestPlayer } from '../testing/app/test-app.ts';
import { say } from '../testing/builders/chat.ts';
import {
  block,
  decide,
  operatorOf,
  report,
  sayBirthYear,
  suspend,
  undo,
} from '../testing/builders/moderation.ts';
import { aWriter } from '../testing/builders/mail.ts';

const app = await appForFile();

const post = (player: TestPlayer, body: object) => player.call('POST /api/chat/messages', { body });

/** The next event about chat. */
async function nextOfChat(reader: LiveReader) {
  for (;;) {
    const event = await reader.next();
    if (event.chat || event.chatGone || event.topics.includes('chat')) return event;
  }
}

/**
 * Waits until the stream carries chat: a message of somebody else came, or the news that one was sent while the server
 * checked whether the player may read chat.
 */
async function listen(player: TestPlayer, other: TestPlayer): Promise<LiveReader> {
  const reader = await readLive(app, player);
  await say(app, other, 'Ready?');
  for (;;) {
    const { topics, chat } = await nextOfChat(reader);
    if (topics.includes('chat') || chat?.[0]?.message === 'Ready?') return reader;
  }
}

test('the stream carries each message; only its writer’s has the send id', async () => {
  const [anna, ben] = [await aWriter(app), await aWriter(app)];
  const [annas, bens] = [await listen(anna, ben), await listen(ben, anna)];
  await nextOfChat(annas);
  await app.pass(1);
  const { body: sent } = await post(anna, { message: 'Hello!', sendId: crypto.randomUUID() });
  const quiet = { topics: [], results: [], gap: false };
  expect(await nextOfChat(bens)).toEqual({ ...quiet, chat: [{ ...sent, sendId: null }] });
  expect(await nextOfChat(annas)).toEqual({ ...quiet, chat: [sent] });
  annas.leave();
  bens.leave();
});

test('nothing goes to streams of players who blocked the writer, or may not read chat', async () => {
  const [anna, ben] = [await aWriter(app), await aWriter(app)];
  const young = await app.newPlayer();
  await sayBirthYear(young, app.clock.now().getUTCFullYear() - 12);
  const unasked = await app.newPlayer();
  const silent = [await readLive(app, young), await readLive(app, unasked)];
  const bens = await listen(ben, anna);
  await block(ben, anna.id);
  expect((await nextOfChat(bens)).topics).toContain('chat');
  await say(app, anna, 'To whoever wants it');
  await say(app, await aWriter(app), 'The end');
  expect((await nextOfChat(bens)).chat).toMatchObject([{ message: 'The end' }]);
  const [youngs, unaskeds] = silent;
  await block(young, anna.id);
  expect((await youngs?.next())?.topics).toContain('moderation');
  await sayBirthYear(unasked, 1990);
  expect((await unaskeds?.next())?.topics).toContain('moderation');
  // From now on, this stream carries chat too.
  await expect
    .poll(async () => {
      await say(app, anna, 'Welcome!');
      return unaskeds && (await nextOfChat(unaskeds)).chat?.[0]?.message;
    })
    .toBe('Welcome!');
  for (const reader of [bens, ...silent]) reader.leave();
});

test('the stream says that a message was removed, restored, or its writer suspended', async () => {
  const [anna, ben] = [await aWriter(app), await aWriter(app)];
  const bens = await listen(ben, anna);
  const id = await say(app, anna, 'Go away.');
  expect((await nextOfChat(bens)).chat).toMatchObject([{ id, message: 'Go away.' }]);
  await report(ben, 'message', id);
  const { body: cases } = await (
    await operatorOf(app)
  ).call('GET /api/admin/cases', { query: { order: 'newest' } });
  const decision = await decide(app, cases.find(({ player }) => player.id === anna.id)?.id ?? '', 'remove');
  expect((await nextOfChat(bens)).chat).toMatchObject([{ id, message: '', removed: true }]);
  await undo(app, decision);
  expect((await nextOfChat(bens)).chat).toMatchObject([{ id, message: 'Go away.', removed: false }]);
  await suspend(app, anna);
  const { chat, chatGone } = await nextOfChat(bens);
  expect(chat).toBeUndefined();
  expect(chatGone).toContain(id);
  bens.leave();
});

test('a new stream says whether somebody wrote since the page was loaded', async () => {
  const ben = await aWriter(app);
  await app.pass(60);
  const quiet = app.clock.now();
  await say(app, await aWriter(app), 'Meanwhile');
  await app.pass(60);
  const reader = await readLiveSince(app, ben, quiet);
  expect((await reader.next()).topics).toEqual(['chat', 'chat_read']);
  reader.leave();
});

test('a player with a call or a stream counts as online once, for five minutes', async () => {
  const world = await appForTest();
  const [anna, ben] = [await aWriter(world), await aWriter(world)];
  const online = async (player: TestPlayer) => (await player.call('GET /api/chat/online-count')).body.count;
  await expect.poll(() => online(anna)).toBe(2);
  const reader = await readLive(world, anna);
  await world.pass(299);
  await expect.poll(() => online(ben)).toBe(2);
  reader.leave();
  await world.pass(301);
  await ben.call('POST /api/user/activity');
  await expect.poll(() => online(ben)).toBe(1);
  // Another process of the world counts the same players.
  const other = await appForTest({ database: world.database });
  const elsewhere = { authorization: `Bearer ${ben.token}` };
  await expect
    .poll(
      async () =>
        (await other.http.inject({ url: '/api/chat/online-count', headers: elsewhere })).json().count,
    )
    .toBe(1);
});
