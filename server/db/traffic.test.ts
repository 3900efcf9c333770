import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../testing/database/database.ts';
import type { Database } from './open-database.ts';
import { trafficOn } from './traffic.ts';
import type { Db } from './connection.ts';
import { inTransaction } from './transaction.ts';

let database: Database;
let db: Db;

beforeAll(async () => {
  database = await freshDatabase({ maxConnections: 1 });
  db = database.db;
  await sql`select 1`.execute(db);
});
afterAll(() => database.close());

const IDLE = { held: 0, waiting: 0 };

it('counts a query as long as it is under way', async () => {
  expect(trafficOn(db)).toEqual(IDLE);
  const asked = sql`select 1`.execute(db);
  expect(trafficOn(db)).toEqual({ held: 0, waiting: 1 });
  await asked;
  expect(trafficOn(db)).toEqual(IDLE);
});

it('counts a transaction, and apart from it who waits for a connection meanwhile', async () => {
  let waiting: Promise<unknown> | undefined;
  await inTransaction(db, async (tx) => {
    expect(trafficOn(db)).toEqual({ held: 1, waiting: 0 });
    await sql`select 1`.execute(tx);
    expect(trafficOn(db)).toEqual({ held: 1, waiting: 0 });
    waiting = sql`select 1`.execute(db);
    expect(trafficOn(db)).toEqual({ held: 1, waiting: 1 });
  });
  await waiting;
  expect(trafficOn(db)).toEqual(IDLE);
});

it('counts no longer what has failed, nor who got no connection', async () => {
  await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('zero');
  await expect(inTransaction(db, () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  expect(trafficOn(db)).toEqual(IDLE);
  await database.close();
  await expect(sql`select 1`.execute(db)).rejects.toThrow('pool');
  expect(trafficOn(db)).toEqual(IDLE);
});
