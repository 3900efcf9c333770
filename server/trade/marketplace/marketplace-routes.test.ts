import { describe, expect, test } from 'vitest';
import { appForFile, type TestPlayer } from '../../testing/app/test-app.ts';
import { everyPage } from '../../testing/app/requests.ts';
import { aHorse, changeHorse, leaveCoins } from '../../testing/builders/stable.ts';
import { buyTack } from '../../testing/builders/tack.ts';
import {
  aListing,
  aRescueHorse,
  aTackListing,
  buyListing,
  buyRescue,
  sellHorse,
  sellTack,
  soldToYoung,
} from '../../testing/builders/trade.ts';
import { REAL_MS_PER_DAY } from '../../../game/game-time.ts';

const app = await appForFile();

async function aPlayer(coins = 20_000, tradable = 0): Promise<TestPlayer> {
  const player = await app.newPlayer();
  await leaveCoins(app, player, coins, tradable);
  return player;
}
async function aVeteran(coins = 50_000): Promise<TestPlayer> {
  const player = await aPlayer(coins, coins);
  await app.db.updateTable('players').set({ level: 10 }).where('id', '=', player.id).execute();
  return player;
}
const listings = (player: TestPlayer, query: object = {}) =>
  player.call('GET /api/marketplace/listings', { query });

describe('the list', () => {
  test('is filtered, sorted and paged', async () => {
    const anna = await aVeteran(100_000);
    const query = { seller: anna.id, type: 'horse' };
    const ids: string[] = [];
    for (const [index, price] of [3000, 1000, 2000, 1000].entries()) {
      const horse = await aHorse(anna, { breedId: 'friesian', gender: 'stallion' });
      await changeHorse(app.db, horse, { level: 5 + index });
      const { body } = await sellHorse(anna, horse, price);
      ids.push(body.listing?.id ?? '');
    }
    const [a, b, c, d] = ids;
    const order = async (more: object) =>
      (await listings(anna, { ...query, ...more })).body.map(({ id }) => id);
    expect(await order({})).toEqual([d, c, b, a]);
    expect(await order({ sort: 'price' })).toEqual([b, d, c, a]);
    expect(await order({ sort: 'dearest' })).toEqual([a, c, d, b]);
    expect(await order({ sort: 'level', minLevel: '6', maxLevel: '7' })).toEqual([c, b]);
    expect(await order({ minPrice: '1001', maxPrice: '2500' })).toEqual([c]);
    expect(
      await order({ breed: 'friesian', color: 'black', sex: 'stallion', sort: 'youngest' }),
    ).toHaveLength(4);
    expect(await order({ color: 'palomino' })).toEqual([]);
    const { body } = await listings(anna, { ...query, sort: 'youngest' });
    const years = Math.floor((body[0]?.horse?.ageInMonths ?? 0) / 12);
    expect(await order({ minAge: `${years}`, maxAge: `${years}` })).toContain(body[0]?.id);
    expect(await order({ minAge: '40' })).toEqual([]);
    expect(body[0]).toMatchObject({
      seller: { id: anna.id, username: anna.username, shopName: '' },
      horse: { breed: 'Friesian', sex: 'stallion', wins: 0 },
      tack: null,
    });
    for (const sort of ['newest', 'price', 'dearest', 'level', 'youngest']) {
      const address = `/api/marketplace/listings?seller=${anna.id}&sort=${sort}&limit=3`;
      const pages = await everyPage<{ id: string }>(app, anna, 'GET /api/marketplace/listings', address);
      expect(pages.map((page) => page.length)).toEqual([3, 1]);
      expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(4);
    }
  });

  test('holds tack too, by type and quality', async () => {
    const anna = await aVeteran();
    await sellTack(anna, await buyTack(anna, 'saddle'), 700);
    await sellTack(anna, await buyTack(anna, 'bridle'), 600);
    await sellHorse(anna, await aHorse(anna), 3000);
    const found = async (query: object) =>
      (await listings(anna, { seller: anna.id, ...query })).body.map(({ tack }) => tack?.type ?? 'horse');
    expect(await found({})).toEqual(['horse', 'bridle', 'saddle']);
    expect(await found({ type: 'tack', sort: 'price' })).toEqual(['bridle', 'saddle']);
    expect(await found({ sort: 'quality', tackType: 'saddle', minQuality: '35' })).toEqual(['saddle']);
    expect(await found({ minQuality: '36' })).toEqual([]);
    expect(await found({ maxQuality: '34' })).toEqual([]);
  });

  test('holds no rescue horses, and refuses what is no filter', async () => {
    const anna = await aPlayer();
    await aRescueHorse(app, anna);
    const { body: waiting } = await anna.call('GET /api/market/rescue-horses', { query: { limit: '1' } });
    expect(waiting).toHaveLength(1);
    const { body } = await listings(anna, { limit: '100' });
    expect(body.map(({ id }) => id)).not.toContain(waiting[0]?.listingId);
    for (const query of [
      { type: 'rescue' },
      { sort: 'name' },
      { after: '1' },
      { minPrice: '0' },
      { seller: 'x' },
    ])
      expect((await listings(anna, query)).status).toBe(400);
  });
});

