import { sql } from 'kysely';
import { prepared } from '../db/prepared.ts';
import type { Tx } from '../db/transaction.ts';
import { COUNTED_TABLES, countBirthsSql, countPlacingsSql } from './counted.ts';

const placings = prepared<never, [entryIds: readonly string[]]>(
  'leaderboards_placings',
  countPlacingsSql('entry.id = any($1::uuid[])'),
);

const births = prepared<never, [horseIds: readonly string[]]>(
  'leaderboards_births',
  countBirthsSql('horse.id = any($1::uuid[])'),
);

/**
 * Counts entries that have just been placed, in the transaction that placed them, after everything else it locks.
 * Those of shows that do not count in leaderboards are left out.
 */
export async function countPlacings(tx: Tx, entryIds: readonly string[]): Promise<void> {
  await placings.run(tx, entryIds);
}

/** Counts foals that have just been born, as the last thing of their transaction. */
export async function countBirths(tx: Tx, foalIds: readonly string[]): Promise<void> {
  await births.run(tx, foalIds);
}

/** Counts all of history anew, where it was written past the rules or the world was made older. Locks all counters. */
export async function recount(tx: Tx): Promise<void> {
  await sql.raw(`truncate ${Object.keys(COUNTED_TABLES).join(', ')}`).execute(tx);
  await sql.raw(countPlacingsSql('true')).execute(tx);
  await sql.raw(countBirthsSql('true')).execute(tx);
}
