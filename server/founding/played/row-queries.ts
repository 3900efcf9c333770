import { sql, type Selectable } from 'kysely';
import type { Tables } from '../../db/statements.ts';
import type { Db } from '../../db/connection.ts';
import { snakeCase } from '../../db/pool/camel-case.ts';
import { COLUMNS, type ColumnType, type Written } from './columns.ts';

export type Row<Table extends keyof Tables> = Selectable<Written<Table>>;

export type BuiltTable = keyof typeof COLUMNS;
export const BUILT_TABLES = Object.keys(COLUMNS) as BuiltTable[];

const AT_ONCE = 5000;

/** The caller ensures consistency. `unlessThere` skips existing keys. */
export async function insertRows<Table extends BuiltTable>(
  db: Db,
  table: Table,
  rows: readonly Row<Table>[],
  { unlessThere = false } = {},
): Promise<void> {
  const types: Readonly<Record<string, ColumnType>> = COLUMNS[table];
  const columns = Object.entries(types);
  const names = columns.map(([name]) => snakeCase(name)).join(', ');
  const casts = columns.map(([name, type]) => `given.${snakeCase(name)}::${type}`).join(', ');
  const head = sql.raw(`insert into ${table} (${names}) select ${casts} from unnest(`);
  const tail = sql.raw(`) as given (${names})${unlessThere ? ' on conflict do nothing' : ''}`);
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE) as readonly Readonly<Record<string, Value>>[];
    const values = columns.map(
      ([name, type]) => sql`${some.map((row) => asText(row[name] ?? null, type))}::text[]`,
    );
    await sql`${head}${sql.join(values)}${tail}`.execute(db);
  }
}

/** After many inserts: the embedded database has no autovacuum. */
export async function analyzeBuiltTables(db: Db): Promise<void> {
  await sql.raw(`analyze ${BUILT_TABLES.join(', ')}`).execute(db);
}

type Value = string | number | boolean | object | null;

function asText(value: Value, type: ColumnType): string | null {
  if (value === null) return null;
  if (type === 'jsonb') return JSON.stringify(value);
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (typeof value === 'object') throw new TypeError(`No ${type} is written from an object`);
  return String(value);
}
