import { describe, expect, test } from 'vitest';
import { atOnce, outcomes } from '../testing/at-once.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { everyPage } from '../testing/app/requests.ts';
import {
  aFedHorse,
  aHorse,
  changeHorse,
  coinsOf,
  enterNext,
  leaveCoins,
} from '../testing/builders/stable.ts';
import { aMare, aStallion, cover } from '../testing/builders/breeding.ts';
import { buyTack, equip } from '../testing/builders/tack.ts';
import { aRescueHorse, aSellableHorse, buyRescue, sellHorse, sellTack } from '../testing/builders/trade.ts';

const app = await appForFile();

async function aPlayer(coins = 20_000): Promise<TestPlayer> {
  const player = await app.newPlayer();
  await leaveCoins(app, player, coins);
  return player;
}
const horseOf = (player: TestPlayer, id: string) => player.call('GET /api/horses/:id', { params: { id } });
const cardOf = (player: TestPlayer, id: string) =>
  player.call('GET /api/horses/:id/card', { params: { id } });
const rescues = (player: TestPlayer, query: object = {}) =>
  player.call('GET /api/market/rescue-horses', { query });

describe('a horse sold to the market', () => {
  test('brings 800 bound coins, and waits there with its story', async () => {
    const [anna, bert] = [await aPlayer(), await aPlayer()];
    const horse = await aSellableHorse(app, anna, 'Iris');
    const { body: before } = await anna.call('GET /api/user');
    const sold = await sellHorse(anna, horse);
    expect(sold.body).toEqual({ message: 'Iris went to the market for 800 coins.', listing: null });
    const { body: after } = await anna.call('GET /api/user');
    expect(after.coins).toBe(before.coins + 800);
    expect(after.tradableCoins).toBe(before.tradableCoins);
    expect(await horseOf(anna, horse)).toMatchObject({ status: 403, body: { code: 'NOT_YOUR_HORSE' } });
    expect((await anna.call('GET /api/horses')).body).toEqual([]);

    const { body: card } = await cardOf(bert, horse);
    expect(card).toMatchObject({ name: 'Iris', owner: null, sale: { price: 1000 } });
    const { body } = await rescues(bert);
    expect(body.find(({ id }) => id === horse)).toMatchObject({ name: 'Iris', level: 5, price: 1000 });
    const { body: ledger } = await anna.call('GET /api/transactions');
    expect(ledger[0]).toMatchObject({
      type: 'market_sale',
      amount: 800,
      description: 'Sold the horse Iris to the market',
    });
  });

  test('is bought for 1,000 coins, and its history names each owner', async () => {
    const [anna, bert] = [await aPlayer(), await aPlayer()];
    const horse = await aRescueHorse(app, anna, 'Iris');
    const bought = await buyRescue(bert, horse);
    expect(bought.body).toEqual({ message: 'Iris has a home with you.', horseId: horse, coins: 19_000 });
    expect((await horseOf(bert, horse)).body).toMatchObject({ ownerId: bert.id, name: 'Iris' });
    const { body } = await bert.call('GET /api/horses/:id/history', {
      params: { id: horse },
      query: { of: 'owners' },
    });
    expect(body.map(({ kind, relatedUsername }) => [kind, relatedUsername])).toEqual([
      ['rescued', bert.username],
      ['sold_to_market', anna.username],
      ['bought', anna.username],
    ]);
    expect((await rescues(bert)).body.map(({ id }) => id)).not.toContain(horse);
  });

  test('belongs to nobody: every call on it is refused', async () => {
    const anna = await aPlayer();
    const horse = await aRescueHorse(app, anna);
    const params = { id: horse };
    const refused = [
      await anna.call('PATCH /api/horses/:id/name', { params, body: { name: 'Mine' } }),
      await anna.call('POST /api/train/:id', { params, body: { discipline: 'racing' } }),
      await anna.call('PUT /api/horses/:id/locked', { params, body: { locked: true } }),
      await anna.call('PUT /api/horses/:id/stud', { params, body: { fee: 5 } }),
      await anna.call('POST /api/horses/:id/request-vet', { params, body: { service_type: 'checkup' } }),
      await sellHorse(anna, horse),
      await sellHorse(anna, horse, 500),
    ];
    for (const { body } of refused) expect(body.code).toBe('NOT_YOUR_HORSE');
    for (const path of ['card', 'pedigree', 'children', 'history'] as const)
      expect((await anna.call(`GET /api/horses/:id/${path}`, { params })).status, path).toBe(200);
    const board = await anna.call('GET /api/leaderboards/horses', { query: { limit: '100' } });
    expect(board.body.map(({ id }) => id)).not.toContain(horse);
  });
});

