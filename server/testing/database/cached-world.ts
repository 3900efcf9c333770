import type pg from 'pg';
import {
  embeddedDatabase,
  embeddedSettings,
  type Database,
  type DatabaseSettings,
} from '../../db/open-database.ts';
import { openEmbeddedPool, type EmbeddedPool } from '../../db/embedded/embedded-pool.ts';
import { freshDataFolder } from './data-folder.ts';

/*
 * Opening an embedded database takes a second of processor time, restoring the rows of its founded world a tenth. So
 * each test process caches one for its next test file.
 */

interface CachedWorld {
  readonly embedded: EmbeddedPool;
  readonly remove: () => Promise<void>;
  /** Changes with every table, constraint, index, trigger and function. */
  readonly schema: string;
  readonly founded: readonly TableRows[];
  /** What the planner knows of all tables and indexes: a JSON array. */
  readonly sizes: string;
}

interface TableRows {
  readonly table: string;
  /** A JSON array; null if the table is empty. */
  readonly rows: string | null;
}

type Settings = Partial<Omit<DatabaseSettings, 'dataDir' | 'databaseUrl'>>;

let cached: CachedWorld | undefined;

/** A founded world; `close` caches it for the next caller. */
export async function takeWorld(settings: Settings): Promise<Database> {
  const world = (await takeCached()) ?? (await openWorld(settings));
  const neverEnding = { ...world.embedded, close: async () => {} };
  return embeddedDatabase(neverEnding, settings, () => putBack(world));
}

async function takeCached(): Promise<CachedWorld | undefined> {
  const world = cached;
  cached = undefined;
  if (!world) return undefined;
  if (await isRestored(world)) return world;
  await discard(world);
  return undefined;
}

async function openWorld(settings: Settings): Promise<CachedWorld> {
  const { dataDir, remove } = await freshDataFolder('founded');
  const embedded = await openEmbeddedPool({ folder: `${dataDir}/database` }, embeddedSettings(settings));
  const { pool } = embedded;
  const [schema, founded, sizes] = [await schemaOf(pool), await rowsOf(pool), await sizesOf(pool)];
  return { embedded, remove, schema, founded, sizes };
}

async function putBack(world: CachedWorld): Promise<void> {
  const { pool } = world.embedded;
  // The ended test file's listeners would stay with the pool.
  for (const event of ['connect', 'error']) pool.removeAllListeners(event);
  const isIdle = !pool.ending && pool.idleCount === pool.totalCount;
  if (cached || !isIdle) await discard(world);
  else cached = world;
}

async function discard({ embedded, remove }: CachedWorld): Promise<void> {
  await embedded.close();
  await remove();
}

/** False if a test changed the schema or broke the database. */
async function isRestored(world: CachedWorld): Promise<boolean> {
  const { pool } = world.embedded;
  try {
    if ((await schemaOf(pool)) !== world.schema) return false;
    const client = await pool.connect();
    try {
      await restore(client, world);
    } finally {
      // Nothing of its session is left to the next test.
      client.release(true);
    }
    return true;
  } catch {
    return false;
  }
}

async function restore(client: pg.PoolClient, { founded, sizes }: CachedWorld): Promise<void> {
  const filled = await filledTables(client, founded);
  if (filled.length > 0) await empty(client, filled);
  await client.query('begin');
  await client.query(WITHOUT_TRIGGERS);
  for (const { table, rows } of founded) {
    if (rows === null) continue;
    const insert = `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`;
    await client.query(insert, [rows]);
  }
  await client.query('commit');
  // Statistics of what is gone would change plans.
  await client.query(`delete from pg_statistic where starelid >= 16384`);
  await client.query(
    `update pg_class set (relpages, reltuples, relallvisible) = (was.relpages, was.reltuples, was.relallvisible)
     from json_to_recordset($1) as was (oid oid, relpages int, reltuples real, relallvisible int)
     where pg_class.oid = was.oid
       and (pg_class.relpages, pg_class.reltuples) is distinct from (was.relpages, was.reltuples)`,
    [sizes],
  );
}

const WITHOUT_TRIGGERS = 'set local session_replication_role = replica';

/** Leaves the files as short as `truncate` would, which would also make new ones for all tables that refer to these. */
async function empty(client: pg.PoolClient, tables: readonly string[]): Promise<void> {
  const deletions = tables.map((table) => `delete from ${table}`);
  await client.query(['begin', WITHOUT_TRIGGERS, ...deletions, 'commit'].join('; '));
  await client.query(`vacuum (index_cleanup on, skip_database_stats) ${tables.join(', ')}`);
}

async function filledTables(client: pg.PoolClient, founded: readonly TableRows[]): Promise<string[]> {
  const each = founded.map(({ table }) => `select '${table}' as name where exists (select from ${table})`);
  const { rows } = await client.query<{ name: string }>(each.join(' union all '));
  return rows.map(({ name }) => name);
}

async function rowsOf(pool: pg.Pool): Promise<TableRows[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const reads = tables.map(({ name }) => `select (select json_agg(one)::text from ${name} one) as rows`);
  const { rows } = await pool.query<{ rows: string | null }>(reads.join(' union all '));
  return rows.map((row, index) => ({ table: tables[index]?.name ?? '', rows: row.rows }));
}

async function sizesOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ sizes: string }>(
    `select json_agg(one)::text as sizes from (
       select oid, relpages, reltuples, relallvisible from pg_class where oid >= 16384
     ) as one`,
  );
  return rows[0]?.sizes ?? '[]';
}

async function schemaOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ schema: string }>(
    `select md5(string_agg(one, ' ' order by one)) as schema from (
       select oid::text from pg_class
       union all select oid::text from pg_constraint
       union all select oid || tgenabled::text from pg_trigger
       union all select oid || md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace
       union all select oid || rolname from pg_roles
       union all select attrelid || attname || attnotnull from pg_attribute where attrelid >= 16384
       union all select (adrelid || ' ' || adnum) || md5(adbin::text) from pg_attrdef
     ) as parts (one)`,
  );
  return rows[0]?.schema ?? '';
}
