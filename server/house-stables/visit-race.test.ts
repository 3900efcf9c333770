import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findSecret } from '../clock/world.ts';
import { inTransaction } from '../db/transaction.ts';
import { foundHouseStables } from '../founding/house-stables/found-house-stables.ts';
import { appForFile, appForTest } from '../testing/app/test-app.ts';

const STABLES = 3;
const app = await appForFile({ houseStables: 'auto' });

test('two processes visit no stable twice', async () => {
  await inTransaction(app.db, async (tx) =>
    foundHouseStables(tx, app.clock.now(), await findSecret(tx), STABLES),
  );
  await app.newPlayer();
  const other = await appForTest({ houseStables: 'auto', database: app.database });
  await app.db.updateTable('house_stables').set({ visitsAt: app.clock.now() }).execute();
  for (let minute = 0; minute <= STABLES; minute += 1) {
    await Promise.all([app.pass(30), other.pass(0), app.pass(0), other.pass(30)]);
  }
  const { rows } = await sql<{ entries: number }>`
    select count(entry.id)::integer as entries from house_stables stable
    left join show_entries entry on entry.player_id = stable.player_id
      and entry.entered_at >= stable.visited_at
    group by stable.player_id`.execute(app.db);
  expect(rows).toHaveLength(STABLES);
  expect(rows.every(({ entries }) => entries > 0 && entries <= 4)).toBe(true);
});
