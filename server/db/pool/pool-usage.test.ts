import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/database/database.ts';
import type { Database } from '../open-database.ts';
import { poolUsage } from './pool-usage.ts';
import type { Db } from '../connection.ts';
import { inTransaction } from '../transaction.ts';

let database: Database;
let db: Db;

beforeAll(async () => {
  database = await freshDatabase({ maxConnections: 1 });
  db = database.db;
  await sql`select 1`.execute(db);
});
afterAll(() => database.close());

const IDLE = { inUse: 0, waiting: 0 };

test('counts a query while it is in progress', async () => {
  expect(poolUsage(db)).toEqual(IDLE);
  const pending = sql`select 1`.execute(db);
  expect(poolUsage(db)).toEqual({ inUse: 0, waiting: 1 });
  await pending;
  expect(poolUsage(db)).toEqual(IDLE);
});

test('counts a transaction, and separately the callers waiting for a connection', async () => {
  let waiting: Promise<unknown> | undefined;
  await inTransaction(db, async (tx) => {
    expect(poolUsage(db)).toEqual({ inUse: 1, waiting: 0 });
    await sql`select 1`.execute(tx);
    expect(poolUsage(db)).toEqual({ inUse: 1, waiting: 0 });
    waiting = sql`select 1`.execute(db);
    expect(poolUsage(db)).toEqual({ inUse: 1, waiting: 1 });
  });
  await waiting;
  expect(poolUsage(db)).toEqual(IDLE);
});

test('stops counting queries that failed or got no connection', async () => {
  await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('zero');
  await expect(inTransaction(db, () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  expect(poolUsage(db)).toEqual(IDLE);
  await database.close();
  await expect(sql`select 1`.execute(db)).rejects.toThrow('pool');
  expect(poolUsage(db)).toEqual(IDLE);
});
