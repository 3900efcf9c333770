import { sql } from 'kysely';
import { AWAKE_MS } from '../../game/house-stables/at-work.ts';
import type { NextDue } from '../clock/jobs.ts';
import { prepared, type RowOf } from '../db/prepared.ts';

const OF_PLAYERS = 'not in (select id from players where house_stable is not null)';

/** The next visit, unless nobody was seen for too long before it: then the stables sleep. */
export const nextVisitDue: NextDue = sql`
  select min(visits_at) from house_stables
  where visits_at <= (select max(last_seen_at) from players) + interval '${sql.raw(String(AWAKE_MS / 1000))} seconds'`;

export type VisitedRow = RowOf<typeof lockStables>;

/** All, in the order of ids: of two processes one waits, and then sees what the other did. */
export const lockStables = prepared(
  'house_stables_lock',
  `select stable.player_id, stable.visited_at, stable.visits_at, player.house_stable as place,
     (select max(last_seen_at) from players) as seen_at
   from house_stables stable join players player on player.id = stable.player_id
   order by stable.player_id for update of stable`,
).as<{ place: number }>();

/** The others that are due by `later` wait until then. */
export const saveVisit = prepared(
  'house_stables_visit',
  `update house_stables
   set visited_at = case when player_id = :playerId then :now else visited_at end,
     visits_at = case when player_id = :playerId then :next else :later::timestamptz end
   where player_id = :playerId or visits_at < :later`,
);

/** Null to let it rest. */
export const changeVisit = prepared(
  'house_stables_change',
  `update house_stables set visits_at = :visitsAt? where player_id = :playerId`,
);

export const insertStables = prepared(
  'house_stables_insert',
  `insert into house_stables (player_id, visited_at, visits_at)
   select given.player_id, :now, given.visits_at from unnest(:playerIds::uuid[], :visitsAt::timestamptz[]) as given (player_id, visits_at)`,
);

/** Offers of a house stable, the oldest first. */
export const findOffers = prepared(
  'house_stables_offers',
  `select id, horse_id, tack_type, listed_at from listings where seller_id = :playerId order by id`,
);

/** Its stallions at stud. */
export const findStanding = prepared(
  'house_stables_standing',
  `select stallion_id from studs where player_id = :playerId order by stallion_id`,
);

/** Fees that players ask, by breed. */
export const findFees = prepared(
  'house_stables_fees',
  `select breed, count(*)::integer as known, percentile_disc(0.5) within group (order by fee) as median
   from studs where breed = any(:breeds::text[]) and player_id ${OF_PLAYERS} group by breed`,
);

/** What players paid each other, by breed. */
export const findSales = prepared(
  'house_stables_sales',
  `select breed, count(*)::integer as known, percentile_disc(0.5) within group (order by price) as median
   from sales where kind = 'horse' and breed = any(:breeds::text[]) and sold_at > :since and seller_id ${OF_PLAYERS}
   group by breed`,
);

/** Pieces that players sell, by type; counts up to `most`. */
export const countPieces = prepared(
  'house_stables_pieces',
  `select given.type, (
     select count(*)::integer from (
       select from listings where kind = 'tack' and tack_type = given.type and seller_id ${OF_PLAYERS} limit :most
     ) piece
   ) as count
   from unnest(:types::text[]) as given (type)`,
);

/** Shows of the house that a player's horse has entered. */
export const findShowsOfPlayers = prepared(
  'house_stables_shows',
  `select show.id, show.discipline, show.level, show.runs_at from shows show
   where show.kind = 'house' and show.status = 'open' and show.rules_version is null
     and show.runs_at > :from and show.runs_at <= :until and exists (
       select from show_entries entry
       where entry.show_id = show.id and entry.status = 'pending' and entry.player_id ${OF_PLAYERS})
   order by show.runs_at, show.id limit :limit`,
);

/** Names of all horses of house stables. */
export const findNames = prepared(
  'house_stables_names',
  `select horse.name from horses horse join players owner on owner.id = horse.owner_id where owner.house_stable is not null`,
);

/** The stable at work with the fewest horses, if it has fewer than `most` with the unborn. The retired do not count. */
export const findRoom = prepared(
  'house_stables_room',
  `select stable.player_id, player.username from house_stables stable
   join players player on player.id = stable.player_id
   cross join lateral (
     select (count(*) filter (where born_at > :retiredBornAt) + count(foals_at))::integer as count
     from horses where owner_id = stable.player_id
   ) herd
   where stable.visits_at is not null and stable.player_id <> :but and herd.count < :most
   order by herd.count, stable.player_id limit 1`,
);

/** Horses of resting stables that are not on pasture. */
export const findInside = prepared(
  'house_stables_inside',
  `select horse.id, horse.owner_id from house_stables stable join horses horse on horse.owner_id = stable.player_id
   where stable.visits_at is null and horse.grass_from is null order by horse.id`,
);
