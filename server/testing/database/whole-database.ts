import { sql } from 'kysely';
import type { Db } from '../../db/connection.ts';

/** What players own and see. */
export const WORLD_TABLES = [
  'world',
  'accounts',
  'sessions',
  'players',
  'subscriptions',
  'payments',
  'payment_events',
  'profiles',
  'picture_uploads',
  'picture_upload_counts',
  'first_steps',
  'ledger_accounts',
  'ledger_history',
  'ledger_totals',
  'ledger_days',
  'horses',
  'genetic_insights',
  'boxed_horses',
  'store_offers',
  'inventory',
  'tack',
  'shows',
  'show_history',
  'horse_standings',
  'player_standings',
  'vet_requests',
  'chat_messages',
  'chat_writers',
  'chat_readers',
] as const;

/** Wide or long. Every update gives a row another version, and reading it takes a fifth of the time. */
const BY_VERSION: ReadonlySet<string> = new Set([
  'horses',
  'ledger_history',
  'show_history',
  'shows',
  'store_offers',
  'tack',
]);

/** A digest of each table's rows: the same in each database that has the same rows. */
export const wholeDatabase = (
  db: Db,
  tables: readonly string[] = WORLD_TABLES,
): Promise<Record<string, string>> => digestsOf(db, tables, new Set());

/** To detect writes: `wholeDatabase`, but with versions of rows where they are cheaper. */
export const rowVersions = (
  db: Db,
  tables: readonly string[] = WORLD_TABLES,
): Promise<Record<string, string>> => digestsOf(db, tables, BY_VERSION);

async function digestsOf(
  db: Db,
  tables: readonly string[],
  byVersion: ReadonlySet<string>,
): Promise<Record<string, string>> {
  // A sum needs no sorting.
  const digest = (table: string) => sql`
    select ${table} as name, concat(count(*), ' ', sum(hashtextextended(
      ${byVersion.has(table) ? sql`concat(tableoid, xmin, ctid)` : sql`one::text`}, 0))) as digest from ${sql.table(table)} one`;
  const { rows } = await sql<{
    name: string;
    digest: string;
  }>`${sql.join(tables.map(digest), sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

export interface WriteWatch {
  /** The tables that committed transactions wrote to since the last call. */
  written(): Promise<readonly string[]>;
}

/**
 * Notes rows that are inserted, deleted or changed; in tables of `BY_VERSION` also those updated to what they were.
 * Costs less than digests before and after each of many calls.
 */
export async function watchWrites(db: Db, tables: readonly string[]): Promise<WriteWatch> {
  await sql`create unlogged table noted_writes (name text not null)`.execute(db);
  await sql`create function note_write() returns trigger language plpgsql as
    $$ begin insert into noted_writes values (tg_table_name); return null; end $$`.execute(db);
  // Partitions inherit triggers.
  const { rows: whole } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relname = any(${tables}) and not relispartition`.execute(
    db,
  );
  for (const { name } of whole) {
    const when = BY_VERSION.has(name) ? sql`` : sql`when (old.* *<> new.*)`;
    await sql`create trigger note_write after insert or delete on ${sql.table(name)}
      for each row execute function note_write()`.execute(db);
    await sql`create trigger note_update after update on ${sql.table(name)}
      for each row ${when} execute function note_write()`.execute(db);
  }
  return {
    async written() {
      const { rows } = await sql<{ name: string }>`delete from noted_writes returning name`.execute(db);
      return [...new Set(rows.map(({ name }) => name))].toSorted();
    },
  };
}
