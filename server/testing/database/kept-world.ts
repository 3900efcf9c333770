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
 * each test process keeps one for its next test file.
 */

interface KeptWorld {
  readonly embedded: EmbeddedPool;
  readonly remove: () => Promise<void>;
  /** Changes with every table, constraint, index, trigger and function. */
  readonly schema: string;
  readonly founded: readonly TableRows[];
}

interface TableRows {
  readonly table: string;
  /** A JSON array; null if the table is empty. */
  readonly rows: string | null;
}

type Settings = Partial<Omit<DatabaseSettings, 'dataDir' | 'databaseUrl'>>;

let kept: KeptWorld | undefined;

/** A founded world; `close` keeps it for the next caller. */
export async function takeWorld(settings: Settings): Promise<Database> {
  const world = (await takeKept()) ?? (await openWorld(settings));
  const neverEnding = { ...world.embedded, close: async () => {} };
  return embeddedDatabase(neverEnding, settings, () => putBack(world));
}

async function takeKept(): Promise<KeptWorld | undefined> {
  const world = kept;
  kept = undefined;
  if (!world) return undefined;
  if (await isRestored(world)) return world;
  await discard(world);
  return undefined;
}

async function openWorld(settings: Settings): Promise<KeptWorld> {
  const { dataDir, remove } = await freshDataFolder('founded');
  const embedded = await openEmbeddedPool({ folder: `${dataDir}/database` }, embeddedSettings(settings));
  const [schema, founded] = [await schemaOf(embedded.pool), await rowsOf(embedded.pool)];
  return { embedded, remove, schema, founded };
}

async function putBack(world: KeptWorld): Promise<void> {
  const { pool } = world.embedded;
  pool.removeAllListeners('error');
  const isIdle = !pool.ending && pool.idleCount === pool.totalCount;
  if (kept || !isIdle) await discard(world);
  else kept = world;
}

async function discard({ embedded, remove }: KeptWorld): Promise<void> {
  await embedded.close();
  await remove();
}

/** False if a test changed the schema or broke the database. */
async function isRestored({ embedded: { pool }, schema, founded }: KeptWorld): Promise<boolean> {
  try {
    if ((await schemaOf(pool)) !== schema) return false;
    const client = await pool.connect();
    try {
      await restore(client, founded);
    } finally {
      // Nothing of its session is left to the next test.
      client.release(true);
    }
    return true;
  } catch {
    return false;
  }
}

async function restore(client: pg.PoolClient, founded: readonly TableRows[]): Promise<void> {
  const filled = await filledTables(client, founded);
  await client.query('begin');
  // Without triggers.
  await client.query('set local session_replication_role = replica');
  if (filled.length > 0) await client.query(`truncate ${filled.join(', ')} cascade`);
  for (const { table, rows } of founded) {
    if (rows === null) continue;
    const insert = `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`;
    await client.query(insert, [rows]);
  }
  await client.query('commit');
  // Statistics of what is gone would change plans.
  await client.query(`delete from pg_statistic where starelid >= 16384`);
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
  return rows.map((row, nth) => ({ table: tables[nth]?.name ?? '', rows: row.rows }));
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
