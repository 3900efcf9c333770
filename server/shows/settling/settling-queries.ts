import { sql } from 'kysely';
import type { NextDue } from '../../clock/jobs.ts';
import { prepared, type RowOf } from '../../db/prepared.ts';
import { SHOW_COLUMNS, SHOW_ENTRY_COLUMNS } from '../show-queries.ts';

/** With a `rules_version` it has begun to run. */
export type DueShowRow = RowOf<typeof findDueShows>;

const SELECT_DUE_SHOW = `select ${SHOW_COLUMNS}, rules_version, purse_index from shows`;
const DUE = `${SELECT_DUE_SHOW} where status = 'open' and runs_at <= :now and id <> all(:but::uuid[]) order by runs_at, id limit :limit`;

export const findDueShows = prepared('shows_due', DUE);

/** Skips shows being entered. */
export const lockDueShows = prepared('shows_due_lock', `${DUE} for update skip locked`);

export const lockShow = prepared(
  'show_lock',
  `${SELECT_DUE_SHOW} where id = :id and status = 'open' for update`,
);

/** Arbitrary advisory lock. */
const RUNNING_LOCK = 4_207_222;

/** One transaction at a time keeps the order of dates. */
export const takeTurnToRun = prepared(
  'shows_run_turn',
  `select pg_try_advisory_xact_lock(${RUNNING_LOCK}) as may`,
);

export const nextRun = (but: readonly string[]): NextDue =>
  sql`select runs_at from shows where status = 'open' and id <> all(${but}::uuid[]) order by runs_at limit 1`;

export const countStarters = prepared(
  'entries_count',
  `select show_id, count(*) as count from show_entries
   where show_id = any(:showIds::uuid[]) and status = 'pending' group by show_id`,
);

/** With scratched ones, whose fees are paid out too. */
export const findEntriesToSettle = prepared(
  'entries_of_shows',
  `select ${SHOW_ENTRY_COLUMNS} from show_entries
   where show_id = any(:showIds::uuid[]) and status in ('pending', 'scratched') order by id`,
);

/** Counters lag (decision 17), so waiting placings of these players are added. */
export const findBests = prepared(
  'horse_bests',
  `select horse_id, discipline, max(score) as score, sum(starts)::integer as starts from (
     select horse_id, discipline, best_score as score, shows as starts from horse_disciplines
     where horse_id = any(:horseIds::uuid[])
     union all
     select entry.horse_id, entry.discipline, entry.score, 1
     from placings_to_count waiting join show_entries entry on entry.id = waiting.entry_id
     where waiting.player_id = any(:playerIds::uuid[]) and entry.horse_id = any(:horseIds::uuid[])
   ) counted_and_waiting group by horse_id, discipline`,
).as<{ score: number }>();

export const completeEntries = prepared(
  'entries_complete',
  `update show_entries entry
   set status = 'completed', place = done.place, field_size = done.field_size, score = done.score, prize = done.prize,
     place_xp = done.place_xp, result = done.result
   from unnest(:ids::uuid[], :places::integer[], :fieldSizes::integer[], :scores::integer[], :prizes::integer[], :placeXps::integer[], :results::jsonb[])
     as done (id, place, field_size, score, prize, place_xp, result)
   where entry.id = done.id`,
);

export const completeShows = prepared(
  'shows_complete',
  `update shows
   set status = 'completed', seed = done.seed, entries_hash = done.entries_hash, rules_version = done.rules_version,
     counts = done.counts, returned = done.returned, fee_cut = done.fee_cut, entered = done.entered, heats = done.heats,
     purse_index = case kind when 'house' then :purseIndex::integer end
   from unnest(:ids::uuid[], :seeds::bytea[], :entriesHashes::text[], :rulesVersions::integer[], :counts::boolean[], :returned::integer[], :feeCut::bigint[],
     :entered::integer[], :heats::integer[])
     as done (id, seed, entries_hash, rules_version, counts, returned, fee_cut, entered, heats)
   where shows.id = done.id`,
);

export const nextIndexing: NextDue = sql`select purse_index_due from world`;

/** No row if another process changed or locked it. */
export const lockPurseIndexDue = prepared(
  'purse_index_lock',
  `select purse_index from world where purse_index_due = :due for update skip locked`,
);

export const updatePurseIndex = prepared(
  'purse_index_update',
  `update world set purse_index = :index, purse_index_due = :nextDue`,
);
