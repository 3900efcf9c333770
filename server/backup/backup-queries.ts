import { sql } from 'kysely';
import type { Db, Tx } from '../db/connection.ts';
import type { SequenceRecord, TableRecord } from './backup-file.ts';

const ROWS_AT_ONCE = 1000;

/** Each database creates its only row itself. */
const EXCLUDED_TABLES = ['kysely_migration_lock'];

/** Fixed text form of values; no time limits. */
const SETTINGS = [
  "timezone = 'UTC'",
  "datestyle = 'ISO, YMD'",
  "intervalstyle = 'postgres'",
  'extra_float_digits = 1',
  "bytea_output = 'hex'",
  'statement_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
];

/** Takes no snapshot yet. */
export async function prepareSession(tx: Tx): Promise<void> {
  for (const setting of SETTINGS) await sql.raw(`set local ${setting}`).execute(tx);
}

/** Stored columns only. */
export async function listTables(db: Db): Promise<TableRecord[]> {
  const { rows } = await sql<TableRecord>`
    select relname::text as table, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped and attgenerated = '' and relname <> all (${EXCLUDED_TABLES})
    group by pg_class.oid order by relname::text`.execute(db);
  return rows;
}

export async function listSequences(db: Db): Promise<SequenceRecord[]> {
  const { rows } = await sql<SequenceRecord>`
    select sequencename::text as sequence, last_value::text as last from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1`.execute(db);
  return rows;
}

/** Batches of backup lines. One table at a time per transaction. */
export async function* readRows(tx: Tx, { table, columns }: TableRecord): AsyncGenerator<string[]> {
  const values = sql.join(columns.map((column) => sql`${sql.ref(column)}::text`));
  await sql`
    declare backup_rows no scroll cursor for
    select array_to_json(array[${values}])::text as line from ${sql.table(table)}`.execute(tx);
  const fetch = sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from backup_rows`;
  for (;;) {
    const { rows } = await fetch.execute(tx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close backup_rows`.execute(tx);
}

export async function isFounded(db: Db): Promise<boolean> {
  return (await db.selectFrom('world').select('foundedAt').executeTakeFirst()) !== undefined;
}
