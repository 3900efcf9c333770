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
  'ledger_entries',
  'ledger_totals',
  'ledger_days',
  'horses',
  'genetic_insights',
  'boxed_horses',
  'store_offers',
  'inventory',
  'tack',
  'shows',
  'show_entries',
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
  const digests: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await sql<{ digest: string | null }>`
      select md5(string_agg(one::text, '' order by one::text)) as digest from ${sql.table(table)} one`.execute(
      db,
    );
    digests[table] = rows[0]?.digest ?? 'empty';
  }
  return digests;
}
