import { sql, type Selectable } from 'kysely';
import type { Tables } from '../server/db/tables/tables.ts';
import type { Db } from '../server/db/connection.ts';

export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

type ColumnType =
  | 'bigint'
  | 'boolean'
  | 'double precision'
  | 'bytea'
  | 'date'
  | 'integer'
  | 'integer[]'
  | 'jsonb'
  | 'text'
  | 'timestamptz'
  | 'uuid';

/** Fails to compile when a migration adds a column. */
const COLUMNS = {
  accounts: {
    id: 'uuid',
    email: 'text',
    email_key: 'text',
    password_hash: 'text',
    birth_year: 'integer',
    created_at: 'timestamptz',
  },
  players: {
    id: 'uuid',
    username: 'text',
    username_key: 'text',
    guild: 'text',
    level: 'integer',
    xp: 'integer',
    house_starts_day: 'date',
    house_starts: 'integer',
    active_entries: 'integer',
    salary_day: 'date',
    last_seen_at: 'timestamptz',
    away_from: 'timestamptz',
    free_insights: 'integer',
    guild_changed_at: 'timestamptz',
    craft_skill: 'integer',
    crafted_at: 'timestamptz',
    crafts: 'integer',
    premium_until: 'timestamptz',
    boxes: 'integer',
    created_at: 'timestamptz',
  },
  ledger_accounts: { id: 'uuid', kind: 'text', coins: 'bigint', tradable: 'bigint', entries: 'integer' },
  ledger_entries: {
    account_id: 'uuid',
    id: 'uuid',
    journal_id: 'uuid',
    at: 'timestamptz',
    type: 'text',
    description: 'text',
    amount: 'bigint',
    tradable: 'bigint',
    balance: 'bigint',
    nth: 'integer',
  },
  ledger_totals: { account_id: 'uuid', type: 'text', coins_in: 'bigint', coins_out: 'bigint' },
  ledger_days: {
    day: 'date',
    type: 'text',
    week: 'timestamptz',
    id: 'uuid',
    made: 'bigint',
    taken: 'bigint',
    cut: 'bigint',
    purses: 'bigint',
    escrow: 'bigint',
    traded: 'bigint',
    trades: 'bigint',
  },
  horses: {
    id: 'uuid',
    owner_id: 'uuid',
    locked: 'boolean',
    name: 'text',
    breed: 'text',
    sex: 'text',
    genotype: 'text',
    genes_published: 'boolean',
    traits: 'jsonb',
    aptitude: 'integer[]',
    skill: 'integer[]',
    born_at: 'timestamptz',
    discipline: 'text',
    level: 'integer',
    xp: 'integer',
    class_level: 'integer',
    grade: 'text',
    grade_points: 'integer',
    prizeless_starts: 'integer',
    happiness: 'integer',
    happiness_at: 'timestamptz',
    feed_expires_at: 'timestamptz',
    long_feed_until: 'timestamptz',
    grass_from: 'timestamptz',
    works_from: 'timestamptz',
    worked_at: 'timestamptz',
    training_from: 'timestamptz',
    vet_shots_until: 'timestamptz',
    vet_check_until: 'timestamptz',
    breeding_check_until: 'timestamptz',
    next_entry_calm: 'boolean',
    starts_day: 'date',
    starts_today: 'integer',
    shows_entered: 'integer',
    earnings: 'bigint',
    sire_id: 'uuid',
    dam_id: 'uuid',
    breeder_id: 'uuid',
    inbreeding: 'double precision',
    generation: 'integer',
    covers: 'integer',
    foals_at: 'timestamptz',
    rests_until: 'timestamptz',
    whistled_day: 'date',
    mane_style: 'text',
    backdrop: 'text',
    created_at: 'timestamptz',
  },
  inventory: { player_id: 'uuid', kind: 'text', item: 'text', quantity: 'integer' },
  horse_events: {
    horse_id: 'uuid',
    id: 'uuid',
    at: 'timestamptz',
    kind: 'text',
    details: 'jsonb',
    other_horse_id: 'uuid',
    player_id: 'uuid',
  },
  shows: {
    id: 'uuid',
    kind: 'text',
    discipline: 'text',
    level: 'integer',
    entry_fee: 'integer',
    prize: 'integer',
    runs_at: 'timestamptz',
    status: 'text',
    created_by: 'uuid',
    created_at: 'timestamptz',
    seed_hash: 'text',
    seed: 'bytea',
    entries_hash: 'text',
    rules_version: 'integer',
    purse_index: 'integer',
    counts: 'boolean',
    returned: 'integer',
    fees_kept: 'bigint',
    entered: 'integer',
    heats: 'integer',
  },
  show_entries: {
    id: 'uuid',
    show_id: 'uuid',
    horse_id: 'uuid',
    player_id: 'uuid',
    discipline: 'text',
    level: 'integer',
    runs_at: 'timestamptz',
    status: 'text',
    fee: 'integer',
    fee_tradable: 'integer',
    creator_id: 'uuid',
    grade: 'text',
    entropy: 'text',
    entered_at: 'timestamptz',
    entry_xp: 'integer',
    place_xp: 'integer',
    place: 'integer',
    field_size: 'integer',
    score: 'integer',
    prize: 'integer',
    result: 'jsonb',
  },
} as const satisfies { [Table in keyof Tables]?: Record<keyof Tables[Table], ColumnType> };

export type BuiltTable = keyof typeof COLUMNS;
export const BUILT_TABLES = Object.keys(COLUMNS);

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
  const names = columns.map(([name]) => name).join(', ');
  const casts = columns.map(([name, type]) => `given.${name}::${type}`).join(', ');
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