test.each([null, 0, -1, 1.5, '800', 10_000_001, true, []])(
  'a price of %j is refused, and sells nothing',
  async (price) => {
    const anna = await aPlayer();
    const horse = await aSellableHorse(app, anna);
    const tack = await buyTack(anna, 'bridle');
    for (const answer of [await sellHorse(anna, horse, price), await sellTack(anna, tack, price)])
      expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect((await horseOf(anna, horse)).body).toMatchObject({ forSale: false });
  },
);

test('a misspelt price does not sell the horse to the market', async () => {
  const anna = await aPlayer();
  const body = { horseId: await aSellableHorse(app, anna), Price: 3000 };
  expect((await anna.call('POST /api/market/sell-horse', { body })).status).toBe(400);
});

describe('for sale to players', () => {
  test('a horse of any level is listed, repriced and taken off', async () => {
    const anna = await aPlayer();
    const horse = await aHorse(anna, { name: 'Iris' });
    const { body } = await sellHorse(anna, horse, 3000);
    expect(body).toMatchObject({
      message: 'Iris is for sale for 3,000 coins.',
      listing: { horseId: horse, price: 3000 },
    });
    const id = body.listing?.id ?? '';
    expect((await horseOf(anna, horse)).body).toMatchObject({ forSale: true, price: 3000, listingId: id });
    await anna.call('PATCH /api/market/listings/:id', { params: { id }, body: { price: 2500 } });
    expect((await cardOf(anna, horse)).body.sale).toEqual({ listingId: id, price: 2500 });
    const ended = await anna.call('DELETE /api/market/listings/:id', { params: { id } });
    expect(ended.body).toEqual({ message: 'The horse is no longer for sale.' });
    expect((await horseOf(anna, horse)).body).toMatchObject({ forSale: false, price: null });
  });

  test('a listing follows its horse and its tack', async () => {
    const anna = await aPlayer();
    const horse = await aHorse(anna);
    await sellHorse(anna, horse, 3000);
    await changeHorse(app.db, horse, { level: 9, sex: 'gelding' });
    const found = await app.db.selectFrom('listings').selectAll().where('horseId', '=', horse).execute();
    expect(found).toMatchObject([{ level: 9, sex: 'gelding', kind: 'horse', sellerId: anna.id }]);
  });

  test('only the seller changes or ends it', async () => {
    const [anna, bert] = [await aPlayer(), await aPlayer()];
    const { body } = await sellHorse(anna, await aHorse(anna), 3000);
    const params = { id: body.listing?.id ?? '' };
    const gone = { status: 404, body: { code: 'LISTING_NOT_FOUND' } };
    expect(await bert.call('DELETE /api/market/listings/:id', { params })).toMatchObject(gone);
    expect(await bert.call('PATCH /api/market/listings/:id', { params, body: { price: 1 } })).toMatchObject(
      gone,
    );
  });

  test('locking a horse takes it off sale', async () => {
    const anna = await aPlayer();
    const horse = await aSellableHorse(app, anna);
    await sellHorse(anna, horse, 3000);
    await anna.call('PUT /api/horses/:id/locked', { params: { id: horse }, body: { locked: true } });
    expect((await horseOf(anna, horse)).body).toMatchObject({ locked: true, forSale: false });
    for (const price of [undefined, 3000])
      expect((await sellHorse(anna, horse, price)).body.code).toBe('HORSE_LOCKED');
    await anna.call('PUT /api/horses/:id/locked', { params: { id: horse }, body: { locked: false } });
    expect((await sellHorse(anna, horse)).status).toBe(200);
  });

  test('tack is worn or for sale, never both', async () => {
    const anna = await aPlayer();
    await aHorse(anna);
    const horse = await aHorse(anna, { name: 'Iris' });
    const saddle = await buyTack(anna, 'saddle');
    const listed = await sellTack(anna, saddle);
    expect(listed.body.message).toBe('Saddle of 35% quality is for sale for 900 coins.');
    expect((await equip(anna, horse, saddle)).body.code).toBe('TACK_FOR_SALE');
    const { body: own } = await anna.call('GET /api/tack');
    expect(own).toMatchObject([{ id: saddle, forSale: true, price: 900 }]);
  });
});

