import { expect, test } from 'vitest';
import { HAPPINESS_POINT } from '../../game/horses/happiness.ts';
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
import { aShow } from '../testing/builders/player-shows.ts';
import {
  aFedHorse,
  aHorse,
  callVet,
  changeHorse,
  coinsOf,
  enter,
  enterNext,
  leaveCoins,
  turnOut,
  wearCosmetic,
} from '../testing/builders/stable.ts';
import { wearStoreSet } from '../testing/builders/tack.ts';
import { buyRescue, sellHorse } from '../testing/builders/trade.ts';
import { inTransaction } from '../db/transaction.ts';
import { lockHorsesById } from '../horses/own-horse.ts';
import { changeOwner, CONSEQUENCES, lockForOwnerChange } from './change-owner.ts';

/* One test per line of `CONSEQUENCES`; the world is audited at the end. */

const app = await appForFile();

async function aPlayer(guild: 'rider' | 'trainer' = 'rider'): Promise<TestPlayer> {
  const player = await app.newPlayer(guild);
  await leaveCoins(app, player, 20_000, 10_000);
  return player;
}

/** As a sale between players does it, without the payment. */
async function handOver(horseId: string, from: TestPlayer, to: TestPlayer): Promise<void> {
  const now = app.clock.now();
  await inTransaction(app.db, async (tx) => {
    const horses = [...(await lockHorsesById(tx, [horseId])).values()];
    const change = { horses, from: from.id, to: to.id, now };
    await lockForOwnerChange(tx, change, [from.id, to.id]);
    await changeOwner(tx, change);
  });
}

const horseOf = (player: TestPlayer, id: string) => player.call('GET /api/horses/:id', { params: { id } });
const entriesOf = (id: string) =>
  app.db.selectFrom('show_entries').selectAll().where('horseId', '=', id).orderBy('id').execute();
const level5 = (id: string) => changeHorse(app.db, id, { level: 5 });

test('every consequence has a name of its own', () => {
  expect(new Set(CONSEQUENCES.map(({ what }) => what)).size).toBe(CONSEQUENCES.length);
});

test('entries run on for who paid them after a sale to a player', async () => {
  const [anna, bert] = [await aPlayer(), await aPlayer()];
  const horse = await aFedHorse(anna);
  const [show = ''] = await enterNext(anna, horse, 1);
  await handOver(horse, anna, bert);
  await app.pass(3600);
  const { body } = await anna.call('GET /api/shows/my-entries', { query: { status: 'completed' } });
  expect(body).toMatchObject([{ showId: show, horseId: horse }]);
  expect((await bert.call('GET /api/shows/my-entries')).body).toEqual([]);
  expect((await horseOf(bert, horse)).body.xp).toBeGreaterThan(0);
});

test('entries are scratched by a sale to the market, and the fee stays with the house', async () => {
  const anna = await aPlayer();
  const horse = await aFedHorse(anna);
  await enterNext(anna, horse, 3);
  await level5(horse);
  const coins = await coinsOf(anna);
  expect((await sellHorse(anna, horse)).status).toBe(200);
  expect(await coinsOf(anna)).toBe(coins + 800);
  expect((await entriesOf(horse)).map(({ status }) => status)).toEqual(Array(3).fill('scratched'));
  expect((await anna.call('GET /api/users/me/quota')).body).toMatchObject({ current_active_entries: 0 });
  expect((await anna.call('GET /api/shows/my-entries')).body).toEqual([]);
  await app.pass(2 * 3600);
  expect((await entriesOf(horse)).map(({ status }) => status)).toEqual(Array(3).fill('scratched'));
});

test('a scratched horse’s fee goes to the creator of the player show, once it has run', async () => {
  const [anna, bert] = [await aPlayer(), await aPlayer()];
  await aShow(bert);
  const { body: shows } = await bert.call('GET /api/shows', { query: { createdBy: 'me' } });
  const [show] = shows;
  const [horse, other] = [
    await aFedHorse(anna, { feed: 'annually' }),
    await aFedHorse(anna, { feed: 'annually' }),
  ];
  for (const id of [horse, other]) expect((await enter(anna, show?.id ?? '', id)).status).toBe(200);
  await level5(horse);
  expect((await sellHorse(anna, horse)).status).toBe(200);
  await app.pass(4 * DAY_SECONDS);
  const { body: booked } = await bert.call('GET /api/transactions');
  expect(booked).toContainEqual(
    expect.objectContaining({ type: 'show_fees', amount: 2 * (show?.entryFee ?? 0) }),
  );
  const entries = await anna.call('GET /api/shows/:id/entries', { params: { id: show?.id ?? '' } });
  expect(entries.body).toHaveLength(1);
});

