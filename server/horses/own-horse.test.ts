import { expect, inject, test } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { aHorse } from '../testing/builders/stable.ts';
import { appForFile } from '../testing/app/test-app.ts';
import { lockHorsesById, lockOwnHorse } from './own-horse.ts';

const app = await appForFile();

/** The embedded database has only one session. */
const hasSessions = inject('databaseTemplate').kind === 'postgres';

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

test.runIf(hasSessions)('a lock that waits for a sale returns the new owner', async () => {
  const [seller, buyer] = [await app.newPlayer('rider'), await app.newPlayer('trainer')];
  const horse = await aHorse(seller);
  const sale = await app.database.pool.connect();
  for (const owner of [buyer, seller]) {
    await sale.query('begin');
    await sale.query('update horses set owner_id = $1 where id = $2', [owner.id, horse]);
    const waits = inTransaction(app.db, async (tx) =>
      owner === buyer
        ? [await lockOwnHorse(tx, horse, owner.id)]
        : [...(await lockHorsesById(tx, [horse])).values()],
    );
    await expect.poll(async () => (await app.database.pool.query(WAITING)).rowCount).toBeGreaterThan(0);
    await sale.query('commit');
    expect(await waits).toMatchObject([
      { id: horse, ownerId: owner.id, guild: owner === buyer ? 'trainer' : 'rider' },
    ]);
  }
  sale.release();
});
