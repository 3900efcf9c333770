import { prepared } from '../db/prepared.ts';

/**
 * Follows `needsOfHorse` (game/today/needs.ts). Horses born after `oldest` and by `youngest` can be shown, by
 * `youngestToTrain` trained, by `youngestToFeed` hungry; a bank is full if it filled since `full`.
 */
export const countNeeds = prepared(
  'stable_now',
  `select player.level, player.salary_day, player.guest_until is not null as is_guest, own.*,
     (select count(*) from show_entries
      where player_id = player.id and status = 'pending' and runs_at < :endOfDay)::integer as shows_today,
     (select count(*) from studs stud
      join stud_requests request on request.stallion_id = stud.stallion_id and request.status = 'open'
      where stud.player_id = player.id and request.expires_at > :now)::integer as stud_requests
   from players player
   cross join lateral (
     select count(*) filter (where hungry)::integer as hungry,
       min(id::text) filter (where hungry) as hungry_id, min(name) filter (where hungry) as hungry_name,
       count(*) filter (where untrained)::integer as untrained,
       min(id::text) filter (where untrained) as untrained_id, min(name) filter (where untrained) as untrained_name,
       count(*) filter (where rested)::integer as rested,
       min(id::text) filter (where rested) as rested_id, min(name) filter (where rested) as rested_name
     from (
       select id, name, coalesce(feed_expires_at <= :now, true) and born_at <= :youngestToFeed
           and coalesce(grass_from > :now, true) as hungry,
         coalesce(feed_expires_at > :now, false) and grass_from is null and coalesce(works_from <= :now, true)
           and born_at > :oldest and born_at <= :youngestToTrain and training_from <= :full as untrained,
         coalesce(feed_expires_at > :now, false) and grass_from is null and coalesce(works_from <= :now, true)
           and born_at > :oldest and born_at <= :youngest
           and starts_day is distinct from :today::date as rested
       from horses where owner_id = player.id
     ) horse
   ) own
   where player.id = :playerId`,
);

/** The next show of another player that still takes entries. */
export const findAdvertisedShow = prepared(
  'advertised_show',
  `select show.id, show.discipline as type, show.level, show.prize, creator.username as by
   from shows show join players creator on creator.id = show.created_by
   where show.status = 'open' and show.kind = 'player' and show.created_by <> :playerId
     and show.runs_at > :now and not hidden_from(:playerId, show.created_by)
   order by show.runs_at, show.id limit 1`,
);
