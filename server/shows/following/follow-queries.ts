import { prepared } from '../../db/prepared.ts';

export const findFollow = prepared(
  'show_follow',
  'select show_id from show_follows where player_id = :playerId and show_id = :showId',
);

export const countFollowsAhead = prepared(
  'show_follows_ahead',
  'select count(*)::integer as count from show_follows where player_id = :playerId and runs_at > :now',
);

export const insertFollow = prepared(
  'show_follow_add',
  `insert into show_follows (player_id, show_id, runs_at) values (:playerId, :showId, :runsAt) on conflict do nothing`,
);

export const deleteFollow = prepared(
  'show_follow_drop',
  'delete from show_follows where player_id = :playerId and show_id = :showId',
);

/** Creators are notified of their own shows anyway. */
export const findFollowers = prepared(
  'show_followers',
  `select distinct follow.player_id
   from show_follows follow
   join shows show on show.id = follow.show_id
   where follow.show_id = any(:showIds::uuid[])
     and show.created_by is distinct from follow.player_id
   order by follow.player_id`,
);
