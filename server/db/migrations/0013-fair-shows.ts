import { sql, type Kysely, type Migration } from 'kysely';

export const fairShows: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(COUNTED_ANEW).execute(db);
    await sql.raw(SHOWS).execute(db);
  },
};

const SHOWS = `
create index shows_put_up on shows (created_by, created_at) where created_by is not null;
alter table shows add column entered integer check (entered >= 0), add column heats integer check (heats >= 0);
update shows set entered = coalesce(entry.entered, 0), heats = coalesce(entry.heats, 0)
from shows ran left join (
  select show_id, count(*) as entered, max((result ->> 'heat')::integer) as heats
  from show_entries where status = 'completed' group by show_id
) entry on entry.show_id = ran.id
where shows.id = ran.id and ran.status = 'completed';
`;

/** Matches `server/leaderboards/standing-queries.ts`. A game year is 1,314,000 seconds. */
const COUNTED_ANEW = `
create temporary table placed on commit drop as
select entry.horse_id, entry.player_id, horse.breeder_id, (entry.place = 1 and shows.kind = 'house')::integer as won,
  case shows.kind when 'house' then entry.prize else 0 end as prize, entry.entry_xp + entry.place_xp as xp,
  season.season, division.division
from show_entries entry
join shows on shows.id = entry.show_id
join horses horse on horse.id = entry.horse_id
cross join world
cross join lateral (values (0),
  (1 + greatest(0, floor(extract(epoch from entry.runs_at - world.founded_at) / 1314000))::integer)) season (season)
cross join lateral (values (0), (width_bucket(entry.level, array[1, 10, 30, 75]))) division (division)
where entry.status = 'completed' and shows.counts and (shows.kind = 'house' or division.division = 0);

truncate horse_standings, player_standings;
insert into horse_standings (season, division, horse_id, shows, wins, earnings, xp)
select season, division, horse_id, count(*), sum(won), sum(prize), sum(xp) from placed group by 1, 2, 3;
insert into player_standings (season, division, player_id, shows, wins, earnings)
select season, division, player_id, count(*), sum(won), sum(prize) from placed group by 1, 2, 3;

create temporary table wins on commit drop as
select season, division, breeder_id as player_id, sum(won) as wins
from placed where breeder_id is not null and won > 0 group by 1, 2, 3;
delete from breeder_standings standing where bred = 0 and not exists (
  select from wins where (wins.season, wins.division, wins.player_id) =
    (standing.season, standing.division, standing.player_id));
update breeder_standings set wins = 0 where wins > 0;
update breeder_standings standing set wins = wins.wins from wins
where (wins.season, wins.division, wins.player_id) = (standing.season, standing.division, standing.player_id);

drop table placed, wins;
`;
