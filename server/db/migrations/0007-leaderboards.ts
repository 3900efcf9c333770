import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Indexes negate descending columns, so one row comparison finds the next page. Season 0 is all time, division 0 all
 * divisions.
 */
export const leaderboards: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(TABLES).execute(db);
    await sql.raw(COUNTED_BEFORE).execute(db);
  },
};

const TABLES = `
alter table shows add column counts boolean not null default true;

create index players_by_level on players ((-level), (-xp), id);
create index horses_by_level on horses ((-level), (-xp), id);

create table horse_standings (
  season integer not null check (season >= 0),
  division integer not null check (division >= 0),
  horse_id uuid not null,
  shows integer not null check (shows >= 0),
  wins integer not null check (wins between 0 and shows),
  earnings bigint not null check (earnings >= 0),
  xp bigint not null check (xp >= 0),
  primary key (horse_id, season, division)
);
create index horse_standings_by_wins on horse_standings (season, division, (-wins), (-earnings), horse_id)
  where wins > 0;
create index horse_standings_by_xp on horse_standings (season, division, (-xp), (-wins), horse_id) where season > 0;

create table player_standings (
  season integer not null check (season >= 0),
  division integer not null check (division >= 0),
  player_id uuid not null,
  shows integer not null check (shows >= 0),
  wins integer not null check (wins between 0 and shows),
  earnings bigint not null check (earnings >= 0),
  primary key (player_id, season, division)
);
create index player_standings_by_earnings
  on player_standings (season, division, (-earnings), (-wins), player_id) where season > 0;

create table breeder_standings (
  season integer not null check (season >= 0),
  division integer not null check (division >= 0),
  player_id uuid not null,
  bred integer not null default 0 check (bred >= 0),
  wins integer not null default 0 check (wins >= 0),
  primary key (player_id, season, division)
);
create index breeder_standings_by_wins on breeder_standings (season, division, (-wins), (-bred), player_id);

create table breeders (
  player_id uuid primary key,
  foals integer not null check (foals > 0),
  foal_levels bigint not null check (foal_levels >= foals)
);
`;

/** A game year is 1,314,000 seconds. */
const COUNTED_BEFORE = `
create temporary table placed on commit drop as
select entry.horse_id, entry.player_id, horse.breeder_id, (entry.place = 1)::integer as won, entry.prize,
  entry.entry_xp + entry.place_xp as xp, season.season, division.division
from show_entries entry
join horses horse on horse.id = entry.horse_id
cross join world
cross join lateral (values (0),
  (1 + greatest(0, floor(extract(epoch from entry.runs_at - world.founded_at) / 1314000))::integer)) season (season)
cross join lateral (values (0), (width_bucket(entry.level, array[1, 10, 30, 75]))) division (division)
where entry.status = 'completed';

insert into horse_standings (season, division, horse_id, shows, wins, earnings, xp)
select season, division, horse_id, count(*), sum(won), sum(prize), sum(xp) from placed group by 1, 2, 3;

insert into player_standings (season, division, player_id, shows, wins, earnings)
select season, division, player_id, count(*), sum(won), sum(prize) from placed group by 1, 2, 3;

insert into breeder_standings (season, division, player_id, bred, wins)
select season, division, breeder_id, sum(bred), sum(won) from (
  select season, division, breeder_id, 0 as bred, won from placed where breeder_id is not null and won > 0
  union all
  select season.season, 0, horse.breeder_id, 1, 0 from horses horse
  cross join world
  cross join lateral (values (0),
    (1 + greatest(0, floor(extract(epoch from horse.created_at - world.founded_at) / 1314000))::integer)) season (season)
  where horse.breeder_id is not null
) counted group by 1, 2, 3;

insert into breeders (player_id, foals, foal_levels)
select breeder_id, count(*), sum(level) from horses where breeder_id is not null group by 1;

drop table placed;
`;
