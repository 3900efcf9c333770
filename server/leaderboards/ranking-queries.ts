import { ALL_TIME, ALL_DIVISIONS } from '../../game/leaderboards/leaderboards.ts';
import { prepared, type RowOf } from '../db/prepared.ts';
import { HOUSE } from '../ledger/ledger.ts';

/* Reads one page by index before joining, so every page costs the same. The indexes hold negated numbers. */

const after = (first: string, second: string, id: string) =>
  `(-${first}, -${second}, ${id}) > (-:first::bigint, -:second::bigint, :id::uuid)`;
const inOrder = (first: string, second: string, id: string) => `order by -${first}, -${second}, ${id}`;

const FROM_LEVEL = '-level <= -:lowestLevel::integer';
const notGuest = (id: string) => `not exists (select from guests where guests.id = ${id})`;
const isHouse = (id: string) =>
  `exists (select from players house where house.id = ${id} and house.house_stable is not null)`;
const withoutHidden = (id: string) => `(:houses or not ${isHouse(id)})`;
/** Repeats the partial index's condition; the planner cannot derive it from a parameter. */
const IN_SEASON = 'season = :season and division = :division and season > 0';

const PLAYER =
  'player.id, player.username, player.guild, player.level, player.xp, player.house_stable is not null as is_house, profile.picture';
const DONE = ['shows', 'wins', 'earnings']
  .map((count) => `coalesce(standing.${count}, 0) as ${count}`)
  .join(', ');

export const playersByLevel = prepared(
  'leaderboard_players',
  `select ${PLAYER}, purse.coins, ${DONE}
   from (
     select id, username, guild, level, xp, house_stable from players
     where deleted_at is null and guest_until is null and (:houses or house_stable is null) and ${after('level', 'xp', 'id')} and ${FROM_LEVEL} ${inOrder('level', 'xp', 'id')} limit :limit
   ) player
   join ledger_accounts purse on purse.id = player.id
   left join shown_profiles profile on profile.player_id = player.id
   left join player_standings standing on standing.player_id = player.id
     and standing.season = ${ALL_TIME} and standing.division = ${ALL_DIVISIONS}
   ${inOrder('player.level', 'player.xp', 'player.id')}`,
);

export const playersOfSeason = prepared(
  'leaderboard_players_season',
  `select ${PLAYER}, purse.coins, standing.shows, standing.wins, standing.earnings
   from (
     select player_id, shows, wins, earnings from player_standings
     where ${IN_SEASON} and ${after('earnings', 'wins', 'player_id')} and ${notGuest('player_id')} and ${withoutHidden('player_id')}
     ${inOrder('earnings', 'wins', 'player_id')} limit :limit
   ) standing
   join players player on player.id = standing.player_id
   join ledger_accounts purse on purse.id = player.id
   left join shown_profiles profile on profile.player_id = player.id
   ${inOrder('standing.earnings', 'standing.wins', 'standing.player_id')}`,
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
  'xp',
] as const;
/** Horses at the market have no owner's name. */
export type RankedHorseRow = RowOf<typeof horsesByLevel | typeof horsesOfSeason>;

const HORSE = `${HORSE_COLUMNS.map((column) => `horse.${column}`).join(', ')}, owner.username as owner_username,
  owner.house_stable is not null as is_house`;

export const horsesByLevel = prepared(
  'leaderboard_horses',
  `select ${HORSE}, ${DONE}, coalesce(standing.xp, 0) as xp_gained
   from (
     select ${HORSE_COLUMNS.join(', ')} from horses
     where ${after('level', 'xp', 'id')} and ${FROM_LEVEL} and owner_id <> '${HOUSE}' and ${notGuest('owner_id')}
       and ${withoutHidden('owner_id')}
     ${inOrder('level', 'xp', 'id')} limit :limit
   ) horse
   join players owner on owner.id = horse.owner_id
   left join horse_standings standing on standing.horse_id = horse.id
     and standing.season = ${ALL_TIME} and standing.division = ${ALL_DIVISIONS}
   ${inOrder('horse.level', 'horse.xp', 'horse.id')}`,
);

const horsesByStanding = (
  name: 'leaderboard_horses_season' | 'leaderboard_champions',
  which: string,
  first: string,
  second: string,
) =>
  prepared(
    name,
    `select ${HORSE}, standing.shows, standing.wins, standing.earnings, standing.xp as xp_gained
     from (
       select horse_id, shows, wins, earnings, xp from horse_standings
       where ${which} and ${after(first, second, 'horse_id')}
         and not exists (select from horses own join guests on guests.id = own.owner_id where own.id = horse_id)
         and (:houses or not exists (
           select from horses own where own.id = horse_id and ${isHouse('own.owner_id')}))
       ${inOrder(first, second, 'horse_id')} limit :limit
     ) standing
     join horses horse on horse.id = standing.horse_id
     left join players owner on owner.id = horse.owner_id
     ${inOrder(`standing.${first}`, `standing.${second}`, 'standing.horse_id')}`,
  );

export const horsesOfSeason = horsesByStanding('leaderboard_horses_season', IN_SEASON, 'xp', 'wins');

export const champions = horsesByStanding(
  'leaderboard_champions',
  'season = :season and division = :division and wins > 0',
  'wins',
  'earnings',
);

export const breeders = prepared(
  'leaderboard_breeders',
  `select player.id, player.username, player.guild, player.level, player.house_stable is not null as is_house,
     profile.picture, standing.bred as bred_here,
     coalesce(births.bred, 0) as bred, standing.wins, breeder.foals, breeder.foal_levels
   from (
     select player_id, bred, wins from breeder_standings
     where season = :season and division = :division and ${after('wins', 'bred', 'player_id')}
       and ${withoutHidden('player_id')}
     ${inOrder('wins', 'bred', 'player_id')} limit :limit
   ) standing
   join players player on player.id = standing.player_id
   join breeders breeder on breeder.player_id = standing.player_id
   left join breeder_standings births on births.player_id = standing.player_id and births.season = :season
     and births.division = ${ALL_DIVISIONS}
   left join shown_profiles profile on profile.player_id = player.id
   ${inOrder('standing.wins', 'standing.bred', 'standing.player_id')}`,
);

export const findHouses = prepared(
  'leaderboard_houses',
  `select (select count(*) from players where house_stable is not null)::integer as stables,
     (select count(*) from (
       select from players where last_seen_at > :since and guest_until is null limit :enough
     ) seen)::integer as players`,
).as<{ stables: number; players: number }>();
