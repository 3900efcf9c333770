import { REAL_MS_PER_GAME_YEAR } from '../../game/game-time.ts';
import { DIVISION_ROWS, EVERY_DIVISION } from '../../game/leaderboards/leaderboards.ts';
import { ALL_TIME } from '../../game/leaderboards/season.ts';

/* The rules of seasons and divisions in SQL, and history told as what it adds to each counter. */

const MS_PER_SECOND = 1000;

/** `seasonOf` of a column, where `world` is joined. */
export const SEASON_OF = (at: string) =>
  `(1 + greatest(0, floor(extract(epoch from ${at} - world.founded_at) / ${REAL_MS_PER_GAME_YEAR / MS_PER_SECOND}))::integer)`;

/** The number of `divisionOf` a column. */
export const DIVISION_OF = (level: string) =>
  `width_bucket(${level}, array[${DIVISION_ROWS.map(({ from }) => from).join(', ')}])`;

/**
 * A row for each placing and each standing it counts in: its season and all time, its division and all of them. What a
 * player put up can be won by friends, or by its owner: such a show counts as a start with its XP, in no division, and
 * neither as a win nor with its prize. `which` chooses among `entry`.
 */
const PLACED = (which: string) => `
  select entry.horse_id, entry.player_id, horse.breeder_id,
    (entry.place = 1 and shows.kind = 'house')::integer as won,
    case shows.kind when 'house' then entry.prize else 0 end as prize, entry.entry_xp + entry.place_xp as xp, season.season, division.division
  from show_entries entry
  join shows on shows.id = entry.show_id
  join horses horse on horse.id = entry.horse_id
  cross join world
  cross join lateral (values (${ALL_TIME}), (${SEASON_OF('entry.runs_at')})) season (season)
  cross join lateral (values (${EVERY_DIVISION}), (${DIVISION_OF('entry.level')})) division (division)
  where entry.status = 'completed' and shows.counts and (shows.kind = 'house' or division.division = ${EVERY_DIVISION})
    and ${which}`;

/**
 * The same of births, of which no division is known. When a foal came is asked of what nothing changes: a horse can be
 * made older. `which` chooses among `horse`.
 */
const BORN = (which: string) => `
  select horse.breeder_id, horse.level, season.season
  from horses horse
  cross join world
  cross join lateral (values (${ALL_TIME}), (${SEASON_OF('horse.created_at')})) season (season)
  where horse.breeder_id is not null and ${which}`;

/** What rows of `placed` add to each table of counters, in the order in which all transactions lock its rows. */
const SUMS_OF_PLACED = {
  horse_standings: `select season, division, horse_id, count(*)::integer as shows, sum(won)::integer as wins,
    sum(prize)::bigint as earnings, sum(xp)::bigint as xp
    from placed group by 1, 2, 3 order by 3, 1, 2`,
  player_standings: `select season, division, player_id, count(*)::integer as shows, sum(won)::integer as wins,
    sum(prize)::bigint as earnings
    from placed group by 1, 2, 3 order by 3, 1, 2`,
  breeder_standings: `select season, division, breeder_id as player_id, 0 as bred, sum(won)::integer as wins
    from placed where breeder_id is not null and won > 0 group by 1, 2, 3 order by 3, 1, 2`,
} as const;

/** The same for `born`. */
const SUMS_OF_BORN = {
  breeder_standings: `select season, ${EVERY_DIVISION} as division, breeder_id as player_id, count(*)::integer as bred,
    0 as wins from born group by 1, 2, 3 order by 3, 1, 2`,
  breeders: `select breeder_id as player_id, count(*)::integer as foals, sum(level)::bigint as foal_levels
    from born where season = ${ALL_TIME} group by 1 order by 1`,
} as const;

interface CountedTable {
  readonly key: string;
  readonly counters: readonly string[];
}

/** Every table of counters: what names a row, and what is added up. */
export const COUNTED_TABLES = {
  horse_standings: { key: 'season, division, horse_id', counters: ['shows', 'wins', 'earnings', 'xp'] },
  player_standings: { key: 'season, division, player_id', counters: ['shows', 'wins', 'earnings'] },
  breeder_standings: { key: 'season, division, player_id', counters: ['bred', 'wins'] },
  breeders: { key: 'player_id', counters: ['foals', 'foal_levels'] },
} as const satisfies Readonly<Record<string, CountedTable>>;
type Counted = keyof typeof COUNTED_TABLES;

function addTo(table: Counted, sums: string): string {
  const { key, counters } = COUNTED_TABLES[table];
  return `insert into ${table} (${key}, ${counters.join(', ')}) ${sums}
    on conflict (${key}) do update
    set ${counters.map((counter) => `${counter} = ${table}.${counter} + excluded.${counter}`).join(', ')}`;
}

/** A statement that counts the placings of some entries. */
export const countPlacingsSql = (which: string) => `with placed as materialized (${PLACED(which)}),
  of_horses as (${addTo('horse_standings', SUMS_OF_PLACED.horse_standings)}),
  of_players as (${addTo('player_standings', SUMS_OF_PLACED.player_standings)})
  ${addTo('breeder_standings', SUMS_OF_PLACED.breeder_standings)}`;

/**
 * A statement that counts the births of some horses. What stands last is written first, by PostgreSQL: `breeders`, as
 * where shows are run and levels of foals rise before their wins are counted.
 */
export const countBirthsSql = (which: string) => `with born as materialized (${BORN(which)}),
  of_seasons as (${addTo('breeder_standings', SUMS_OF_BORN.breeder_standings)})
  ${addTo('breeders', SUMS_OF_BORN.breeders)}`;

const NO_LONGER_QUEUED = `not exists (
  select from placings_to_count waiting where (waiting.player_id, waiting.entry_id) = (entry.player_id, entry.id))`;

/** Rows of a table of counters that all of history would give, but what still waits to be counted. */
export function fromHistory(table: Counted): string {
  const placed = `with placed as (${PLACED(NO_LONGER_QUEUED)})`;
  const born = `with born as (${BORN('true')})`;
  if (table === 'breeders') return `(${born} ${SUMS_OF_BORN.breeders})`;
  if (table !== 'breeder_standings') return `(${placed} ${SUMS_OF_PLACED[table]})`;
  return `(select season, division, player_id, sum(bred)::integer as bred, sum(wins)::integer as wins from (
    (${placed} ${SUMS_OF_PLACED.breeder_standings}) union all (${born} ${SUMS_OF_BORN.breeder_standings})
  ) both_of_them group by 1, 2, 3)`;
}