describe('what a reader can buy', () => {
  const refusals = async (reader: TestPlayer, query = {}) => {
    const { body } = await listings(reader, { limit: 100, ...query });
    return new Map(body.map(({ id, refusal }) => [id, refusal]));
  };
  test('is marked on each listing, found by a filter, and true when buying', async () => {
    const [seller, full, dealer, bert] = await Promise.all(Array.from({ length: 4 }, () => app.newPlayer()));
    if (!seller || !full || !dealer || !bert) throw new Error('No players');
    for (const each of [seller, full, dealer]) await leaveCoins(app, each, 50_000, 50_000);
    await soldToYoung(app, full, 1900);
    const rescued = await aRescueHorse(app, seller);
    expect(await buyRescue(dealer, rescued)).toMatchObject({ status: 200 });
    const listed = async (price: number) => (await sellHorse(dealer, rescued, price)).body.listing?.id ?? '';
    const fair = [
      await aTackListing(seller, 1225),
      await aListing(seller, 1200),
      await aTackListing(full, 100),
    ];
    const dear = {
      [await aTackListing(seller, 1226)]: 'PAIR_LIMIT',
      [await aTackListing(full, 101)]: 'RECEIVER_LIMIT',
      [await aListing(seller, 9000)]: 'PAIR_LIMIT',
      [await listed(1001)]: 'PAIR_LIMIT',
      [await aListing(dealer, 10)]: 'UNDERPRICED',
    };
    // Around what these may leave to a buyer.
    for (const price of [250, 300, 350, 400, 600]) await aListing(dealer, price);
    await leaveCoins(app, bert, 5000, 0);
    const own = await aTackListing(bert, 10);

    const all = await refusals(bert);
    for (const id of [...fair, own]) expect(all.get(id)).toBeNull();
    for (const [id, code] of Object.entries(dear)) expect(all.get(id)).toMatchObject({ code });
    const open = [...all].flatMap(([id, refusal]) => (refusal === null && id !== own ? [id] : []));
    expect([...(await refusals(bert, { canBuy: 'true' })).keys()]).toEqual(open);
    for (const id of Object.keys(dear)) {
      const { body } = await bert.call('GET /api/marketplace/listings/:id', { params: { id } });
      expect(body.refusal).toEqual(all.get(id));
      expect((await buyListing(bert, id, body.price)).body).toEqual(body.refusal);
    }

    const [saddle = '', horse = ''] = fair;
    expect(await buyListing(bert, horse, 1200)).toMatchObject({ status: 200 });
    expect((await refusals(bert)).get(saddle)).toMatchObject({ code: 'PAIR_LIMIT' });
    expect((await refusals(bert, { canBuy: 'true' })).has(saddle)).toBe(false);
    await app.db.updateTable('players').set({ level: 10 }).where('id', '=', bert.id).execute();
    expect((await refusals(bert)).get(saddle)).toBeNull();
    expect((await refusals(bert, { canBuy: 'true' })).has(saddle)).toBe(true);
  });
});

