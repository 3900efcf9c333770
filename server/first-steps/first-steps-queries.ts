import { throughMonths } from '../db/months/through-months.ts';
import { prepared } from '../db/prepared.ts';
import { firstHorseAt } from '../players/first-horse.ts';

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

/** Keeps the first. */
export const markGuideEnded = prepared(
  'guide_end',
  `insert into first_steps (player_id, guide_ended_at) values (:playerId, :now)
   on conflict (player_id) do update set guide_ended_at = coalesce(first_steps.guide_ended_at, excluded.guide_ended_at)`,
);

const FIRST_PLACE = (most: string) =>
  `select show_id, place from show_entries where player_id = :playerId and status = 'completed' and place <= ${most}
   order by runs_at, id limit 1`;

/** Of players in their first days, whose entries are all recent. Counts stop at 1. */
export const findGuideState = prepared(
  'guide_state',
  `select ${firstHorseAt('player')} as first_horse_at, player.meadow_starts, taken.guide_ended_at,
     horse.id as horse_id, horse.name as horse_name, horse.sex as horse_sex,
     case when horse.id is null then 0 else 1 end as horses,
     (select count(*) from (select from horses where owner_id = player.id and feed_expires_at is not null limit 1) fed)::integer as fed_horses,
     (select count(*) from ledger_totals where account_id = player.id and type = 'training')::integer as trainings,
     (select count(*) from (select from show_entries where player_id = player.id limit 1) start)::integer as starts,
     case when result.place is null then 0 else 1 end as results,
     case when taken.why_entry_id is null then 0 else 1 end as whys,
     pending.show_id as pending_show_id,
     result.show_id as result_show_id, result.place as result_place,
     rosette.show_id as rosette_show_id, rosette.place as rosette_place,
     win.show_id as win_show_id, win.place as win_place
   from players player
   left join first_steps taken on taken.player_id = player.id
   left join lateral (select id, name, sex from horses where owner_id = player.id order by id limit 1) horse on true
   left join lateral (select show_id from show_entries where player_id = player.id and status = 'pending'
     order by runs_at, id limit 1) pending on true
   left join lateral (${FIRST_PLACE('field_size')}) result on true
   left join lateral (${FIRST_PLACE(':lastRosette')}) rosette on true
   left join lateral (${FIRST_PLACE('1')}) win on true
   where player.id = :playerId`,
);
