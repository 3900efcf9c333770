import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditBooks } from '../../audit/audit-books.ts';
import { seededChance } from '../../clock/context.ts';
import type { Database } from '../../db/open-database.ts';
import { foundWorld } from '../../found-world.ts';
import { freshDatabase } from '../../testing/database/database.ts';
import { aHorse, anAccount, anEntry, aPlayer, aPurse, aShow } from './builders.ts';
import { insertRows } from './row-queries.ts';

const NOW = new Date('2030-05-01T08:00:00Z');

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
  await foundWorld(database.db, seededChance(1), NOW);
});
afterAll(() => database.close());

test('rows are stored unchanged, and fit together by ids', async () => {
  const { db } = database;
  const { secret } = await db.selectFrom('world').select('secret').executeTakeFirstOrThrow();
  const player = aPlayer({
    username: 'Ada "Quote", O’Néill {x}',
    activeEntries: 1,
    salaryDay: '2030-04-30',
  });
  const horse = aHorse({
    ownerId: player.id,
    showsEntered: 1,
    xp: 10,
    name: '\\N, NULL',
    feedExpiresAt: NOW,
  });
  const show = aShow({ secret });
  const entry = anEntry(show, { horseId: horse.id, playerId: player.id, fee: 0 });
  const account = anAccount({ id: player.id });
  const balance = aPurse({ id: player.id, coins: 0 });
  await insertRows(db, 'players', [player]);
  await insertRows(db, 'accounts', [account]);
  await insertRows(db, 'ledger_accounts', [balance]);
  await insertRows(db, 'horses', [horse]);
  await insertRows(db, 'shows', [show]);
  await insertRows(db, 'show_entries', [entry]);

  expect(await db.selectFrom('players').selectAll().execute()).toEqual([player]);
  expect(await db.selectFrom('accounts').selectAll().execute()).toEqual([account]);
  expect(await db.selectFrom('ledger_accounts').selectAll().execute()).toEqual([balance]);
  expect(await db.selectFrom('horses').selectAll().execute()).toEqual([horse]);
  expect(await db.selectFrom('shows').selectAll().execute()).toEqual([show]);
  expect(await db.selectFrom('show_entries').selectAll().execute()).toEqual([
    { ...entry, month: 'infinity' },
  ]);
  expect(await auditBooks(db, { now: NOW })).toMatchObject({ ok: true, entries: 1 });

  // Columns that only completed shows have.
  const ran = {
    ...show,
    status: 'completed',
    seed: Buffer.from([0, 92, 255]),
    entriesHash: 'f00',
    rulesVersion: 1,
  } as const;
  await db.deleteFrom('shows').execute();
  await insertRows(db, 'shows', [ran]);
  expect(await db.selectFrom('shows').selectAll().execute()).toEqual([ran]);
});

test('builders share nothing', () => {
  const [one, other] = [aHorse(), aHorse()];
  expect(one.id).not.toBe(other.id);
  expect(one.skill).not.toBe(other.skill);
  expect(aPlayer().usernameKey).not.toBe(aPlayer().usernameKey);
});

test('inserts thousands of rows, and can skip existing ones', async () => {
  const { db } = database;
  const rows = Array.from({ length: 11_000 }, () => aPurse({ coins: 0 }));
  await insertRows(db, 'ledger_accounts', rows);
  const count = db.selectFrom('ledger_accounts').select((eb) => eb.fn.countAll<number>().as('count'));
  const before = (await count.executeTakeFirstOrThrow()).count;
  expect(before).toBeGreaterThanOrEqual(11_000);
  await insertRows(db, 'ledger_accounts', [...rows.slice(0, 10), aPurse()], { unlessThere: true });
  expect((await count.executeTakeFirstOrThrow()).count).toBe(before + 1);
  await expect(insertRows(db, 'ledger_accounts', rows.slice(0, 1))).rejects.toThrow('duplicate key');
});
