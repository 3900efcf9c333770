import { prepared } from '../../db/prepared.ts';

const PENDING = `horse_id = any(:horseIds::uuid[]) and status = 'pending'`;

/** Entries stay in a show that runs in pieces. */
const HAS_BEGUN = 'exists (select from shows where id = show_id and rules_version is not null)';

/** Shared with entrants. Waits for a show that is running, but for none that runs in pieces. */
export const lockEnteredShows = prepared(
  'shows_lock_entered',
  `select id from shows where id in (select show_id from show_entries where ${PENDING}) and status = 'open' and rules_version is null
   order by id for share`,
);

export const findPayers = prepared(
  'entries_payers',
  `select horse_id, show_id, player_id from show_entries where ${PENDING} and not ${HAS_BEGUN}`,
);

export const lockPendingEntries = prepared(
  'entries_pending_lock',
  `select id from show_entries where ${PENDING} order by id for update`,
);

export const scratchPending = prepared(
  'entries_scratch',
  `update show_entries set status = 'scratched' where ${PENDING} and not ${HAS_BEGUN} returning player_id, creator_id`,
);

/** `playerIds` has a player once for each of the player's entries. */
export const countFewerEntries = prepared(
  'entries_fewer',
  `update players set active_entries = active_entries - counted.entries
   from (select id, count(*) as entries from unnest(:playerIds::uuid[]) as ended (id) group by id) counted
   where players.id = counted.id`,
);
