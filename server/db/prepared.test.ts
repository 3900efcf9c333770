import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../testing/database/database.ts';
import type { Database } from './open-database.ts';
import { compileParameters, preparedByHand } from './prepared.ts';
import type { Db } from './connection.ts';
import { inTransaction } from './transaction.ts';

let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
  await sql`create table stalls(id int primary key, horse text)`.execute(database.db);
});
afterAll(() => database.close());

const addStall = preparedByHand<never, { id: number; horse: string | null }>(
  'add_stall',
  'insert into stalls values (:id, :horse) on conflict do nothing',
);
const stallsFrom = preparedByHand<{ id: number; horse: string | null }, { from: number }>(
  'stalls_from',
  'select id, horse from stalls where id >= :from order by id',
);

async function namesKnownTo(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements order by name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

test('returns all rows, the first row, or the number of changed rows', async () => {
  await inTransaction(database.db, async (tx) => {
    expect(await addStall.run(tx, { id: 1, horse: 'Ceinwen' })).toBe(1);
    expect(await addStall.run(tx, { id: 1, horse: 'again' })).toBe(0);
    expect(await addStall.run(tx, { id: 2, horse: null })).toBe(1);
  });
  expect(await stallsFrom.rows(database.db, { from: 1 })).toEqual([
    { id: 1, horse: 'Ceinwen' },
    { id: 2, horse: null },
  ]);
  expect(await stallsFrom.first(database.db, { from: 2 })).toEqual({ id: 2, horse: null });
  expect(await stallsFrom.first(database.db, { from: 3 })).toBeUndefined();
});

test('is prepared by name on the connection of its transaction', async () => {
  await inTransaction(database.db, async (tx) => {
    await addStall.run(tx, { id: 10, horse: null });
    await addStall.run(tx, { id: 11, horse: null });
    await stallsFrom.rows(tx, { from: 10 });
    expect(await namesKnownTo(tx)).toEqual(['add_stall', 'stalls_from']);
    await sql`select 1`.execute(tx);
    expect(await namesKnownTo(tx)).toHaveLength(2);
  });
});

test('is rolled back with its transaction', async () => {
  const failing = inTransaction(database.db, async (tx) => {
    await addStall.run(tx, { id: 20, horse: null });
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await stallsFrom.rows(database.db, { from: 20 })).toEqual([]);
});

test('is sent without a name when named statements are off', async () => {
  const pooled = await freshDatabase({ preparedStatements: false });
  await sql`create table stalls(id int primary key, horse text)`.execute(pooled.db);
  await inTransaction(pooled.db, async (tx) => {
    expect(await addStall.run(tx, { id: 1, horse: 'Ceinwen' })).toBe(1);
    expect(await namesKnownTo(tx)).toEqual([]);
  });
  await pooled.close();
});

test('rejects a name that PostgreSQL would truncate, and two statements of one name', async () => {
  expect(() => preparedByHand('x'.repeat(64), 'select 1')).toThrow('1 to 63');
  const other = preparedByHand('stalls_from', 'select 1');
  await inTransaction(database.db, async (tx) => {
    await stallsFrom.rows(tx, { from: 1 });
    await expect(other.rows(tx)).rejects.toThrow('must be unique');
  });
});

test.each([
  ['select :id', 'select $1', ['id']],
  ['select :b, :a, :b', 'select $1, $2, $1', ['b', 'a']],
  ['select :ids::uuid[], x::text', 'select $1::uuid[], x::text', ['ids']],
  ["select at time zone 'UTC', a[1:2]", "select at time zone 'UTC', a[1:2]", []],
  ['(:a,:b)', '($1,$2)', ['a', 'b']],
])('compiles %s', (text, sql, names) => {
  expect(compileParameters(text)).toEqual({ sql, names });
});

test('rejects a missing parameter instead of sending null', async () => {
  const loose = stallsFrom as { rows(db: Db, parameters: object): Promise<unknown> };
  await expect(loose.rows(database.db, {})).rejects.toThrow("'stalls_from' lacks its parameter from");
});
