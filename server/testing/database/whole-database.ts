import { sql } from 'kysely';
import type { Db } from '../../db/connection.ts';

const TABLES = [
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

/** To detect writes. */
export async function wholeDatabase(
  db: Db,
  tables: readonly string[] = TABLES,
): Promise<Record<string, string>> {
  // A sum needs no sorting.
  const digest = (table: string) => sql`
    select ${table} as name, concat(count(*), ' ', sum(hashtextextended(one::text, 0))) as digest
      from ${sql.table(table)} one`;
  const { rows } = await sql<{
    name: string;
    digest: string;
  }>`${sql.join(tables.map(digest), sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
