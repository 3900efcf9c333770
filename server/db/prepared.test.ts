import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../testing/database.ts';
import type { Database } from './open-database.ts';
import { prepared } from './prepared.ts';
import { inTransaction, type Db } from './transaction.ts';

let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
  await sql`create table stalls(id int primary key, horse text)`.execute(database.db);
});
afterAll(() => database.close());

const addStall = prepared<never, [id: number, horse: string | null]>(
  'add_stall',
  'insert into stalls values ($1, $2) on conflict do nothing',
);
const stallsFrom = prepared<{ id: number; horse: string | null }, [from: number]>(
  'stalls_from',
  'select id, horse from stalls where id >= $1 order by id',
);

async function namesKnownTo(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements order by name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

it('gives all rows, the first row, or the number of rows touched', async () => {
  await inTransaction(database.db, async (tx) => {
    expect(await addStall.run(tx, 1, 'Ceinwen')).toBe(1);
    expect(await addStall.run(tx, 1, 'again')).toBe(0);
    expect(await addStall.run(tx, 2, null)).toBe(1);
  });
  expect(await stallsFrom.rows(database.db, 1)).toEqual([
    { id: 1, horse: 'Ceinwen' },
    { id: 2, horse: null },
  ]);
  expect(await stallsFrom.first(database.db, 2)).toEqual({ id: 2, horse: null });
  expect(await stallsFrom.first(database.db, 3)).toBeUndefined();
});

it('is known to the connection by its name, inside the transaction that runs it', async () => {
  await inTransaction(database.db, async (tx) => {
    await addStall.run(tx, 10, null);
    await addStall.run(tx, 11, null);
    await stallsFrom.rows(tx, 10);
    expect(await namesKnownTo(tx)).toEqual(['add_stall', 'stalls_from']);
    await sql`select 1`.execute(tx);
    expect(await namesKnownTo(tx)).toHaveLength(2);
  });
});

it('belongs to the transaction: what it did is undone with it', async () => {
  const failing = inTransaction(database.db, async (tx) => {
    await addStall.run(tx, 20, null);
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await stallsFrom.rows(database.db, 20)).toEqual([]);
});

it('goes without a name where the switch is off', async () => {
  const pooled = await freshDatabase({ preparedStatements: false });
  await sql`create table stalls(id int primary key, horse text)`.execute(pooled.db);
  await inTransaction(pooled.db, async (tx) => {
    expect(await addStall.run(tx, 1, 'Ceinwen')).toBe(1);
    expect(await namesKnownTo(tx)).toEqual([]);
  });
  await pooled.close();
});

it('refuses a name that PostgreSQL would cut off, and a second text under one name', async () => {
  expect(() => prepared('x'.repeat(64), 'select 1')).toThrow('1 to 63');
  const other = prepared('stalls_from', 'select 1');
  await inTransaction(database.db, async (tx) => {
    await stallsFrom.rows(tx, 1);
    await expect(other.rows(tx)).rejects.toThrow('must be unique');
  });
});
