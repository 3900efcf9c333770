import { throughMonths } from '../db/months/through-months.ts';
import { prepared } from '../db/prepared.ts';

export const findStepsTaken = prepared(
  'first_steps_taken',
  `select coalesce(taken.collected, '{}') as collected, taken.skipped_at is not null as skipped
   from players player
   left join first_steps taken on taken.player_id = player.id
   where player.id = :playerId`,
);

const CAME = '(select created_at from players where id = :playerId)';

/** Counts stop at the most that a step needs. */
export const findStepsState = throughMonths(
  'first_steps_state',
  ({
    showEntries,
    fromMonthOf,
  }) => `select count(*)::integer as horses, count(feed_expires_at)::integer as fed_horses,
     coalesce(max(level), 0) as best_horse_level,
     coalesce(max(level) filter (where level > level_on_arrival), 0) as best_raised_level,
     (select count(*) from ledger_totals where account_id = :playerId and type = 'training')::integer as trainings,
     (select coalesce(max(worn.pieces), 0) from (
        select count(*) as pieces from tack where owner_id = :playerId and horse_id is not null group by horse_id
      ) worn)::integer as tack_worn,
     (select count(*) from (
        select from ${showEntries} where player_id = :playerId and level = 1 and ${fromMonthOf(CAME)} limit 5
      ) start)::integer as class_one_starts,
     (select count(*) from (
        select from ${showEntries} where player_id = :playerId and status = 'completed' and ${fromMonthOf(CAME)} limit 1
      ) result)::integer as results,
     (select count(why_entry_id) from first_steps where player_id = :playerId)::integer as whys,
     (select count(lab_at) from first_steps where player_id = :playerId)::integer as labs,
     (select count(*) from (
        select from ${showEntries}
        where player_id = :playerId and status = 'completed' and place = 1 and ${fromMonthOf(CAME)} limit 1
      ) win)::integer as wins
   from horses where owner_id = :playerId`,
);

export const addCollected = prepared(
  'first_steps_collect',
  `insert into first_steps (player_id, collected) values (:playerId, array[:step::text])
   on conflict (player_id) do update set collected = first_steps.collected || excluded.collected`,
);

/** Only for this player's completed entries. Keeps the first one. */
export const markWhy = throughMonths(
  'first_steps_why',
  ({ showEntries }) => `insert into first_steps (player_id, why_entry_id)
   select :playerId::uuid, id from ${showEntries} where id = :entryId and player_id = :playerId and status = 'completed'
   on conflict (player_id) do update set why_entry_id = coalesce(first_steps.why_entry_id, excluded.why_entry_id)`,
);

/** Keeps the first visit. */
export const markLab = prepared(
  'first_steps_lab',
  `insert into first_steps (player_id, lab_at) values (:playerId, :now)
   on conflict (player_id) do update set lab_at = coalesce(first_steps.lab_at, excluded.lab_at)`,
);

export const markSkipped = prepared(
  'first_steps_skip',
  `insert into first_steps (player_id, skipped_at) values (:playerId, :now)
   on conflict (player_id) do update set skipped_at = excluded.skipped_at where first_steps.skipped_at is null`,
);