describe('figures of a player shop', () => {
  test('count what is for sale, and add up what sales of 30 days brought', async () => {
    const [anna, bert] = [await aVeteran(), await aVeteran(200_000)];
    const figures = async () => (await anna.call('GET /api/marketplace/my-sales')).body;
    const counts = async () => (await anna.call('GET /api/marketplace/counts')).body;
    expect(await figures()).toEqual({ days: 30, earned: 0, horses: 0, tack: 0 });
    const before = await counts();
    expect(before).toMatchObject({ mine: 0, most: 1000 });
    const horse = await sellHorse(anna, await aHorse(anna), 1001);
    const saddle = await aTackListing(anna, 333);
    expect(await counts()).toEqual({
      ...before,
      horses: before.horses + 1,
      tack: before.tack + 1,
      mine: 2,
    });
    await leaveCoins(app, anna, 0);
    await buyListing(bert, horse.body.listing?.id ?? '', 1001);
    await buyListing(bert, saddle, 333);
    const { body: user } = await anna.call('GET /api/user');
    expect(await figures()).toEqual({ days: 30, earned: user.coins, horses: 1, tack: 1 });
    expect(await counts()).toEqual(before);
    await app.pass(30 * 86_400);
    expect(await figures()).toMatchObject({ earned: 0, horses: 0, tack: 0 });
  });
});

describe('prices', () => {
  const prices = (player: TestPlayer, query: object) => player.call('GET /api/marketplace/prices', { query });

  test('follow sales, and suggest a price', async () => {
    const [anna, bert] = [await aVeteran(200_000), await aVeteran(200_000)];
    const before = await prices(anna, { breed: 'percheron' });
    expect(before.body).toMatchObject({
      quarter: { sold: 0, median: null },
      last: null,
      suggested: { reason: 'store' },
    });
    expect(before.body.weeks).toHaveLength(12);
    const sell = async (price: number) => {
      await app.pass(60);
      const { body } = await sellHorse(anna, await aHorse(anna, { breedId: 'percheron' }), price);
      expect((await buyListing(bert, body.listing?.id ?? '', price)).status).toBe(200);
    };
    for (const price of [1000, 5000]) await sell(price);
    await app.pass(8 * 86_400);
    for (const price of [2000, 3000, 4000]) await sell(price);
    const { body } = await prices(anna, { breed: 'percheron' });
    expect(body.weeks.slice(-2)).toMatchObject([
      { sold: 2, median: 1000 },
      { sold: 3, median: 3000, low: 2000, high: 4000 },
    ]);
    expect(body.recent).toEqual({ sold: 5, median: 3000, low: 2000, high: 4000 });
    expect(body.last).toMatchObject({ price: 4000 });
    expect(body.suggested).toEqual({ price: 3000, reason: 'recent' });
  });

  test('include a new sale at once, however often they were read in that minute', async () => {
    const [anna, bert] = [await aVeteran(), await aVeteran()];
    const quarter = async () => (await prices(anna, { tackType: 'bridle', quality: '35' })).body.quarter;
    const before = await quarter();
    for (const [index, price] of [700, 700, 900].entries()) {
      const sale = await sellTack(anna, await buyTack(anna, 'bridle'), price);
      expect((await buyListing(bert, sale.body.listing?.id ?? '', price)).status).toBe(200);
      expect((await quarter()).sold).toBe(before.sold + index + 1);
    }
  });

  test('are added up once a minute', async () => {
    const anna = await aVeteran();
    const sold = async () => (await prices(anna, { breed: 'haflinger' })).body.quarter.sold;
    expect(await sold()).toBe(0);
    const id = '00000000-0000-7000-8000-000000000000';
    // Before the last minute nothing can be sold any more.
    const soldAt = new Date(app.clock.now().getTime() - REAL_MS_PER_DAY);
    const sale = {
      id,
      kind: 'horse',
      sellerId: anna.id,
      buyerId: id,
      price: 1000,
      soldAt,
      breed: 'haflinger',
    } as const;
    await app.db.insertInto('sales').values(sale).execute();
    expect(await sold()).toBe(0);
    await app.pass(60);
    expect(await sold()).toBe(1);
    await app.db.deleteFrom('sales').where('id', '=', id).execute();
  });

  test('of tack compare about the same quality', async () => {
    const [anna, bert] = [await aVeteran(), await aVeteran()];
    await buyListing(bert, await aTackListing(anna, 800), 800);
    const sold = async (query: object) => (await prices(anna, query)).body.quarter.sold;
    expect(await sold({ tackType: 'saddle', quality: '50' })).toBeGreaterThan(0);
    expect(await sold({ tackType: 'saddle', quality: '56' })).toBe(0);
    for (const query of [{}, { breed: 'arabian', tackType: 'saddle' }])
      expect((await prices(anna, query)).status).toBe(400);
  });
});