describe('rescue horses', () => {
  test('are filtered, newest first, page by page', async () => {
    const anna = await aPlayer(40_000);
    const horses: string[] = [];
    for (const level of [5, 8, 11, 14]) {
      const id = await aHorse(anna, { breedId: 'friesian', gender: 'stallion' });
      await changeHorse(app.db, id, { level });
      await sellHorse(anna, id);
      horses.unshift(id);
    }
    const friesians = { breed: 'friesian', sex: 'stallion' };
    expect((await rescues(anna, friesians)).body.map(({ id }) => id)).toEqual(horses);
    const middle = await rescues(anna, { ...friesians, minLevel: '8', maxLevel: '11' });
    expect(middle.body.map(({ level }) => level)).toEqual([11, 8]);
    for (const { color } of middle.body) expect(color).toContain('black');
    expect((await rescues(anna, { ...friesians, color: 'black' })).body).toHaveLength(4);
    expect((await rescues(anna, { ...friesians, color: 'palomino' })).body).toEqual([]);
    const address = '/api/market/rescue-horses?breed=friesian&limit=3';
    const pages = await everyPage<{ id: string }>(app, anna, 'GET /api/market/rescue-horses', address);
    expect(pages.map((page) => page.map(({ id }) => id))).toEqual([horses.slice(0, 3), horses.slice(3)]);
    for (const query of [{ breed: 'unicorn' }, { sex: 'all' }, { minLevel: '0' }, { color: 'pink' }])
      expect((await rescues(anna, query)).status).toBe(400);
    const { body: all } = await rescues(anna, { limit: '100' });
    expect((await anna.call('GET /api/market/rescue-horses/count')).body).toEqual({ count: all.length });
  });

  test('forty buyers at once: one has it, the others keep their coins', async () => {
    const horse = await aRescueHorse(app, await aPlayer());
    const buyers = await Promise.all(Array.from({ length: 40 }, () => app.newPlayer()));
    const answers = await atOnce(40, (index) => buyRescue(buyers[index] as TestPlayer, horse));
    expect(outcomes(answers)).toEqual({ ok: 1, RESCUE_GONE: 39 });
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'Someone was faster: Juniper has a home already. You paid nothing.',
    );
    const coins = await Promise.all(buyers.map(coinsOf));
    expect(coins.filter((left) => left === 5000)).toHaveLength(39);
    expect(coins.filter((left) => left === 4000)).toHaveLength(1);
  });

  test('are bought once by forty concurrent calls of one player', async () => {
    const horse = await aRescueHorse(app, await aPlayer());
    const bert = await app.newPlayer();
    expect(outcomes(await atOnce(40, () => buyRescue(bert, horse)))).toEqual({ ok: 1, RESCUE_GONE: 39 });
    expect(await coinsOf(bert)).toBe(4000);
  });
});

describe('at once', () => {
  test('forty sales of one horse pay once', async () => {
    const anna = await aPlayer();
    const horse = await aSellableHorse(app, anna);
    await leaveCoins(app, anna, 1000);
    expect(outcomes(await atOnce(40, () => sellHorse(anna, horse)))).toEqual({ ok: 1, NOT_YOUR_HORSE: 39 });
    expect(await coinsOf(anna)).toBe(1800);
  });

  test('a horse is sold or entered first, and never runs for the market', async () => {
    for (let round = 0; round < 6; round++) {
      const anna = await aPlayer();
      const horse = await aFedHorse(anna);
      await changeHorse(app.db, horse, { level: 5 });
      const [, sold] = await Promise.all([
        enterNext(anna, horse, 2).catch(() => undefined),
        sellHorse(anna, horse),
      ]);
      expect(sold.status).toBe(200);
      const left = await app.db
        .selectFrom('show_entries')
        .select('status')
        .where('horseId', '=', horse)
        .where('status', '=', 'pending')
        .execute();
      expect(left).toEqual([]);
    }
  });

  test('a horse is sold or covered first', async () => {
    const anna = await aPlayer();
    for (let round = 0; round < 3; round++) {
      const [mare, stallion] = [await aMare(app, anna), await aStallion(app, anna)];
      await changeHorse(app.db, mare, { level: 5 });
      const [covered, sold] = await Promise.all([cover(anna, mare, stallion), sellHorse(anna, mare)]);
      expect(sold.status).toBe(200);
      expect([200, 403]).toContain(covered.status);
    }
  });
});
