import type { Job } from '../clock/jobs.ts';
import { waitUntilIdle } from '../clock/background-work.ts';
import type { Tx } from '../db/connection.ts';
import { JOB_LIMIT, inTransaction } from '../db/transaction.ts';
import {
  insertBirths,
  insertPlacings,
  nextCounting,
  queueEntries,
  recountHistory,
  takeQueued,
} from './standing-queries.ts';

const PLACINGS_AT_ONCE = 2_000;

/** Must run in the transaction that placed the entries. */
export async function queuePlacings(tx: Tx, entryIds: readonly string[]): Promise<void> {
  await queueEntries.run(tx, { entryIds });
}

/** Skips shows that do not count. */
export async function countPlacings(tx: Tx, entryIds: readonly string[]): Promise<void> {
  await insertPlacings.run(tx, { entryIds });
}

/** Not part of placing: entering never waits for the counters, and many placings update each counter once. */
export const countPlacingsJob: Job = {
  name: 'leaderboards',
  nextDue: () => nextCounting,
  async doSome(db) {
    await waitUntilIdle(db);
    return inTransaction(
      db,
      async (tx) => {
        const taken = await takeQueued.rows(tx, { limit: PLACINGS_AT_ONCE });
        await countPlacings(
          tx,
          taken.map(({ entryId }) => entryId),
        );
        return taken.length;
      },
      JOB_LIMIT,
    );
  },
};

/** Must be the last step of its transaction, because of its locks. */
export async function countBirths(tx: Tx, foalIds: readonly string[]): Promise<void> {
  await insertBirths.run(tx, { horseIds: foalIds });
}

/** For history changed outside the rules. */
export async function recount(tx: Tx): Promise<void> {
  await recountHistory(tx);
}