test('a stallion leaves the studs, and requests end with the fee back', async () => {
  const [anna, bert] = [await aPlayer(), await aPlayer()];
  const stallion = await aStud(app, anna);
  const mare = await aMare(app, bert);
  const before = await coinsOf(bert);
  await aRequest(bert, mare, stallion);
  await level5(stallion);
  expect((await sellHorse(anna, stallion)).status).toBe(200);
  expect(await coinsOf(bert)).toBe(before);
  const { body } = await bert.call('GET /api/stud-requests', { query: { box: 'sent', status: 'answered' } });
  expect(body).toMatchObject([{ status: 'void', stallion: { ownerUsername: null } }]);
});

test('a sold mare’s own request ends with the fee back', async () => {
  const [anna, bert] = [await aPlayer(), await aPlayer()];
  const mare = await aMare(app, bert);
  await aRequest(bert, mare, await aStud(app, anna));
  await level5(mare);
  const before = await coinsOf(bert);
  expect((await sellHorse(bert, mare)).status).toBe(200);
  expect(await coinsOf(bert)).toBe(before + 200 + 800);
});

test('tack stays with the seller', async () => {
  const anna = await aPlayer();
  const horse = await aFedHorse(anna);
  await wearStoreSet(anna, horse);
  await enterNext(anna, horse, 1);
  await level5(horse);
  expect((await sellHorse(anna, horse)).status).toBe(200);
  expect((await anna.call('GET /api/tack')).body).toHaveLength(3);
});

test('it is no longer for sale to players', async () => {
  const anna = await aPlayer();
  const horse = await aFedHorse(anna);
  await level5(horse);
  await sellHorse(anna, horse, 5000);
  expect((await sellHorse(anna, horse)).body.listing).toBeNull();
  const kinds = await app.db.selectFrom('listings').select('kind').where('horseId', '=', horse).execute();
  expect(kinds).toEqual([{ kind: 'rescue' }]);
});

test('happiness counts by each owner’s guild for their own time', async () => {
  const [trainer, rider] = [await aPlayer('trainer'), await aPlayer('rider')];
  const horse = await aFedHorse(trainer, { feed: 'annually' });
  await changeHorse(app.db, horse, { happiness: 40 * HAPPINESS_POINT, happinessAt: app.clock.now() });
  await app.pass(DAY_SECONDS);
  await handOver(horse, trainer, rider);
  await app.pass(DAY_SECONDS);
  // A trainer's horse regains 12 a day, a rider's 8; a long bag adds one.
  expect((await horseOf(rider, horse)).body).toMatchObject({ happiness: 62, locked: false });
});

test('a sale to the market brings a horse in from pasture', async () => {
  const anna = await aPlayer();
  const horse = await aHorse(anna);
  await level5(horse);
  await turnOut(anna, [horse]);
  expect((await sellHorse(anna, horse)).status).toBe(200);
  const { grassFrom, worksFrom } = await app.db
    .selectFrom('horses')
    .select(['grassFrom', 'worksFrom'])
    .where('id', '=', horse)
    .executeTakeFirstOrThrow();
  expect([grassFrom, worksFrom]).toEqual([null, null]);
});

test('at the market happiness stands still; the horse comes unfed, with one training saved', async () => {
  const [anna, bert] = [await aPlayer(), await aPlayer()];
  const horse = await aFedHorse(anna, { feed: 'annually' });
  await changeHorse(app.db, horse, {
    level: 5,
    happiness: 70 * HAPPINESS_POINT,
    happinessAt: app.clock.now(),
  });
  await sellHorse(anna, horse);
  await app.pass(30 * DAY_SECONDS);
  expect((await buyRescue(bert, horse)).status).toBe(200);
  expect((await horseOf(bert, horse)).body).toMatchObject({
    ownerId: bert.id,
    happiness: 70,
    feedLeftHours: 0,
    trainingsBanked: 1,
    forSale: false,
  });
});

