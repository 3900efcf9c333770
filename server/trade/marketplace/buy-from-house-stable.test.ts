import { beforeAll, describe, expect, test } from 'vitest';
import { HOUSE_HORSE_MS } from '../../../game/trade/house-horses.ts';
import { auditBooks } from '../../audit/audit-books.ts';
import { findSecret } from '../../clock/world.ts';
import { inTransaction } from '../../db/transaction.ts';
import { foundHouseStables } from '../../founding/house-stables/found-house-stables.ts';
import { readDays } from '../../ledger/ledger.ts';
import { appForFile } from '../../testing/app/test-app.ts';
import { aMare, request } from '../../testing/builders/breeding.ts';
import { coinsOf, leaveCoins } from '../../testing/builders/stable.ts';
import { buyListing } from '../../testing/builders/trade.ts';
import { failing } from '../../testing/database/audit.ts';

const app = await appForFile();

beforeAll(() =>
  inTransaction(app.db, async (tx) => foundHouseStables(tx, app.clock.now(), await findSecret(tx), 2)),
);

const offered = (kind: 'horse' | 'tack') =>
  app.db
    .selectFrom('listings')
    .select(['id', 'price', 'sellerId', 'horseId', 'tackId'])
    .where('kind', '=', kind)
    .orderBy('id')
    .executeTakeFirstOrThrow();

const purse = async (id: string) => {
  const account = await app.db
    .selectFrom('ledger_accounts')
    .select('coins')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return account.coins;
};

const taken = async () => {
  const day = app.clock.now().toISOString().slice(0, 10);
  const sales = (await readDays(app.db, day, day)).filter(({ type }) => /^(?:horse|tack)_sale$/.test(type));
  return sales.reduce((sum, row) => sum + row.taken - row.made, 0);
};

test.each(['horse', 'tack'] as const)(
  'a %s of a house stable is bought like any other, and its price leaves the world',
  async (kind) => {
    const player = await app.newPlayer();
    await leaveCoins(app, player, 20_000, 20_000);
    await app.db.updateTable('players').set({ level: 10 }).where('id', '=', player.id).execute();
    const listing = await offered(kind);
    const before = { stable: await purse(listing.sellerId), taken: await taken() };
    expect(await buyListing(player, listing.id, listing.price)).toMatchObject({ status: 200 });
    expect(await coinsOf(player)).toBe(20_000 - listing.price);
    expect(await purse(listing.sellerId)).toBeGreaterThan(before.stable);
    expect(await taken()).toBe(before.taken + listing.price);
  },
);

describe('a horse of a house stable', () => {
  test('costs a new player what it costs everybody, and the next waits a week', async () => {
    const player = await app.newPlayer();
    await leaveCoins(app, player, 50_000, 50_000);
    const [first, second] = await app.db
      .selectFrom('listings')
      .select(['id', 'price'])
      .where('kind', '=', 'horse')
      .orderBy('price', 'desc')
      .limit(2)
      .execute();
    if (!first || !second) throw new Error('Too few horses are for sale');
    const seen = async () => {
      const { body } = await player.call('GET /api/marketplace/listings/:id', { params: { id: second.id } });
      return body.refusal?.code ?? null;
    };
    const found = async () => {
      const query = { canBuy: 'true', type: 'horse' } as const;
      const { body } = await player.call('GET /api/marketplace/listings', { query });
      return body.some(({ id }) => id === second.id);
    };
    expect([await seen(), await found()]).toEqual([null, true]);
    expect(await buyListing(player, first.id, first.price)).toMatchObject({ status: 200 });
    expect([await seen(), await found()]).toEqual(['HOUSE_HORSE_WAITS', false]);
    expect(await buyListing(player, second.id, second.price)).toMatchObject({
      status: 409,
      body: { code: 'HOUSE_HORSE_WAITS' },
    });
    await app.db
      .updateTable('sales')
      .set({ soldAt: new Date(app.clock.now().getTime() - HOUSE_HORSE_MS) })
      .where('buyerId', '=', player.id)
      .execute();
    expect([await seen(), await found()]).toEqual([null, true]);
    expect(await buyListing(player, second.id, second.price)).toMatchObject({ status: 200 });
  });
});

describe('a stallion of a house stable', () => {
  test('covers at once for bound coins, and the fee leaves the world', async () => {
    const player = await app.newPlayer();
    const mare = await aMare(app, player);
    await leaveCoins(app, player, 1000, 0);
    const stud = await app.db
      .selectFrom('studs')
      .select(['stallionId', 'playerId'])
      .where('fee', '=', 250)
      .orderBy('stallionId')
      .executeTakeFirstOrThrow();
    const preview = await player.call('GET /api/breeding/preview', {
      query: { mareId: mare, stallionId: stud.stallionId },
    });
    expect(preview.body).toMatchObject({ problems: [], fee: 250 });
    const before = await purse(stud.playerId);
    const asked = await request(player, mare, stud.stallionId, 250);
    expect(asked).toMatchObject({ status: 200, body: { coins: 750, request: { status: 'accepted' } } });
    expect(await purse(stud.playerId)).toBe(before + 237);
    const [unborn] = await app.db.selectFrom('covers').selectAll().where('mareId', '=', mare).execute();
    expect(unborn).toMatchObject({ stallionId: stud.stallionId, requestId: asked.body.request.id });
    const second = await request(player, mare, stud.stallionId, 250);
    expect(second.body).toMatchObject({ code: 'IN_FOAL' });
  });
});

test('the books and the past of the stables stay in order', async () => {
  expect(failing(await auditBooks(app.db, { replay: 'all' }))).toEqual([]);
});

test('their foals are born and their shows run as everybody’s', async () => {
  const unborn = () => app.db.selectFrom('covers').select('id').where('foalId', 'is', null).execute();
  const before = (await unborn()).length;
  await app.pass(7 * 60);
  expect((await unborn()).length).toBe(before - 1);
  expect(failing(await auditBooks(app.db, { replay: 'all' }))).toEqual([]);
});
