import { sql } from 'kysely';
import type { Tx } from '../db/connection.ts';
import { MONTH_OF } from '../db/months/month-queries.ts';
import { prepared, type RowOf } from '../db/prepared.ts';

/** Arbitrary advisory lock: one piece at a time moves. */
const ARCHIVE_LOCK = 4_207_224;

/** A statement of its own, so that the next one sees what was committed while it waited. */
export async function lockArchive(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ARCHIVE_LOCK})`.execute(tx);
}

/** Not counted for leaderboards yet. */
const WAITS = `exists (select from placings_to_count waiting
  where (waiting.player_id, waiting.entry_id) = (entry.player_id, entry.id))`;

/** Settled entries, which no longer change, by id. */
export const findOldEntries = prepared(
  'archive_entries',
  `select entry.id, ${MONTH_OF('entry.runs_at')} as month from show_entries entry
   join shows on shows.id = entry.show_id
   where entry.id > :after and entry.id < :leastId and entry.runs_at < :before and entry.status <> 'pending'
     and shows.status = 'completed' and not ${WAITS}
   order by entry.id limit :limit`,
);

export type LineKeyRow = RowOf<typeof findOldLines>;

/** Each account's first lines: the rest stays without gaps, although ids of different processes may be out of order. */
export const findOldLines = prepared(
  'archive_lines',
  `select line.account_id, line.id, ${MONTH_OF('line.at')} as month
   from unnest(:accounts::uuid[]) account (id)
   cross join lateral (
     select line_number from ledger_entries where account_id = account.id and id < :leastId and line_number is not null
     order by id desc limit 1
   ) last
   cross join lateral (
     select account_id, id, at from ledger_entries where account_id = account.id and line_number <= last.line_number
     order by line_number limit :limit
   ) line
   limit :limit`,
);

/** After an id: until a vacuum, each search from the first would pass over all lines that moved before. */
export const findOldLinesOfHouse = prepared(
  'archive_lines_of_house',
  `select account_id, id, ${MONTH_OF('at')} as month from ledger_entries
   where account_id = :house and id > :after and id < :leastId order by id limit :limit`,
);

export const findAccounts = prepared(
  'archive_accounts',
  `select id from ledger_accounts where id > :after order by id limit :limit`,
);

/** Between partitions: the row is deleted from one and inserted into the other. */
export const moveEntries = prepared(
  'archive_move_entries',
  `update show_history entry set month = moving.month
   from unnest(:ids::uuid[], :months::date[]) moving (id, month)
   where entry.month = 'infinity' and entry.id = moving.id`,
);

export const moveLines = prepared(
  'archive_move_lines',
  `update ledger_history line set month = moving.month
   from unnest(:accounts::uuid[], :ids::uuid[], :months::date[]) moving (account_id, id, month)
   where line.month = 'infinity' and line.account_id = moving.account_id and line.id = moving.id`,
);
