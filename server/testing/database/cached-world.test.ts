import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import type { Db } from '../../db/connection.ts';
import { aFedHorse } from '../builders/stable.ts';
import { appForTest } from '../app/test-app.ts';
import { freshDatabase } from './database.ts';
import { wholeDatabase } from './whole-database.ts';

async function everything(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  expect(rows.length).toBeGreaterThan(40);
  return wholeDatabase(
    db,
    rows.map(({ name }) => name),
  );
}

async function plannersView(db: Db): Promise<readonly object[]> {
  const { rows } = await sql<object>`
    select oid, relpages, reltuples from pg_class where oid >= 16384 order by oid`.execute(db);
  return rows;
}

const foundedWorld = () => freshDatabase({ stage: 'founded' });

describe.runIf(inject('databaseTemplate').kind === 'embedded')('a founded world that is taken again', () => {
  test('is as it was founded, whatever was played in it', async () => {
    const one = await foundedWorld();
    const [founded, seen] = [await everything(one.db), await plannersView(one.db)];
    const app = await appForTest({ database: one });
    await aFedHorse(await app.newPlayer());
    await sql`update world set secret = sha256('another')`.execute(one.db);
    await sql`set time zone 'Europe/Vienna'`.execute(one.db);
    await sql`analyze`.execute(one.db);
    await app.close();
    expect(await everything(one.db)).not.toEqual(founded);
    await one.close();

    const two = await foundedWorld();
    expect(two.pool).toBe(one.pool);
    expect(await everything(two.db)).toEqual(founded);
    expect(await plannersView(two.db)).toEqual(seen);
    expect((await sql`show time zone`.execute(two.db)).rows).not.toEqual([{ TimeZone: 'Europe/Vienna' }]);
    await two.close();
  });

  test.each([
    'alter table horses add column wings int',
    'alter table horses alter column name drop not null',
    'alter table horses drop constraint horses_pkey cascade',
    'create function neigh() returns int language sql as $$ select 1 $$',
    'alter table horses disable trigger all',
  ])('is another one after `%s`', async (change) => {
    const one = await foundedWorld();
    const founded = await everything(one.db);
    await sql.raw(change).execute(one.db);
    await one.close();
    const two = await foundedWorld();
    expect(two.pool).not.toBe(one.pool);
    expect(await everything(two.db)).toEqual(founded);
    await two.close();
  });
});
