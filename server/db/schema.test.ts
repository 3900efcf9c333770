import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../testing/database/database.ts';
import { readCatalog, type Catalog } from '../testing/database/catalog.ts';
import type { Db } from './connection.ts';
import { migrations } from './migrations/index.ts';
import { migrate, type Migrations } from './migrations/migrate.ts';
import type { Database } from './open-database.ts';
import { fingerprintOf, SCHEMA } from './schema.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/** A statement that changes each part of the catalog. */
const OTHER: Readonly<Record<string, string>> = {
  tables: 'create table lofts (id integer)',
  columns: 'alter table shows alter column level set default 1',
  constraints: 'alter table shows add check (level < 1000)',
  indexes: 'create index shows_by_level on shows (level)',
  triggers: 'alter table tack disable trigger listing_follows_tack',
  functions: "create or replace function folded(text) returns text language sql as 'select $1'",
  views: 'create or replace view closed_stables as select player_id from profiles',
  extensions: 'drop extension pg_trgm cascade',
  sequences: 'create sequence bales',
  rows: "insert into album_wishes values (gen_random_uuid(), 'bay')",
};

async function catalogAfter(work: (db: Db) => Promise<unknown>): Promise<Catalog> {
  await sql`drop schema public cascade; create schema public`.execute(database.db);
  await work(database.db);
  return readCatalog(database.db);
}

describe('the migrations together', () => {
  let fromFile: Catalog;
  beforeAll(async () => {
    fromFile = await catalogAfter((db) => sql.raw(SCHEMA).execute(db));
  });

  test('make the database that schema.sql describes', async () => {
    expect(fromFile['tables']?.length).toBeGreaterThan(80);
    expect(await catalogAfter((db) => migrate(db))).toEqual(fromFile);
  });

  test('are compared in every part', async () => {
    const more: Migrations = {
      ...migrations,
      '9999_more': {
        up: async (db) => {
          for (const statement of Object.values(OTHER)) await sql.raw(statement).execute(db);
        },
      },
    };
    const other = await catalogAfter((db) => migrate(db, more));
    expect(Object.keys(other)).toEqual(Object.keys(OTHER));
    for (const part of Object.keys(OTHER)) expect(other[part], part).not.toEqual(fromFile[part]);
  });
});

test('the fingerprint of a schema leaves out comments and white space', () => {
  const schema = "create table a (b text default '-- ''no'' comment');";
  const same = "-- It's a table.\ncreate table a (\n  b text default '-- ''no'' comment' -- its column\n);\n";
  expect(fingerprintOf(same)).toBe(fingerprintOf(schema));
  expect(fingerprintOf(schema.replace('no', 'any'))).not.toBe(fingerprintOf(schema));
});
