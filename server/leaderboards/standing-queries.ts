import { sql } from 'kysely';
import { REAL_MS_PER_GAME_YEAR } from '../../game/game-time.ts';
import { DIVISION_ROWS, ALL_DIVISIONS, ALL_TIME } from '../../game/leaderboards/leaderboards.ts';
import { LAST_ROSETTE } from '../../game/shows/ordinal.ts';
import type { NextDue } from '../clock/jobs.ts';
import type { Tx } from '../db/connection.ts';
import { prepared } from '../db/prepared.ts';

const MS_PER_SECOND = 1000;

/** SQL for `seasonOf`; `world` must be joined. */
export const SEASON_OF = (at: string) =>
  `(1 + greatest(0, floor(extract(epoch from ${at} - world.founded_at) / ${REAL_MS_PER_GAME_YEAR / MS_PER_SECOND}))::integer)`;

/** SQL for `divisionNumber` of `divisionOf`. */
export const DIVISION_OF = (level: string) =>
  `width_bucket(${level}, array[${DIVISION_ROWS.map(({ from }) => from).join(', ')}])`;

/**
 * A veteran's placing counts nowhere. A placing counts for its season and for all time, each in its division and
 * overall. Player shows add only a start and XP overall: friends can arrange wins and prizes.
 */
const PLACED = (which: string, entries: 'show_entries' | 'show_history') => `
  select entry.horse_id, entry.player_id, horse.breeder_id, entry.discipline, entry.score,
    case shows.kind when 'house' then entry.place end as place,
    (entry.place = 1 and shows.kind = 'house')::integer as won,
    case shows.kind when 'house' then entry.prize else 0 end as prize, entry.entry_xp + entry.place_xp as xp, season.season, division.division
  from ${entries} entry
  join shows on shows.id = entry.show_id
  join horses horse on horse.id = entry.horse_id
  cross join world
  cross join lateral (values (${ALL_TIME}), (${SEASON_OF('entry.runs_at')})) season (season)
  cross join lateral (values (${ALL_DIVISIONS}), (${DIVISION_OF('entry.level')})) division (division)
  where entry.status = 'completed' and shows.counts and not entry.veteran and (shows.kind = 'house' or division.division = ${ALL_DIVISIONS})
    and ${which}`;

/** Without divisions. Uses `created_at`, as `born_at` can change. */
const BORN = (which: string) => `
  select horse.breeder_id, horse.level, season.season
  from horses horse
  cross join world
  cross join lateral (values (${ALL_TIME}), (${SEASON_OF('horse.created_at')})) season (season)
  where horse.breeder_id is not null and ${which}`;

/** By table of counters, in the lock order of its rows. */
const SUMS_OF_PLACED = {
  horse_standings: `select season, division, horse_id, count(*)::integer as shows, sum(won)::integer as wins,
    sum(prize)::bigint as earnings, sum(xp)::bigint as xp
    from placed group by 1, 2, 3 order by 3, 1, 2`,
  player_standings: `select season, division, player_id, count(*)::integer as shows, sum(won)::integer as wins,
    sum(prize)::bigint as earnings
    from placed group by 1, 2, 3 order by 3, 1, 2`,
  breeder_standings: `select season, division, breeder_id as player_id, 0 as bred, sum(won)::integer as wins
    from placed where breeder_id is not null and won > 0 group by 1, 2, 3 order by 3, 1, 2`,
  horse_disciplines: `select horse_id, discipline, count(*)::integer as shows, sum(won)::integer as wins,
    count(*) filter (where place = 2)::integer as seconds, count(*) filter (where place = 3)::integer as thirds,
    count(*) filter (where place between 4 and ${LAST_ROSETTE})::integer as rosettes, max(score)::integer as best_score
    from placed where season = ${ALL_TIME} and division = ${ALL_DIVISIONS} group by 1, 2 order by 1, 2`,
} as const;

const SUMS_OF_BORN = {
  breeder_standings: `select season, ${ALL_DIVISIONS} as division, breeder_id as player_id, count(*)::integer as bred,
    0 as wins from born group by 1, 2, 3 order by 3, 1, 2`,
  breeders: `select breeder_id as player_id, count(*)::integer as foals, sum(level)::bigint as foal_levels
    from born where season = ${ALL_TIME} group by 1 order by 1`,
} as const;

interface CounterTable {
  readonly key: string;
  readonly counters: readonly string[];
  /** Columns that keep their highest value. */
  readonly maxima?: readonly string[];
}