test('papers, name, cosmetics, insight and published genes stay as they are', async () => {
  const [anna, bert] = [await aPlayer(), await aPlayer()];
  const horse = await aMare(app, anna, { name: 'Iris' });
  await anna.call('POST /api/payments/use-free-insight', { body: { horseId: horse } });
  await anna.call('PUT /api/horses/:id/genes-published', {
    params: { id: horse },
    body: { published: true },
  });
  expect((await wearCosmetic(anna, horse)).status).toBe(200);
  const { body: before } = await horseOf(anna, horse);
  await handOver(horse, anna, bert);
  const { body: after } = await horseOf(bert, horse);
  const unchanged = [
    'name',
    'breedingCheckDate',
    'feedExpiresAt',
    'trainingsBanked',
    'genesPublished',
    'nameplate',
    'nameplates',
  ] as const;
  for (const field of unchanged) expect(after[field], field).toEqual(before[field]);
  expect(after.genetics).not.toBeNull();
  await bert.call('PUT /api/horses/:id/genes-published', {
    params: { id: horse },
    body: { published: false },
  });
  expect((await horseOf(bert, horse)).body.genetics).toBeNull();
  const insight = await anna.call('GET /api/horses/:id/genetics', { params: { id: horse } });
  expect(insight.body.genetics).not.toBeNull();
});

test('a vet’s visit under way serves the horse, also at the market', async () => {
  const [anna, bert] = [await aPlayer(), await aPlayer()];
  const horse = await aStallion(app, anna);
  await level5(horse);
  expect((await callVet(anna, horse, 'gelding')).status).toBe(200);
  await sellHorse(anna, horse);
  await app.pass(3600);
  const { body } = await bert.call('GET /api/market/rescue-horses', { query: { sex: 'gelding' } });
  expect(body.map(({ id }) => id)).toContain(horse);
});

test('a foal under way goes with its mare; at the market it waits for a home, bred by who had her covered', async () => {
  const [anna, bert] = [await aPlayer(), await aPlayer()];
  const [sold, given] = [await aMare(app, anna), await aMare(app, anna)];
  const stallion = await aStud(app, bert);
  for (const mare of [sold, given]) await answer(bert, await aRequest(anna, mare, stallion), 'accept');
  await level5(sold);
  await sellHorse(anna, sold);
  await handOver(given, anna, bert);
  await app.pass(3 * DAY_SECONDS);
  const bred = await app.db
    .selectFrom('horses')
    .select(['id', 'damId', 'ownerId', 'breederId'])
    .where('damId', 'in', [sold, given])
    .execute();
  expect(bred.find(({ damId }) => damId === given)).toMatchObject({
    ownerId: bert.id,
    breederId: bert.id,
  });
  const foal = bred.find(({ damId }) => damId === sold);
  expect(foal).toMatchObject({ breederId: anna.id });
  expect((await buyRescue(bert, foal?.id ?? '')).status).toBe(200);
  expect((await horseOf(bert, foal?.id ?? '')).body.feedLeftHours).toBeGreaterThan(0);
});

test('a cover of one’s own mare is undone by nothing', async () => {
  const anna = await aPlayer();
  const [mare, stallion] = [await aMare(app, anna), await aStallion(app, anna)];
  await cover(anna, mare, stallion);
  await level5(stallion);
  expect((await sellHorse(anna, stallion)).status).toBe(200);
  await app.pass(3 * DAY_SECONDS);
  const { body } = await anna.call('GET /api/horses/:id/children', { params: { id: stallion } });
  expect(body).toMatchObject([{ otherParentId: mare, ownerUsername: anna.username }]);
});

test('a young horse’s book goes on with the new owner, who is told of later pages only', async () => {
  const [anna, bert] = [await aPlayer(), await aPlayer()];
  const mare = await aMare(app, anna);
  await cover(anna, mare, await aStallion(app, anna));
  await app.pass(3 * DAY_SECONDS);
  const { body: foals } = await anna.call('GET /api/horses/:id/children', { params: { id: mare } });
  const foal = foals[0]?.id ?? '';
  await app.pass(3 * DAY_SECONDS);
  await handOver(foal, anna, bert);
  await app.pass(3 * DAY_SECONDS);
  const grown = async (player: TestPlayer) =>
    (await player.call('GET /api/news', { query: { topic: 'foals' } })).body.map(({ title }) => title);
  expect(await grown(anna)).toEqual([
    expect.stringMatching(/ is weaned$/),
    expect.stringMatching(/has foaled/),
  ]);
  expect(await grown(bert)).toEqual([expect.stringMatching(/ is one year old$/)]);
});
