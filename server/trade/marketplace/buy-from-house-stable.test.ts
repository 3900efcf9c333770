import { beforeAll, expect, test } from 'vitest';
import { auditBooks } from '../../audit/audit-books.ts';
import { findSecret } from '../../clock/world.ts';
import { inTransaction } from '../../db/transaction.ts';
import { foundHouseStables } from '../../founding/house-stables/found-house-stables.ts';
import { readDays } from '../../ledger/ledger.ts';
import { appForFile } from '../../testing/app/test-app.ts';
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