export const COUNTER_TABLES = {
  horse_standings: { key: 'season, division, horse_id', counters: ['shows', 'wins', 'earnings', 'xp'] },
  player_standings: { key: 'season, division, player_id', counters: ['shows', 'wins', 'earnings'] },
  breeder_standings: { key: 'season, division, player_id', counters: ['bred', 'wins'] },
  breeders: { key: 'player_id', counters: ['foals', 'foal_levels'] },
  horse_disciplines: {
    key: 'horse_id, discipline',
    counters: ['shows', 'wins', 'seconds', 'thirds', 'rosettes'],
    maxima: ['best_score'],
  },
} as const satisfies Readonly<Record<string, CounterTable>>;
type CounterTableName = keyof typeof COUNTER_TABLES;

/** Key, counters and maxima, in this order. */
export function columnsOf(table: CounterTableName): string {
  const { key, counters, maxima = [] }: CounterTable = COUNTER_TABLES[table];
  return [key, ...counters, ...maxima].join(', ');
}

function addTo(table: CounterTableName, sums: string): string {
  const { key, counters, maxima = [] }: CounterTable = COUNTER_TABLES[table];
  const sets = [
    ...counters.map((counter) => `${counter} = ${table}.${counter} + excluded.${counter}`),
    ...maxima.map((most) => `${most} = greatest(${table}.${most}, excluded.${most})`),
  ];
  return `insert into ${table} (${columnsOf(table)}) ${sums}
    on conflict (${key}) do update set ${sets.join(', ')}`;
}

const placingsSql = (
  ...placings: Parameters<typeof PLACED>
) => `with placed as materialized (${PLACED(...placings)}),
  of_horses as (${addTo('horse_standings', SUMS_OF_PLACED.horse_standings)}),
  of_players as (${addTo('player_standings', SUMS_OF_PLACED.player_standings)}),
  of_disciplines as (${addTo('horse_disciplines', SUMS_OF_PLACED.horse_disciplines)})
  ${addTo('breeder_standings', SUMS_OF_PLACED.breeder_standings)}`;

/**
 * PostgreSQL runs the last statement, `breeders`, first. This matches the lock order of shows that raise foals'
 * levels.
 */
const birthsSql = (which: string) => `with born as materialized (${BORN(which)}),
  of_seasons as (${addTo('breeder_standings', SUMS_OF_BORN.breeder_standings)})
  ${addTo('breeders', SUMS_OF_BORN.breeders)}`;

/** Entries that wait to be counted are not archived. */
export const insertPlacings = prepared(
  'leaderboards_placings',
  placingsSql('entry.id = any(:entryIds::uuid[])', 'show_entries'),
);

export const insertBirths = prepared('leaderboards_births', birthsSql('horse.id = any(:horseIds::uuid[])'));

export const queueEntries = prepared(
  'leaderboards_queue',
  `insert into placings_to_count (player_id, entry_id)
   select entry.player_id, entry.id from show_entries entry join shows on shows.id = entry.show_id
   where entry.id = any(:entryIds::uuid[]) and shows.counts and not entry.veteran order by 1, 2`,
);

/** Due immediately. */
export const nextCounting: NextDue = sql`select to_timestamp(0) from placings_to_count limit 1`;

export const takeQueued = prepared(
  'leaderboards_take_queued',
  `with taken as materialized (
     select ctid from placings_to_count order by player_id, entry_id limit :limit for update skip locked
   )
   delete from placings_to_count where ctid = any(array(select ctid from taken)) returning entry_id`,
);

export async function recountHistory(tx: Tx): Promise<void> {
  await sql.raw(`truncate placings_to_count, ${Object.keys(COUNTER_TABLES).join(', ')}`).execute(tx);
  await sql.raw(placingsSql('true', 'show_history')).execute(tx);
  await sql.raw(birthsSql('true')).execute(tx);
}

const NO_LONGER_QUEUED = `not exists (
  select from placings_to_count waiting where (waiting.player_id, waiting.entry_id) = (entry.player_id, entry.id))`;

/** Expected counter rows, excluding queued placings. */
export function fromHistory(table: CounterTableName): string {
  const placed = `with placed as (${PLACED(NO_LONGER_QUEUED, 'show_history')})`;
  const born = `with born as (${BORN('true')})`;
  if (table === 'breeders') return `(${born} ${SUMS_OF_BORN.breeders})`;
  if (table !== 'breeder_standings') return `(${placed} ${SUMS_OF_PLACED[table]})`;
  return `(select season, division, player_id, sum(bred)::integer as bred, sum(wins)::integer as wins from (
    (${placed} ${SUMS_OF_PLACED.breeder_standings}) union all (${born} ${SUMS_OF_BORN.breeder_standings})
  ) both_of_them group by 1, 2, 3)`;
}
