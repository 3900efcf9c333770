import type { FirstStepsState } from '../../game/progress/first-steps.ts';
import { prepared } from '../db/prepared.ts';

export interface FirstStepsRow extends FirstStepsState {
  readonly collected: string[];
  readonly skipped: boolean;
}

/** All that the steps ask, with what was made of them, in one look. Counts stop where no step asks for more. */
export const findFirstSteps = prepared<FirstStepsRow, [playerId: string]>(
  'first_steps_of',
  `select own.*,
     (select count(*) from (
        select from show_entries where player_id = player.id and level = 1 limit 5
      ) start)::integer as "classOneStarts",
     (select count(*) from (
        select from show_entries where player_id = player.id and status = 'completed' limit 1
      ) result)::integer as results,
     (select count(*) from (
        select from show_entries where player_id = player.id and status = 'completed' and place = 1 limit 1
      ) win)::integer as wins,
     coalesce(taken.collected, '{}') as collected, taken.skipped_at is not null as skipped
   from players player
   left join first_steps taken on taken.player_id = player.id
   cross join lateral (
     select count(*)::integer as horses, count(feed_expires_at)::integer as "fedHorses",
       coalesce(max(level), 0) as "bestHorseLevel"
     from horses where owner_id = player.id
   ) own
   where player.id = $1`,
);

export const addCollected = prepared<never, [playerId: string, step: string]>(
  'first_steps_collect',
  `insert into first_steps (player_id, collected) values ($1, array[$2::text])
   on conflict (player_id) do update set collected = first_steps.collected || excluded.collected`,
);

/** Skipping twice changes nothing. */
export const markSkipped = prepared<never, [playerId: string, now: Date]>(
  'first_steps_skip',
  `insert into first_steps (player_id, skipped_at) values ($1, $2)
   on conflict (player_id) do update set skipped_at = excluded.skipped_at where first_steps.skipped_at is null`,
);
