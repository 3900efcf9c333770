import { expect, test } from 'vitest';
import { findSecret } from '../clock/world.ts';
import { inTransaction } from '../db/transaction.ts';
import { foundHouseStables } from '../founding/house-stables/found-house-stables.ts';
import { appForFile } from '../testing/app/test-app.ts';

const app = await appForFile();

test('the page of a house stable says that it is one, and whether it rests', async () => {
  await inTransaction(app.db, async (tx) => foundHouseStables(tx, app.clock.now(), await findSecret(tx), 1));
  const { id } = await app.db
    .selectFrom('players')
    .select('id')
    .where('houseStable', '=', 0)
    .executeTakeFirstOrThrow();
  const reader = await app.newPlayer();
  const page = async () => (await reader.call('GET /api/players/:id', { params: { id } })).body;
  expect(await page()).toMatchObject({ username: 'Ashdown', houseStable: { isResting: false } });
  await app.db.updateTable('house_stables').set({ visitsAt: null }).where('playerId', '=', id).execute();
  expect((await page()).houseStable).toEqual({ isResting: true });
});
