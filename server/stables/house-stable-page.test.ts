import { expect, test } from 'vitest';
import { findSecret } from '../clock/world.ts';
import { inTransaction } from '../db/transaction.ts';
import { foundHouseStables } from '../founding/house-stables/found-house-stables.ts';
import { appForFile } from '../testing/app/test-app.ts';

const app = await appForFile();

test('the page of a house stable says that it is one, and rests once it offers nothing', async () => {
  await inTransaction(app.db, async (tx) => foundHouseStables(tx, app.clock.now(), await findSecret(tx), 1));
  const { id } = await app.db
    .selectFrom('players')
    .select('id')
    .where('houseStable', '=', 0)
    .executeTakeFirstOrThrow();
  const reader = await app.newPlayer();
  const page = async () => (await reader.call('GET /api/players/:id', { params: { id } })).body;
  expect(await page()).toMatchObject({ username: 'Ashdown', houseStable: { isResting: false } });
  await app.db.deleteFrom('studs').where('playerId', '=', id).execute();
  await app.db.deleteFrom('listings').where('sellerId', '=', id).execute();
  expect((await page()).houseStable).toEqual({ isResting: false });
  const inStable = await app.db
    .updateTable('horses')
    .set({ grassFrom: app.clock.now() })
    .where('ownerId', '=', id)
    .where('grassFrom', 'is', null)
    .returning('id')
    .execute();
  expect((await page()).houseStable).toEqual({ isResting: true });
  // One of them is entered, which the audit would find.
  const ids = inStable.map((horse) => horse.id);
  await app.db.updateTable('horses').set({ grassFrom: null }).where('id', 'in', ids).execute();
});
