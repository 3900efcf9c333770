import { ALL_TIME, ALL_DIVISIONS } from '../../game/leaderboards/leaderboards.ts';
import { prepared } from '../db/prepared.ts';

export const findPublicHorse = prepared(
  'public_horse',
  `select horse.class_level, horse.grade, horse.created_at, world.founded_at, horse.dam_id is not null as is_bred,
     coalesce(done.shows, 0) as starts, coalesce(done.wins, 0) as wins,
     (select coalesce(sum(seconds + thirds), 0) from horse_disciplines where horse_id = horse.id)::integer as places,
     exists (select from closed_stables where player_id = horse.owner_id) as is_closed,
     exists (select from closed_stables where player_id = horse.breeder_id) as breeder_is_closed
   from horses horse
   cross join world
   left join horse_standings done on done.horse_id = horse.id and done.season = ${ALL_TIME}
     and done.division = ${ALL_DIVISIONS}
   where horse.id = :id`,
);

/** The horses among these whose stables are private. */
export const findClosedHorses = prepared(
  'public_closed_horses',
  `select id from horses where id = any(:ids::uuid[])
   and exists (select from closed_stables where player_id = horses.owner_id)`,
);

export const findStable = prepared(
  'public_stable',
  `select exists (select from closed_stables where player_id = players.id) as is_closed from players where id = :id`,
);

/** Skips what is private, so pages are shorter than `limit`. */
const idsOf = (
  name: 'sitemap_horses' | 'sitemap_players',
  table: 'horses' | 'players',
  owner: 'owner_id' | 'id',
) =>
  prepared(
    name,
    `select one.id from (select id, ${owner} as owner_id from ${table} where id > :after order by id limit :limit) one
     where not exists (select from closed_stables where player_id = one.owner_id) order by one.id`,
  );

export const findPublicHorseIds = idsOf('sitemap_horses', 'horses', 'owner_id');
export const findPublicPlayerIds = idsOf('sitemap_players', 'players', 'id');

/** The last id of a full page; no row for the last page. */
const endOf = (name: 'sitemap_horses_end' | 'sitemap_players_end', table: 'horses' | 'players') =>
  prepared(name, `select id from ${table} where id > :after order by id offset :limit::integer - 1 limit 1`);

export const findEndOfHorses = endOf('sitemap_horses_end', 'horses');
export const findEndOfPlayers = endOf('sitemap_players_end', 'players');
