import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { HOUSE_SIGNS } from '../../game/house-stables/house-names.ts';
import { findSecret } from '../clock/world.ts';
import { inTransaction } from '../db/transaction.ts';
import { foundHouseStables } from '../founding/house-stables/found-house-stables.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { aMare, aStallion, cover, DAY_SECONDS } from '../testing/builders/breeding.ts';
import { aFedHorse, enterNext, leaveCoins, makeWinner } from '../testing/builders/stable.ts';
import { aListing, buyListing } from '../testing/builders/trade.ts';
import { indexedPlan } from '../testing/database/plan.ts';
import { findWorldNews } from './world-news-queries.ts';

const HOUSES: ReadonlySet<string> = new Set(Object.keys(HOUSE_SIGNS));
const MINUTE_SECONDS = 60;

const app = await appForFile();
let anna: TestPlayer;
let ben: TestPlayer;
beforeAll(async () => {
  anna = await app.newPlayer();
  ben = await app.newPlayer();
});

const told = async () => (await app.call('GET /api/world-news')).body;
const toldLater = async () => {
  await app.pass(MINUTE_SECONDS);
  return told();
};
const titles = async () => (await toldLater()).map(({ title }) => title);

test('a world in which nothing has happened has no news', async () => {
  await aFedHorse(anna);
  expect(await told()).toEqual([]);
});

test('a first win is told once, to everybody, within a minute', async () => {
  const horse = await aFedHorse(anna, { name: 'Marigold', feed: 'annually' });
  await makeWinner(app.db, horse);
  await enterNext(anna, horse, 2);
  await app.pass(3 * 3600);
  const firsts = (await told()).filter(({ kind }) => kind === 'first_win');
  expect(firsts).toMatchObject([
    {
      title: 'Marigold won for the first time',
      text: expect.stringMatching(/, class 1$/),
      horse: { id: horse, name: 'Marigold' },
      stable: { id: anna.id, username: anna.username },
    },
  ]);
  expect(JSON.stringify(firsts)).not.toContain('genotype');
});

test('a birth is told with its dam, and a sale with its buyer', async () => {
  await leaveCoins(app, anna, 20_000);
  await cover(anna, await aMare(app, anna, { name: 'Heather' }), await aStallion(app, anna));
  await app.pass(3 * DAY_SECONDS);
  expect(await toldLater()).toContainEqual(
    expect.objectContaining({ kind: 'birth', title: expect.stringMatching(/^Heather had a (filly|colt)$/) }),
  );
  await leaveCoins(app, anna, 20_000);
  const listing = await aListing(anna, 1500, 'Thrift');
  await app.db.updateTable('players').set({ level: 10 }).where('id', '=', ben.id).execute();
  await leaveCoins(app, ben, 5_000, 5_000);
  expect(await buyListing(ben, listing, 1500)).toMatchObject({ status: 200 });
  const [sale] = await toldLater();
  expect(sale).toMatchObject({ kind: 'sale', title: 'Thrift has a new home', stable: { id: ben.id } });
});

test('what a private stable does is told to nobody, nor a sale from one', async () => {
  const hide = (player: TestPlayer, isPrivate: boolean) =>
    player.call('PUT /api/user/privacy', { body: { isPrivate } });
  expect(await titles()).toContain('Thrift has a new home');
  await hide(anna, true);
  expect(await toldLater()).toEqual([]);
  await hide(anna, false);
  await hide(ben, true);
  expect(await titles()).not.toContain('Thrift has a new home');
  await hide(ben, false);
  await app.db
    .updateTable('players')
    .set({ guestUntil: new Date(app.clock.now().getTime() + 1e9) })
    .where('id', '=', ben.id)
    .execute();
  expect(await titles()).not.toContain('Thrift has a new home');
  await app.db.updateTable('players').set({ guestUntil: null }).where('id', '=', ben.id).execute();
});

test('a founded world tells ten things of its house stables, newest first, from one read a minute', async () => {
  await inTransaction(app.db, async (tx) => foundHouseStables(tx, app.clock.now(), await findSecret(tx), 3));
  const before = await toldLater();
  expect(before).toHaveLength(10);
  expect(before.map(({ at }) => at)).toEqual(
    before
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(before.some(({ stable }) => HOUSES.has(stable.username))).toBe(true);
  await sql`update players set username = 'Renamed' where id = ${ben.id}`.execute(app.db);
  expect(await told()).toEqual(before);
});

test.each(['horses_born_in_time', 'show_entries_great_in_time', 'sales_of_horses'])(
  'reads by %s',
  async (index) => {
    const plan = await indexedPlan(app.db, findWorldNews.recent, { among: '40', limit: '10' });
    expect(plan).toContain(`Index Scan Backward using ${index}`);
  },
);
