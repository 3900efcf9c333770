import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { bornAtAge, RETIRED_FROM } from '../../game/horses/age.ts';
import { HERD_LEAST } from '../../game/house-stables/herd.ts';
import { findSecret } from '../clock/world.ts';
import { inTransaction } from '../db/transaction.ts';
import { foundHouseStables } from '../founding/house-stables/found-house-stables.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { buyListing } from '../testing/builders/trade.ts';
import { leaveCoins } from '../testing/builders/stable.ts';

const DAY_SECONDS = 86_400;
const app = await appForFile({ houseStables: 'auto' });
let player: TestPlayer;
let stableId: string;

beforeAll(async () => {
  await inTransaction(app.db, async (tx) => foundHouseStables(tx, app.clock.now(), await findSecret(tx), 1));
  player = await app.newPlayer();
  const { id } = await app.db
    .selectFrom('players')
    .select('id')
    .where('houseStable', '=', 0)
    .executeTakeFirstOrThrow();
  stableId = id;
});

async function passDay(): Promise<void> {
  await app.db
    .updateTable('players')
    .set({ lastSeenAt: app.clock.now() })
    .where('id', '=', player.id)
    .execute();
  await app.pass(DAY_SECONDS);
}

const owned = () =>
  app.db
    .selectFrom('horses')
    .select(['id', 'name', 'damId', 'generation', 'bornAt', 'grassFrom', 'createdAt'])
    .where('ownerId', '=', stableId)
    .orderBy('id')
    .execute();

test('a foal is named though its dam has left', async () => {
  await passDay();
  const [foal] = (await owned()).filter(({ damId }) => damId !== null);
  const listing = await app.db
    .selectFrom('listings')
    .select(['id', 'price', 'horseId'])
    .where('kind', '=', 'horse')
    .where('sellerId', '=', stableId)
    .executeTakeFirstOrThrow();
  await leaveCoins(app, player, listing.price, listing.price);
  expect((await buyListing(player, listing.id, listing.price)).status).toBe(200);
  await app.db
    .updateTable('horses')
    .set({ name: 'Foal of Somebody' })
    .where('id', '=', foal?.id ?? '')
    .execute();
  await passDay();
  const names = (await owned()).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('Foal of'))).toEqual([]);
});

test('the retired go to pasture for good, leave studs and sale, and make room; the store fills a small herd', async () => {
  const old = (await owned()).filter(({ generation }) => generation === 0).map(({ id }) => id);
  expect(old.length).toBeGreaterThan(3);
  await app.db
    .updateTable('horses')
    .set({ bornAt: bornAtAge(RETIRED_FROM, app.clock.now()) })
    .where('id', 'in', old)
    .execute();
  const working = async () =>
    (await owned()).filter(({ bornAt }) => bornAt > bornAtAge(RETIRED_FROM, app.clock.now()));
  const before = await working();
  expect(before.length).toBeLessThan(HERD_LEAST);
  for (let day = 0; day < HERD_LEAST - before.length; day += 1) await passDay();
  const after = await working();
  expect(after.length).toBeGreaterThanOrEqual(HERD_LEAST);
  const added = after.filter(({ id }) => !before.some((one) => one.id === id));
  expect(added.some(({ damId }) => damId === null)).toBe(true);
  const retired = (await owned()).filter(({ id }) => old.includes(id));
  expect(retired).toHaveLength(old.length);
  expect(retired.every(({ grassFrom }) => grassFrom !== null)).toBe(true);
  const { rows } = await sql<{ offers: number }>`
    select ((select count(*) from studs where stallion_id = any(${sql.val(old)}::uuid[]))
      + (select count(*) from listings where horse_id = any(${sql.val(old)}::uuid[])))::integer as offers`.execute(
    app.db,
  );
  expect(rows).toEqual([{ offers: 0 }]);
});
