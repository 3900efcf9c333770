import type { Tx } from '../../db/connection.ts';
import { publish } from '../../db/news.ts';
import {
  countFewerEntries,
  findPayers,
  lockEnteredShows,
  lockPendingEntries,
  scratchPending,
} from './scratching-queries.ts';

/*
 * A horse sold to the game is scratched and the fee stays (docs/rules/shows.md#entry-limits). The order of locks: shows, the
 * horses, players who paid, entries.
 */

/** Prevents the runs of all shows that the horses are entered in. Returns their ids. */
export async function lockShowsOf(tx: Tx, horseIds: readonly string[]): Promise<ReadonlySet<string>> {
  const locked = await lockEnteredShows.rows(tx, { horseIds });
  return new Set(locked.map(({ id }) => id));
}

interface EntryPayer {
  readonly horseId: string;
  readonly showId: string;
  readonly playerId: string;
}

/** The horses must be locked. */
export async function findEntryPayers(tx: Tx, horseIds: readonly string[]): Promise<readonly EntryPayer[]> {
  const rows = await findPayers.rows(tx, { horseIds });
  return rows.map((row) => ({ horseId: row.horseId, showId: row.showId, playerId: row.playerId }));
}

export async function lockEntriesOf(tx: Tx, horseIds: readonly string[]): Promise<void> {
  await lockPendingEntries.rows(tx, { horseIds });
}

/** Everything above must be locked. */
export async function scratchEntries(tx: Tx, horseIds: readonly string[]): Promise<void> {
  const scratched = await scratchPending.rows(tx, { horseIds });
  // Without entries no player was locked before the tack.
  if (scratched.length === 0) return;
  await countFewerEntries.run(tx, { playerIds: scratched.map(({ playerId }) => playerId) });
  for (const { playerId, creatorId } of scratched) {
    publish(tx, playerId, { topics: ['entries', 'user'] });
    if (creatorId) publish(tx, creatorId, { topics: ['shows'] });
  }
}
