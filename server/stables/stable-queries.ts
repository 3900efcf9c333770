import { ALL_TIME, ALL_DIVISIONS } from '../../game/leaderboards/leaderboards.ts';
import { throughMonths } from '../db/months/through-months.ts';
import { prepared, type RowOf } from '../db/prepared.ts';

const EVER = `season = ${ALL_TIME} and division = ${ALL_DIVISIONS}`;

export const findPlayerPage = prepared(
  'player_page',
  `select player.id, player.username, player.guild, player.level, player.xp, player.premium_until, player.created_at,
     player.deleted_at, player.house_stable is not null as is_house,
     exists (select from house_stables where player_id = player.id and visits_at is null) as is_resting,
     profile.bio, profile.picture, profile.shop_name,
     (select count(*) from listings where seller_id = player.id and kind <> 'rescue')::integer as on_sale, (select count(*) from horses where owner_id = player.id)::integer as horse_count,
     coalesce(done.shows, 0) as shows, coalesce(done.wins, 0) as wins,
     coalesce(breeder.foals, 0) as foals, coalesce(breeder.foal_levels, 0) as foal_levels, coalesce(bred.wins, 0) as foal_wins
   from players player
   left join shown_profiles profile on profile.player_id = player.id
   left join (select * from player_standings where ${EVER}) done on done.player_id = player.id
   left join (select * from breeder_standings where ${EVER}) bred on bred.player_id = player.id
   left join breeders breeder on breeder.player_id = player.id
   where player.id = :id and player.guest_until is null`,
);

const HORSE_COLUMNS = [
  'id',
  'owner_id',
  'name',
  'breed',
  'sex',
  'genotype',
  'traits',
  'form',
  'born_at',
  'mane_style',
  'discipline',
  'level',
  'starts_day',
] as const;

export type StableHorseRow = RowOf<typeof findOwnedHorses>;

const horsesOf = (name: 'player_page_owned' | 'player_page_bred', column: 'owner_id' | 'breeder_id') =>
  prepared(
    name,
    `select ${HORSE_COLUMNS.map((each) => `horse.${each}`).join(', ')}, owner.username as owner_username,
       coalesce(done.wins, 0) as wins, stud.fee as stud_fee
     from (
       select ${HORSE_COLUMNS.join(', ')} from horses
       where ${column} = :playerId and not exists (select from guests where guests.id = :playerId) and (-level, id) > (-:level::integer, :id::uuid)
       order by -level, id limit :limit
     ) horse
     left join players owner on owner.id = horse.owner_id
     left join horse_standings done on done.horse_id = horse.id and done.season = ${ALL_TIME}
       and done.division = ${ALL_DIVISIONS}
     left join studs stud on stud.stallion_id = horse.id
     order by -horse.level, horse.id`,
  );

export const findOwnedHorses = horsesOf('player_page_owned', 'owner_id');
export const findBredHorses = horsesOf('player_page_bred', 'breeder_id');

export type WonRow = RowOf<(typeof findWonLately)['recent']>;

/** Reads the last `among` entries only, so that a player who rarely wins costs no more. */
export const findWonLately = throughMonths(
  'player_page_won',
  ({
    showEntries,
    fromMonthOf,
  }) => `select entry.show_id, entry.horse_id, horse.name as horse_name, entry.discipline, entry.level, entry.place, entry.runs_at
   from (
     select id, show_id, horse_id, discipline, level, place, runs_at, status from ${showEntries}
     where player_id = :playerId and ${fromMonthOf('(select created_at from players where id = :playerId)')}
     order by id desc limit :among
   ) entry
   join horses horse on horse.id = entry.horse_id
   where entry.status = 'completed' and entry.place <= 3
   order by entry.runs_at desc, entry.id desc limit :limit`,
);

export const findPlayerId = prepared(
  'player_page_exists',
  'select id from players where id = :id and guest_until is null',
);
