import { sql } from 'kysely';
import type { DueWork, NextDue } from '../clock/due-work.ts';
import { othersFirst } from '../clock/others.ts';
import { prepared } from '../db/prepared.ts';
import type { Tx } from '../db/connection.ts';
import { DUE_WORK, inTransaction } from '../db/transaction.ts';
import { COUNTED_TABLES, countBirthsSql, countPlacingsSql } from './standing-queries.ts';

const placings = prepared<never, { entryIds: readonly string[] }>(
  'leaderboards_placings',
  countPlacingsSql('entry.id = any(:entryIds::uuid[])'),
);

const births = prepared<never, { horseIds: readonly string[] }>(
  'leaderboards_births',
  countBirthsSql('horse.id = any(:horseIds::uuid[])'),
);

/** Placings of one transaction of counting. */
const PLACINGS_AT_ONCE = 2_000;

const queue = prepared<never, { entryIds: readonly string[] }>(
  'leaderboards_queue',
  `insert into placings_to_count (player_id, entry_id)
   select entry.player_id, entry.id from show_entries entry join shows on shows.id = entry.show_id
   where entry.id = any(:entryIds::uuid[]) and shows.counts order by 1, 2`,
);

/** At once, whenever there is anything. */
const queued: NextDue = sql`select to_timestamp(0) from placings_to_count limit 1`;

const takeQueued = prepared<{ entry_id: string }, { limit: number }>(
  'leaderboards_take_queued',
  `with taken as materialized (
     select ctid from placings_to_count order by player_id, entry_id limit :limit for update skip locked
   )
   delete from placings_to_count where ctid = any(array(select ctid from taken)) returning entry_id`,
);

/**
 * Keeps entries that have just been placed until they are counted, in the transaction that placed them. Those of shows
 * that do not count in leaderboards are left out.
 */
export async function queuePlacings(tx: Tx, entryIds: readonly string[]): Promise<void> {
  await queue.run(tx, { entryIds });
}

/** Counts placed entries, but those of shows that do not count in leaderboards. */
export async function countPlacings(tx: Tx, entryIds: readonly string[]): Promise<void> {
  await placings.run(tx, { entryIds });
}

/**
 * Counts what has been placed, as soon as it is: apart from placing it, so that nobody who entered waits for it, and
 * all of a player's placings in one change of each counter however many shows they come from.
 */
export const countPlacingsWork: DueWork = {
  name: 'leaderboards',
  nextDue: () => queued,
  async doSome(db) {
    await othersFirst(db);
    return inTransaction(
      db,
      async (tx) => {
        const taken = await takeQueued.rows(tx, { limit: PLACINGS_AT_ONCE });
        await countPlacings(
          tx,
          taken.map(({ entry_id }) => entry_id),
        );
        return taken.length;
      },
      DUE_WORK,
    );
  },
};

/** Counts foals that have just been born, as the last thing of their transaction. */
export async function countBirths(tx: Tx, foalIds: readonly string[]): Promise<void> {
  await births.run(tx, { horseIds: foalIds });
}

/** Counts all of history anew, where it was written past the rules or the world was made older. Locks all counters. */
export async function recount(tx: Tx): Promise<void> {
  await sql.raw(`truncate placings_to_count, ${Object.keys(COUNTED_TABLES).join(', ')}`).execute(tx);
  await sql.raw(countPlacingsSql('true')).execute(tx);
  await sql.raw(countBirthsSql('true')).execute(tx);
}
