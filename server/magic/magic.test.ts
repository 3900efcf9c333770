import { expect, test } from 'vitest';
import { bankWith } from '../../game/guild-work/training-bank.ts';
import { bornAtAge } from '../../game/horses/age.ts';
import { MAGIC_ROWS, type MagicItem } from '../../game/magic/items.ts';
import { cover, aMare, aStallion } from '../testing/builders/breeding.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { atOnce, outcomes } from '../testing/at-once.ts';
import { BAD_TEXTS } from '../testing/bad-values.ts';
import {
  aFedHorse,
  bringIn,
  changeHorse,
  coinsOf,
  leaveCoins,
  turnOut,
  useMagic,
} from '../testing/builders/stable.ts';
import { aSellableHorse, buyRescue, sellHorse } from '../testing/builders/trade.ts';
import { expectBooksToBalance } from '../testing/database/audit.ts';

const app = await appForFile();

const rowOf = (id: string) =>
  app.db.selectFrom('horses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const seenBy = async (player: TestPlayer, id: string) =>
  (await player.call('GET /api/horses/:id', { params: { id } })).body;
const cardFor = async (player: TestPlayer, id: string) =>
  (await player.call('GET /api/horses/:id/card', { params: { id } })).body;
const historyFor = async (player: TestPlayer, id: string) =>
  (await player.call('GET /api/horses/:id/history', { params: { id } })).body.map(({ details }) => details);

async function withHorse(coins = 10_000) {
  const player = await app.newPlayer();
  const id = await aFedHorse(player);
  await leaveCoins(app, player, coins);
  return { player, id };
}

const USES: Readonly<Record<MagicItem, readonly [wish: object, columns: readonly string[]]>> = {
  ribbon: [{}, ['happiness', 'happinessAt']],
  hourglass: [{}, ['bornAt']],
  whistle: [{}, ['trainingFrom', 'whistledDay']],
  mane_scroll: [{ maneStyle: 'long' }, ['maneStyle']],
  lantern: [{ backdrop: 'northern_lights' }, ['backdrop']],
};

test.each(Object.entries(USES))(
  'a %s costs its price and changes only its own columns',
  async (item, [wish, columns]) => {
    const { player, id } = await withHorse();
    await changeHorse(app.db, id, { happiness: 400_000, happinessAt: app.clock.now() });
    await app.pass(60);
    const before: Readonly<Record<string, unknown>> = await rowOf(id);
    const answer = await useMagic(player, id, { item, ...wish });
    const { price } = MAGIC_ROWS[item as MagicItem];
    expect(answer).toMatchObject({ status: 200, body: { cost: price, coins: 10_000 - price } });
    const after: Readonly<Record<string, unknown>> = await rowOf(id);
    const changed = Object.keys(after).filter(
      (column) => JSON.stringify(after[column]) !== JSON.stringify(before[column]),
    );
    expect(changed.toSorted()).toEqual(columns);
    const { body: lines } = await player.call('GET /api/transactions');
    expect(lines[0]).toMatchObject({ type: 'magic_shop', amount: -price });
    await expectBooksToBalance(app.db, app.clock.now());
  },
);

test('the ribbon raises happiness, the whistle saves a training', async () => {
  const { player, id } = await withHorse();
  await changeHorse(app.db, id, { happiness: 400_000, trainingFrom: bankWith(2, app.clock.now()) });
  await useMagic(player, id, { item: 'ribbon' });
  const whistled = await useMagic(player, id);
  expect(whistled.body.message).toBe('Juniper came running: trainings saved: 3.');
  expect(await seenBy(player, id)).toMatchObject({
    happiness: 100,
    trainingsBanked: 3,
    whistledToday: true,
  });
  await app.pass(86_400);
  expect(await seenBy(player, id)).toMatchObject({ whistledToday: false });
});

test('a mane and a backdrop are seen by everybody, stay when sold, and are in the history', async () => {
  const { player, id } = await withHorse();
  const visitor = await app.newPlayer();
  expect(await cardFor(visitor, id)).toMatchObject({ backdrop: null, look: { maneStyle: 'short' } });
  await useMagic(player, id, { item: 'mane_scroll', maneStyle: 'braided' });
  await useMagic(player, id, { item: 'lantern', backdrop: 'starry_night' });
  const changed = { backdrop: 'starry_night', look: { maneStyle: 'braided' } };
  expect(await cardFor(visitor, id)).toMatchObject(changed);
  await changeHorse(app.db, id, { ownerId: visitor.id });
  expect(await seenBy(visitor, id)).toMatchObject({ ...changed, maneStyle: 'braided' });
  expect(
    (await visitor.call('GET /api/players/:id/horses', { params: { id: visitor.id } })).body,
  ).toMatchObject([{ look: { maneStyle: 'braided' } }]);
  expect((await historyFor(visitor, id)).slice(0, 2)).toEqual([
    'A lantern lights the portrait: Starry night',
    'A scroll changed the mane: braided',
  ]);
  const out = await useMagic(visitor, id, { item: 'lantern', backdrop: null });
  expect(out).toMatchObject({ status: 200, body: { cost: 0 } });
  expect(await cardFor(player, id)).toMatchObject({ backdrop: null });
  await changeHorse(app.db, id, { ownerId: player.id });
});

test('a foal, an adult and a horse in between grow twelve months, and keep their feed', async () => {
  const { player, id } = await withHorse(50_000);
  for (const months of [0, 5, 59, 60, 66, 71, 72, 200, 347]) {
    await changeHorse(app.db, id, { bornAt: bornAtAge(months, app.clock.now()) });
    const { feedExpiresAt } = await seenBy(player, id);
    expect(await useMagic(player, id, { item: 'hourglass' })).toMatchObject({ status: 200 });
    expect(await seenBy(player, id)).toMatchObject({ ageInMonths: months + 12, feedExpiresAt });
  }
  expect((await historyFor(player, id))[0]).toBe('Grew 12 months older by an hourglass');
});

test('a horse retires by an hourglass only if its owner agrees', async () => {
  const { player, id } = await withHorse();
  await changeHorse(app.db, id, { bornAt: bornAtAge(350, app.clock.now()) });
  expect((await useMagic(player, id, { item: 'hourglass' })).body.code).toBe('WOULD_RETIRE');
  expect(await useMagic(player, id, { item: 'hourglass', retire: true })).toMatchObject({ status: 200 });
  expect(await seenBy(player, id)).toMatchObject({ retired: true, ageInMonths: 362 });
  expect(await coinsOf(player)).toBe(6_000);
});

test('a horse that is for sale stays in use, and its listing follows its age', async () => {
  const { player, id } = await withHorse();
  expect(await sellHorse(player, id, 9_000)).toMatchObject({ status: 200 });
  const { ageInMonths } = await seenBy(player, id);
  expect(await useMagic(player, id, { item: 'hourglass' })).toMatchObject({ status: 200 });
  expect(await useMagic(player, id, { item: 'mane_scroll', maneStyle: 'long' })).toMatchObject({
    status: 200,
  });
  expect(await seenBy(player, id)).toMatchObject({
    ageInMonths: ageInMonths + 12,
    price: 9_000,
  });
  await expectBooksToBalance(app.db, app.clock.now());
});

test('nobody enchants a horse at the market, which keeps its mane and whistled day for its new owner', async () => {
  const player = await app.newPlayer();
  await leaveCoins(app, player, 30_000);
  const id = await aSellableHorse(app, player);
  await useMagic(player, id);
  await useMagic(player, id, { item: 'mane_scroll', maneStyle: 'braided' });
  await useMagic(player, id, { item: 'lantern', backdrop: 'snowfall' });
  expect(await sellHorse(player, id)).toMatchObject({ status: 200 });
  const wishes = Object.entries(USES).map(([item, [wish]]) => ({ item, ...wish }));
  for (const wish of wishes) expect((await useMagic(player, id, wish)).body.code).toBe('NOT_YOUR_HORSE');
  const { body: waiting } = await player.call('GET /api/market/rescue-horses');
  expect(waiting.find((horse) => horse.id === id)).toMatchObject({ look: { maneStyle: 'braided' } });

  const buyer = await app.newPlayer();
  await leaveCoins(app, buyer, 10_000);
  expect(await buyRescue(buyer, id)).toMatchObject({ status: 200 });
  expect(await seenBy(buyer, id)).toMatchObject({ backdrop: 'snowfall', maneStyle: 'braided' });
  expect((await useMagic(buyer, id)).body.code).toBe('WHISTLED_TODAY');
  await expectBooksToBalance(app.db, app.clock.now());
});

test('magic works on a horse on pasture, which stays there', async () => {
  const { player, id } = await withHorse(50_000);
  await changeHorse(app.db, id, { happiness: 400_000, happinessAt: app.clock.now() });
  expect(await turnOut(player, [id])).toMatchObject({ status: 200 });
  await app.pass(3_600);
  const { feedLeftHours } = await seenBy(player, id);
  for (const [item, [wish]] of Object.entries(USES))
    expect(await useMagic(player, id, { item, ...wish })).toMatchObject({ status: 200 });
  const { grassFrom } = await rowOf(id);
  expect(grassFrom).not.toBeNull();
  expect(await seenBy(player, id)).toMatchObject({
    happiness: 100,
    feedLeftHours,
    backdrop: 'northern_lights',
  });
});

test('a foal on grass regains no milk that it drank there', async () => {
  const { player, id } = await withHorse(50_000);
  const now = app.clock.now();
  await changeHorse(app.db, id, { bornAt: now, feedExpiresAt: bornAtAge(-6, now) });
  expect(await turnOut(player, [id])).toMatchObject({ status: 200 });
  await app.pass(5_400);
  const { feedLeftHours } = await seenBy(player, id);
  expect(await useMagic(player, id, { item: 'hourglass' })).toMatchObject({ status: 200 });
  expect(await seenBy(player, id)).toMatchObject({ feedLeftHours });
  expect(await bringIn(player, [id])).toMatchObject({ status: 200 });
  expect(await seenBy(player, id)).toMatchObject({ feedLeftHours, ageInMonths: 12 });
});

test('a mare in foal keeps the day of the birth and the rest after it, even when she retires', async () => {
  const player = await app.newPlayer();
  await leaveCoins(app, player, 30_000);
  const mare = await aMare(app, player);
  const stallion = await aStallion(app, player);
  await changeHorse(app.db, mare, { bornAt: bornAtAge(355, app.clock.now()) });
  expect(await cover(player, mare, stallion)).toMatchObject({ status: 200 });
  const { foalsAt, restsUntil } = await seenBy(player, mare);
  expect(foalsAt).not.toBeNull();
  await useMagic(player, mare, { item: 'hourglass', retire: true });
  expect(await seenBy(player, mare)).toMatchObject({ foalsAt, restsUntil, retired: true });
  await app.pass(3 * 86_400 + 60);
  const foals = await player.call('GET /api/horses/:id/children', { params: { id: mare } });
  expect(foals.body).toMatchObject([{ ageInMonths: 0 }]);
  await expectBooksToBalance(app.db, app.clock.now());
});

test('concurrent orders pay for an item as often as it acts', async () => {
  const { player, id } = await withHorse(100_000);
  await changeHorse(app.db, id, { happiness: 400_000, bornAt: bornAtAge(66, app.clock.now()) });
  const many = async (wish: object) => outcomes(await atOnce(12, () => useMagic(player, id, wish)));
  expect(await many({ item: 'ribbon' })).toEqual({ ok: 1, ALREADY_HAPPY: 11 });
  expect(await many({ item: 'whistle' })).toEqual({ ok: 1, WHISTLED_TODAY: 11 });
  expect(await many({ item: 'mane_scroll', maneStyle: 'long' })).toEqual({ ok: 1, SAME_MANE: 11 });
  expect(await many({ item: 'lantern', backdrop: 'snowfall' })).toEqual({ ok: 1, SAME_BACKDROP: 11 });
  expect(await coinsOf(player)).toBe(100_000 - 1_200 - 150 - 1_500 - 3_000);
  await leaveCoins(app, player, 9_000);
  expect(await many({ item: 'hourglass' })).toEqual({ ok: 2, NOT_ENOUGH_COINS: 10 });
  expect(await coinsOf(player)).toBe(1_000);
  expect(await seenBy(player, id)).toMatchObject({ ageInMonths: 90 });
  await expectBooksToBalance(app.db, app.clock.now());
});

test('invalid values are refused and change nothing', async () => {
  const { player, id } = await withHorse();
  const before = await rowOf(id);
  for (const bad of BAD_TEXTS) {
    for (const body of [
      { item: bad, horseId: id },
      { item: 'ribbon', horseId: bad },
      { item: 'mane_scroll', horseId: id, maneStyle: bad },
      { item: 'lantern', horseId: id, backdrop: bad ?? 1 },
      { item: 'hourglass', horseId: id, retire: bad === true ? 1 : (bad ?? -1) },
    ])
      expect((await player.call('POST /api/magic-shop/use', { body })).status, JSON.stringify(body)).toBe(
        400,
      );
  }
  const missing = await player.call('POST /api/magic-shop/use', { body: { item: 'lantern', horseId: id } });
  expect(missing.status).toBe(400);
  expect(missing.body.message).toMatch(/^Please choose a backdrop/);
  expect(await rowOf(id)).toEqual(before);
});
