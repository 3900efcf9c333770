import { sql, type Selectable } from 'kysely';
import type { Tables } from '../../db/statements.ts';
import type { Db } from '../../db/connection.ts';
import { snakeCase } from '../../db/pool/camel-case.ts';
import { TABLE_COLUMNS } from '../../db/table-columns.ts';

/** Tables of which rows are built, in an order that their references allow. */
export const BUILT_TABLES = [
  'accounts',
  'players',
  'ledger_accounts',
  'ledger_entries',
  'ledger_totals',
  'ledger_days',
  'horses',
  'inventory',
  'horse_events',
  'shows',
  'show_entries',
  'tack',
  'vet_requests',
  'health_tests',
  'genetic_insights',
  'boxed_horses',
  'first_steps',
  'profiles',
  'covers',
  'missed_covers',
  'studs',
  'stud_requests',
  'listings',
  'sales',
] as const satisfies readonly (keyof Tables)[];
export type BuiltTable = (typeof BUILT_TABLES)[number];

/** Columns that the database fills. */
const FILLED = {
  ledger_entries: ['month'],
  show_entries: ['month'],
  studs: ['aptitude', 'breed'],
  listings: ['heightCm', 'bodyWords', 'expectedHeightCm', 'expectedBodyWords'],
} as const;
const filledOf = (table: BuiltTable): readonly string[] =>
  table in FILLED ? FILLED[table as keyof typeof FILLED] : [];

type Filled<Table> = Table extends keyof typeof FILLED ? (typeof FILLED)[Table][number] : never;

export type Row<Table extends keyof Tables> = Selectable<Omit<Tables[Table], Filled<Table>>>;

const AT_ONCE = 5000;

/** The caller ensures consistency. `unlessThere` skips existing keys. */
export async function insertRows<Table extends BuiltTable>(
  db: Db,
  table: Table,
  rows: readonly Row<Table>[],
  { unlessThere = false } = {},
): Promise<void> {
  const columns = Object.entries(TABLE_COLUMNS[table]).filter(([name]) => !filledOf(table).includes(name));
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

function asText(value: Value, type: string): string | null {
  if (value === null) return null;
  if (type === 'jsonb') return JSON.stringify(value);
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (typeof value === 'object') throw new TypeError(`No ${type} is written from an object`);
  return String(value);
}
