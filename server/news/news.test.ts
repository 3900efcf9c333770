import { beforeAll, expect, test } from 'vitest';
import { disciplineLabel } from '../../game/shows/disciplines.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import {
  aMare,
  answer,
  aRequest,
  aStallion,
  aStud,
  cover,
  DAY_SECONDS,
} from '../testing/builders/breeding.ts';
import { aHorse, aFedHorse, enterNext, leaveCoins, makeWinner } from '../testing/builders/stable.ts';
import { buyListing, sellHorse, soldToYoung } from '../testing/builders/trade.ts';

const app = await appForFile();
let anna: TestPlayer;
let bert: TestPlayer;
beforeAll(async () => {
  [anna, bert] = [await app.newPlayer(), await app.newPlayer()];
  await leaveCoins(app, anna, 20_000, 20_000);
  await leaveCoins(app, bert, 20_000, 20_000);
  // Registration itself is no news.
  await app.pass(1);
  // From this level the pair limit does not apply.
  await app.db.updateTable('players').set({ level: 10 }).where('id', 'in', [anna.id, bert.id]).execute();
});

const newsOf = async (player: TestPlayer, query = {}) => (await player.call('GET /api/news', { query })).body;
const titles = async (player: TestPlayer, query = {}) =>
  (await newsOf(player, query)).map(({ title }) => title);
const since = async (player: TestPlayer) => (await player.call('GET /api/news/since-last-visit')).body;
const newsState = async (player: TestPlayer) => (await player.call('GET /api/news/state')).body;
const comeBack = (player: TestPlayer) => player.call('GET /api/auth/me');

test('a newcomer has no news', async () => {
  const player = await app.newPlayer();
  expect(await newsOf(player)).toEqual([]);
  expect(await newsState(player)).toMatchObject({ unread: 0, topicsOff: [] });
  expect(await since(player)).toMatchObject({ firstVisit: true, starts: 0, latest: [], more: false });
});

test('breeding: foals, requests received, and answers to own requests', async () => {
  const [juniper, bramble, hazel] = [
    await aMare(app, anna),
    await aMare(app, anna, { name: 'Bramble' }),
    await aMare(app, anna, { name: 'Hazel' }),
  ];
  expect(await cover(anna, juniper, await aStallion(app, anna))).toMatchObject({ status: 200 });
  const star = await aStud(app, bert, { name: 'Star' });
  const [accepted, declined] = [await aRequest(anna, bramble, star), await aRequest(anna, hazel, star)];
  const [newest] = await newsOf(bert);
  expect(newest).toMatchObject({
    topic: 'studs',
    title: `${anna.username} asks for Star`,
    text: 'For Hazel, fee 200 coins. The fee is held until you answer.',
    href: '/stud-requests',
    action: 'Answer',
    horse: { id: star, name: 'Star' },
  });
  await app.pass(3600);
  await answer(bert, accepted, 'accept');
  await answer(bert, declined, 'decline');
  expect((await newsOf(bert))[0]).toMatchObject({
    text: 'For Hazel, fee 200 coins. You declined.',
    action: null,
  });
  await app.pass(3 * DAY_SECONDS);
  expect(await titles(anna)).toEqual([
    expect.stringMatching(/^Bramble has foaled: a (filly|colt)$/),
    expect.stringMatching(/^Juniper has foaled: a (filly|colt)$/),
    'Your request for Star was declined',
    'Your request for Star was accepted',
  ]);
  expect((await newsOf(anna))[2]).toMatchObject({ text: '200 coins came back.', horse: { id: hazel } });
});

test('sales: a horse and a piece of tack, with what the seller got', async () => {
  const seller = await app.newPlayer();
  await leaveCoins(app, seller, 10_000);
  const horse = await aHorse(seller, { name: 'Copper Lane' });
  const { body } = await sellHorse(seller, horse, 3_150);
  expect(await buyListing(bert, body.listing?.id ?? '', 3_150)).toMatchObject({ status: 200 });
  await soldToYoung(app, seller, 1_000);
  expect(await newsOf(seller)).toMatchObject([
    { topic: 'sales', title: 'Saddle of 35% quality sold for 1,000 coins', horse: null, tackType: 'saddle' },
    {
      title: 'Copper Lane sold for 3,150 coins',
      text: `Bought by ${bert.username}. You got 2,992 coins after the 5% cut.`,
      horse: { id: horse },
      tackType: null,
    },
  ]);
});

