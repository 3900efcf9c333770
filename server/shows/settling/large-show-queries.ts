import { prepared } from '../../db/prepared.ts';
import { SHOW_ENTRY_COLUMNS } from '../show-queries.ts';

/** Closes the list of entries: from now on none is scratched. */
export const beginShow = prepared(
  'show_begin',
  `update shows set rules_version = :rulesVersion, purse_index = :purseIndex where id = :id`,
);

/** The next entries whose starters are not yet stored, by horse. */
export const findEntriesToStore = prepared(
  'entries_to_store',
  `select ${SHOW_ENTRY_COLUMNS} from show_entries
   where show_id = :showId and status = 'pending' and horse_id > coalesce(
     (select last_horse from show_starters where show_id = :showId order by last_horse desc limit 1),
     '00000000-0000-0000-0000-000000000000')
   order by horse_id limit :limit`,
);

export const insertStarters = prepared(
  'starters_insert',
  `insert into show_starters (show_id, last_horse, starters) values (:showId, :lastHorse, :starters::jsonb)`,
);

export const findStarters = prepared(
  'starters_of_show',
  `select last_horse, starters from show_starters
   where show_id = :showId and (:after::uuid is null or last_horse > :after) order by last_horse limit :limit`,
);

export const deleteStarters = prepared(
  'starters_delete',
  `delete from show_starters where show_id = :showId`,
);

export const findPendingAmong = prepared(
  'entries_pending_among',
  `select id from show_entries where id = any(:ids::uuid[]) and status = 'pending'`,
);

export const leaveOutOfLeaderboards = prepared(
  'show_does_not_count',
  `update shows set counts = false where id = :id`,
);

/** One row for the creator's own entries and one for those of others; includes scratched ones. */
export const sumTakings = prepared(
  'entries_takings',
  `select player_id = creator_id as own, count(*)::integer as entries, sum(fee)::bigint as coins,
     sum(fee_tradable)::bigint as tradable
   from show_entries where show_id = :showId and creator_id is not null group by 1`,
);
