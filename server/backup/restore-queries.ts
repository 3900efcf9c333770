import { sql } from 'kysely';
import type { Db, Tx } from '../db/connection.ts';
import { createMonth, findMonths, historyOf, KINDS } from '../db/months/month-queries.ts';
import type { SequenceRecord, TableRecord } from './backup-file.ts';

/** Kysely's own tables have rows after a migration. */
const isKyselys = (table: string) => table.startsWith('kysely_');

export async function findFilled(db: Db, tables: readonly TableRecord[]): Promise<string | undefined> {
  for (const { table } of tables) {
    if (isKyselys(table)) continue;
    const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return table;
  }
  return undefined;
}

export async function lockTables(tx: Tx, tables: readonly TableRecord[]): Promise<void> {
  const names = tables.map(({ table }) => sql.table(table));
  await sql`lock table ${sql.join(names)} in access exclusive mode`.execute(tx);
}

/** Lets rows precede those they reference. Returns a function that ends this. */
export async function deferReferences(tx: Tx): Promise<() => Promise<void>> {
  const { rows } = await sql<{ alter: string }>`
    select format('alter table %s alter constraint %I', conrelid::regclass, conname) as alter from pg_constraint
    where contype = 'f' and not condeferrable and connamespace = current_schema()::regnamespace`.execute(tx);
  for (const { alter } of rows) await sql.raw(`${alter} deferrable initially deferred`).execute(tx);
  return async () => {
    await sql`set constraints all immediate`.execute(tx);
    for (const { alter } of rows) await sql.raw(`${alter} not deferrable`).execute(tx);
  };
}

/** The backup has the rows that triggers would insert. Returns a function that enables them again. */
export async function disableTriggers(tx: Tx): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string }>`
    select distinct tgrelid::regclass::text as table from pg_trigger
    join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = current_schema()::regnamespace`.execute(tx);
  for (const { table } of rows) await sql.raw(`alter table ${table} disable trigger user`).execute(tx);
  return async () => {
    for (const { table } of rows) await sql.raw(`alter table ${table} enable trigger user`).execute(tx);
  };
}

/** Each line is a row. */
export type InsertRows = (lines: readonly string[]) => Promise<void>;

/** Throws if the table lacks a column of the backup. */
export async function openTable(tx: Tx, { table, columns }: TableRecord): Promise<InsertRows> {
  const { rows: types } = await sql<{ column: string; type: string }>`
    select attname::text as column, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = to_regclass(quote_ident(${table})) and attnum > 0 and not attisdropped`.execute(tx);
  const typeOf = new Map(types.map(({ column, type }) => [column, type]));
  const values = columns.map((column, at) => {
    const type = typeOf.get(column);
    if (type === undefined) throw new Error(`Its ${table}.${column} is in no table of this release.`);
    return sql`(line ->> ${sql.lit(at)})::${sql.raw(type)}`;
  });
  if (isKyselys(table)) await sql`delete from ${sql.table(table)}`.execute(tx);
  const kind = KINDS.find((one) => historyOf(one) === table);
  const months = new Set(kind && (await findMonths(tx, kind)));
  return async (lines) => {
    if (kind)
      for (const month of await monthsOf(tx, lines, columns.indexOf('month'))) {
        if (!months.has(month)) await createMonth(tx, kind, month);
        months.add(month);
      }
    // `overriding system value` restores identity columns.
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      overriding system value
      select ${sql.join(values)} from json_array_elements(${`[${lines.join(',')}]`}::json) line`.execute(tx);
  };
}

/** Archived months; their tables are not in the backup. */
async function monthsOf(tx: Tx, lines: readonly string[], at: number): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select distinct line ->> ${sql.lit(at)} as month from json_array_elements(${`[${lines.join(',')}]`}::json) line
    where line ->> ${sql.lit(at)} <> 'infinity'`.execute(tx);
  return rows.map(({ month }) => month);
}

export async function setSequence(tx: Tx, { sequence, last }: SequenceRecord): Promise<void> {
  await sql`select setval(quote_ident(${sequence})::regclass, ${last}::bigint)`.execute(tx);
}

export async function analyze(db: Db): Promise<void> {
  await sql`analyze`.execute(db);
}
