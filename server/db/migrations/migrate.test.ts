import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/database/database.ts';
import { appliedMigrations, migrate, pendingMigrations } from './migrate.ts';
import { SCHEMA_NAME } from './0001-schema.ts';
import { migrations } from './index.ts';
import { openDatabase, type Database } from '../open-database.ts';

let database: Database;
/** On the same database; its statements may take little time. */
let hasty: Database;

beforeAll(async () => {
  database = await freshDatabase();
  const { connectionString: databaseUrl } = database.pool.options;
  hasty =
    database.kind === 'embedded'
      ? database
      : await openDatabase({ dataDir: '', databaseUrl, maxConnections: 8, statementTimeoutMs: 1500 });
});
beforeEach(() => sql`drop schema public cascade; create schema public`.execute(database.db));
afterAll(async () => {
  await hasty.close();
  await database.close();
});

function running(statement: string): Migration {
  return { up: async (db: Kysely<unknown>) => void (await sql.raw(statement).execute(db)) };
}

const first = { '0001_barns': running('create table barns(id int primary key)') };
const both = { ...first, '0002_lofts': running('create table lofts(id int primary key)') };

describe('migrating', () => {
  test('applies pending migrations once, in order', async () => {
    expect(await pendingMigrations(database.db, both)).toEqual(['0001_barns', '0002_lofts']);
    expect(await migrate(database.db, first)).toEqual(['0001_barns']);
    expect(await pendingMigrations(database.db, both)).toEqual(['0002_lofts']);
    expect(await migrate(database.db, both)).toEqual(['0002_lofts']);
    expect(await migrate(database.db, both)).toEqual([]);
    expect(await pendingMigrations(database.db, both)).toEqual([]);
  });

  test('is done by one of several processes that start together; the others wait', async () => {
    const slow = { ...both, '0003_slow': running('select pg_sleep(2)') };
    const applied = await Promise.all([1, 2, 3].map(() => migrate(hasty.db, slow)));
    expect(applied.flat()).toEqual(Object.keys(slow));
  });

  test('leaves the statement timeout unchanged', async () => {
    await migrate(hasty.db, first);
    const { rows } = await sql<{ statementTimeout: string }>`show statement_timeout`.execute(hasty.db);
    expect(rows[0]?.statementTimeout).toBe(database.kind === 'embedded' ? '0' : '1500ms');
  });

  test('rolls everything back when one migration fails, and says why', async () => {
    const broken = { ...both, '0003_broken': running('create table lofts(id int)') };
    await expect(migrate(database.db, broken)).rejects.toMatchObject({ code: '42P07' });
    expect(await pendingMigrations(database.db, broken)).toHaveLength(3);
    expect(await migrate(database.db, both)).toHaveLength(2);
  });

  test('says what to do where the role may not create the extension', async () => {
    const role = 'may_not_create';
    const tried = database.db.transaction().execute(async (tx) => {
      await sql
        .raw(`create role ${role}; grant all on schema public to ${role}; set local role ${role}`)
        .execute(tx);
      await migrations[SCHEMA_NAME]?.up(tx);
    });
    await expect(tried).rejects.toThrow('Have someone who may run `create extension pg_trgm`');
  });

  test('finds the extension where the host has installed it', async () => {
    const { rows: shown } = await sql<{ searchPath: string }>`show search_path`.execute(database.db);
    await sql`create schema "of the host"; create extension pg_trgm schema "of the host"`.execute(
      database.db,
    );
    await migrate(database.db);
    const { rows } = await sql<{ schemas: string }>`
      select current_setting('search_path') as schemas, opcname from pg_opclass
      join pg_namespace on pg_namespace.oid = opcnamespace and nspname = 'of the host'
      where opcname = 'gin_trgm_ops'`.execute(database.db);
    expect(rows).toEqual([{ schemas: shown[0]?.searchPath, opcname: 'gin_trgm_ops' }]);
    await sql`drop schema "of the host" cascade`.execute(database.db);
  });

  test('refuses a database that a newer program has migrated', async () => {
    await migrate(database.db, both);
    await expect(migrate(database.db, first)).rejects.toThrow(
      'A newer release has migrated this world, and this one does not know 0002_lofts. Nothing was changed.',
    );
  });

  test.each(['0001_ground_floor', '0001_schema_000000000000'])(
    'refuses a database that an unfinished version has made by %s, and changes nothing',
    async (name) => {
      const theirs = { [name]: both['0001_barns'], '0002_lofts': both['0002_lofts'] };
      await migrate(database.db, theirs);
      const refusal =
        'This world was made by an unfinished version of the game, which 1.0 cannot read. Nothing was changed. Start it';
      await expect(migrate(database.db)).rejects.toThrow(refusal);
      await expect(pendingMigrations(database.db)).rejects.toThrow(refusal);
      expect(await appliedMigrations(database.db)).toEqual(Object.keys(theirs));
      const { rows } = await sql`select tablename from pg_tables where schemaname = 'public'`.execute(
        database.db,
      );
      expect(rows).toHaveLength(4);
    },
  );

  test('knows the migrations of the game', async () => {
    const names = Object.keys(migrations);
    expect(names).toEqual(names.toSorted());
    expect(await migrate(database.db)).toEqual(names);
    expect(await pendingMigrations(database.db)).toEqual([]);
  });
});