test('results: up to five all, of more those with a prize, with sums of all', async () => {
  const player = await app.newPlayer();
  const horses = [
    await aFedHorse(player, { name: 'Juniper', feed: 'semiannually' }),
    await aFedHorse(player, { name: 'Bramble', feed: 'semiannually' }),
  ];
  await enterNext(player, horses[0] ?? '', 5);
  await app.pass(3600);
  const first = await since(player);
  expect(first).toMatchObject({ firstVisit: true, starts: 5, more: false });
  expect(first.latest).toHaveLength(5);
  expect(await newsOf(player)).toHaveLength(first.paid);

  await comeBack(player);
  const left = app.clock.now();
  await app.pass(DAY_SECONDS);
  for (const horse of horses) await enterNext(player, horse, 3);
  await app.pass(8 * 3600);
  await comeBack(player);
  const second = await since(player);
  expect(second).toMatchObject({ since: left.toISOString(), firstVisit: false, starts: 6 });
  expect(second.latest).toHaveLength(Math.min(5, second.paid));
});

test('a topic that is off is neither listed nor counted, and can still be filtered for', async () => {
  const before = await titles(anna);
  const off = await anna.call('PUT /api/news/topics-off', { body: { topicsOff: ['studs', 'studs'] } });
  expect(off).toMatchObject({ status: 200, body: { topicsOff: ['studs'] } });
  const shown = await titles(anna);
  expect(shown).toEqual(before.filter((title) => !title.startsWith('Your request')));
  expect(await newsState(anna)).toMatchObject({ unread: shown.length });
  expect(await titles(anna, { topic: 'studs' })).toHaveLength(2);
  expect(await anna.call('PUT /api/news/topics-off', { body: { topicsOff: ['gossip'] } })).toMatchObject({
    status: 400,
  });
  await anna.call('PUT /api/news/topics-off', { body: { topicsOff: [] } });
  expect(await titles(anna)).toEqual(before);
});

test('reading marks all until now, and only for the reader', async () => {
  const count = (await newsOf(bert)).length;
  expect(count).toBeGreaterThan(0);
  expect(await newsState(bert)).toMatchObject({ unread: count });
  expect((await bert.call('GET /api/shell')).body.unreadNews).toBe(count);
  expect(await bert.call('POST /api/news/read')).toMatchObject({ status: 200, body: { unread: 0 } });
  expect((await bert.call('GET /api/shell')).body.unreadNews).toBe(0);
  expect((await newsState(anna)).unread).toBeGreaterThan(0);
});

test('pages list every piece of news once', async () => {
  const all = (await newsOf(anna)).map(({ id }) => id);
  const read: string[] = [];
  let query: Record<string, string> = { limit: '1' };
  for (let page = 0; page < all.length; page++) {
    const { body, headers } = await anna.call('GET /api/news', { query });
    read.push(...body.map(({ id }) => id));
    const [last] = body;
    query = { limit: '1', before: last?.id ?? '', beforeMs: String(Date.parse(last?.at ?? '')) };
    expect(headers['link'] !== undefined).toBe(page < all.length - 1);
  }
  expect(read).toEqual(all);
});

test('the last win names its show', async () => {
  const player = await app.newPlayer();
  const star = await aFedHorse(player, { name: 'Star' });
  expect((await since(player)).lastWin).toBeNull();
  await makeWinner(app.db, star);
  const [showId] = await enterNext(player, star, 1);
  const { type, scheduledDate } = (await player.call('GET /api/shows/:id', { params: { id: `${showId}` } }))
    .body;
  await app.pass(3600);
  expect((await since(player)).lastWin).toEqual({
    horseId: star,
    showId,
    what: disciplineLabel(type),
    where: expect.stringMatching(new RegExp(`^${disciplineLabel(type)} at [A-Z].*, class 1$`)),
    at: scheduledDate,
  });
});
