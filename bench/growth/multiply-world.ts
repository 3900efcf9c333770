import { sql } from 'kysely';
import type { Db } from '../../server/db/connection.ts';
import { HOUSE } from '../../server/ledger/ledger.ts';

/*
 * Copies the rows that players, horses and shows need, with new ids. The audit finds three faults in a copy: purses
 * have one opening entry instead of their books; shows cannot be replayed, because seeds derive from ids; and covers,
 * tack, sales and listings exist only in the first world.
 */

/** Columns with ids of copied rows. */
const COPIED = {
  accounts: ['id'],
  players: ['id'],
  ledger_accounts: ['id'],
  horses: ['id', 'owner_id', 'sire_id', 'dam_id', 'breeder_id'],
  breeding_values: ['horse_id'],
  inventory: ['player_id'],
  horse_events: ['horse_id', 'id', 'other_horse_id', 'player_id'],
  shows: ['id', 'created_by'],
  show_entries: ['id', 'show_id', 'horse_id', 'player_id', 'creator_id'],
  horse_standings: ['horse_id'],
  player_standings: ['player_id'],
  breeder_standings: ['player_id'],
  breeders: ['player_id'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Unique columns; the copy's number is appended. */
const SUFFIXED: Readonly<Record<string, readonly string[]>> = {
  accounts: ['email', 'email_key'],
  players: ['username', 'username_key'],
};

/** Tables that need not survive a crash. Sessions refer to accounts, and stay. */
const UNLOGGED = Object.keys(COPIED).filter((table) => table !== 'accounts');

/** Leading digits of an id that a copy shares; unique per table. */
const ID_PREFIX_LENGTH = 28;
const COPY_DIGITS = 8;

/** Copy 0 is the world itself. */
export function idInCopy(id: string, copy: number): string {
  return copy === 0 ? id : id.slice(0, ID_PREFIX_LENGTH) + copy.toString(16).padStart(COPY_DIGITS, '0');
}

/** The house is the same in every copy. */
const idSql = (column: string, copy: string) =>
  `case ${column} when '${HOUSE}' then ${column}
   else overlay(${column}::text placing lpad(to_hex(${copy}), ${COPY_DIGITS}, '0') from ${ID_PREFIX_LENGTH + 1})::uuid end`;

export async function multiplyWorld(db: Db, times: number, log: (sentence: string) => void): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  for (const table of await withReferring(db, UNLOGGED)) await run(`alter table ${table} set unlogged`);
  const indexes = await dropIndexes(db);
  // Values are copied.
  await run('alter table horses disable trigger horses_have_values');
  for (const table of Object.keys(COPIED) as (keyof typeof COPIED)[]) {
    const begun = performance.now();
    await run(`create unlogged table model as table ${table}`);
    const columns = await columnsOf(db, table);
    const values = columns.map((column) => valueSql(table, column)).join(', ');
    // Copy by copy, to keep related rows together.
    for (let copy = 1; copy < times; copy++) {
      const ofCopy = values.replaceAll(COPY, String(copy));
      await run(`insert into ${table} (${columns.join(', ')}) select ${ofCopy} from model`);
    }
    await run('drop table model');
    log(`${table} ${times} times, in ${seconds(begun)} s`);
  }
  await run('alter table horses enable trigger horses_have_values');
  await run(`update ledger_accounts set entries = (coins > 0)::integer where ${OF_COPIES}`);
  await run(OPENING_ENTRIES);
  await run(OPENING_DAY);
  await run(OPENING_TOTALS);
  const begun = performance.now();
  for (const definition of indexes) await run(definition);
  log(`${indexes.length} indexes made, in ${seconds(begun)} s`);
}

const COPY = '$copy';

function valueSql(table: keyof typeof COPIED, column: string): string {
  if ((COPIED[table] as readonly string[]).includes(column)) return idSql(column, COPY);
  return SUFFIXED[table]?.includes(column) ? `${column} || ' ${COPY}'` : column;
}

async function columnsOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ columnName: string }>`
    select column_name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} order by ordinal_position`.execute(db);
  return rows.map(({ columnName }) => columnName);
}

/**
 * Adds the tables with foreign keys to these. Each comes before what it refers to, because a logged table cannot refer to
 * an unlogged one.
 */
async function withReferring(db: Db, tables: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as referring, confrelid::regclass::text as referred from pg_constraint
    where contype = 'f' and conrelid <> confrelid`.execute(db);
  return referringFirst(tables, rows);
}

interface ForeignKey {
  readonly referring: string;
  readonly referred: string;
}

/** Throws on a circle of foreign keys: whichever of its tables loses its log first, a logged one refers to it. */
export function referringFirst(tables: readonly string[], keys: readonly ForeignKey[]): readonly string[] {
  const ordered = new Set<string>();
  const add = (table: string, through: readonly string[]) => {
    if (ordered.has(table)) return;
    const path = [...through, table];
    if (through.includes(table)) throw new RangeError(`A circle of foreign keys: ${path.join(', ')}`);
    for (const { referring, referred } of keys) if (referred === table) add(referring, path);
    ordered.add(table);
  };
  for (const table of tables) add(table, []);
  return [...ordered];
}

/** Indexes build faster at the end; those that foreign keys need stay. Returns the statements that create them. */
async function dropIndexes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ drop: string; make: string }>`
    select coalesce('alter table ' || t.relname || ' drop constraint ' || c.conname, 'drop index ' || i.relname) as drop,
      coalesce('alter table ' || t.relname || ' add constraint ' || c.conname || ' ' || pg_get_constraintdef(c.oid),
        pg_get_indexdef(x.indexrelid)) as make
    from pg_index x
    join pg_class i on i.oid = x.indexrelid
    join pg_class t on t.oid = x.indrelid
    left join pg_constraint c on c.conindid = x.indexrelid and c.contype in ('p', 'u')
    where t.relname = any(${UNLOGGED}::text[]) and t.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = x.indexrelid)`.execute(
    db,
  );
  for (const { drop } of rows) await sql.raw(drop).execute(db);
  return rows.map(({ make }) => make);
}

const OF_COPIES = `not exists (select from ledger_totals total where total.account_id = ledger_accounts.id)`;

const OPENING_ENTRIES = `
  with opened as (select id, coins, tradable from ledger_accounts where coins > 0 and ${OF_COPIES}),
    founding as (select founded_at as at from world),
    lines as (
      select id as account_id, id as journal_id, coins as amount, tradable, coins as balance, 1 as line_number from opened
      union all select '${HOUSE}', id, -coins, -tradable, null, null from opened
    )
  insert into ledger_entries (account_id, id, journal_id, at, type, description, amount, tradable, balance, line_number)
  select account_id, journal_id, journal_id, at, 'start', 'What was in the purse', amount, tradable, balance, line_number
  from lines cross join founding`;

const OPENING_DAY = `insert into ledger_days (day, type, week, made, taken, cut, purses, escrow, traded, trades)
  select (founded_at at time zone 'UTC')::date, 'start', date_bin('7 days', founded_at, purse_index_due), sum(coins), 0, 0, sum(coins) filter (where kind = 'purse'),
    coalesce(sum(coins) filter (where kind = 'escrow'), 0), 0, 0
  from ledger_accounts cross join world where coins > 0 and ${OF_COPIES} group by 1, 3`;

const OPENING_TOTALS = `insert into ledger_totals (account_id, type, coins_in, coins_out)
  select id, 'start', coins, 0 from ledger_accounts where coins > 0 and ${OF_COPIES}`;

const seconds = (since: number) => Math.round((performance.now() - since) / 1000);
