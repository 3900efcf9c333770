import type { DueWork } from '../clock/due-work.ts';
import { waitUntilIdle } from '../clock/background-work.ts';
import type { Tx } from '../db/connection.ts';
import { DUE_WORK, inTransaction } from '../db/transaction.ts';
import {
  insertBirths,
  insertPlacings,
  queueDue,
  queueEntries,
  recountHistory,
  takeQueued,
} from './standing-queries.ts';

/** Placings counted in one transaction. */
const PLACINGS_AT_ONCE = 2_000;

/** Queues entries for counting, in the transaction that placed them. */
export async function queuePlacings(tx: Tx, entryIds: readonly string[]): Promise<void> {
  await queueEntries.run(tx, { entryIds });
}

/** Counts placed entries, except those of shows that do not count. */
export async function countPlacings(tx: Tx, entryIds: readonly string[]): Promise<void> {
  await insertPlacings.run(tx, { entryIds });
}

/**
 * Counts queued placings at once. Not part of placing, so that nobody who enters waits for the counters, and a player's
 * placings of many shows change each counter once.
 */
export const countPlacingsWork: DueWork = {
  name: 'leaderboards',
  nextDue: () => queueDue,
  async doSome(db) {
    await waitUntilIdle(db);
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

/** Counts newborn foals. Must be the last step of their transaction, because of its locks. */
export async function countBirths(tx: Tx, foalIds: readonly string[]): Promise<void> {
  await insertBirths.run(tx, { horseIds: foalIds });
}

/** Counts all of history again, after it was written past the rules or moved into the past. */
export async function recount(tx: Tx): Promise<void> {
  await recountHistory(tx);
}
