import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/connection.ts';

/*
 * Lists ordered by level and XP. A search either gathers all matches through the index of its filter and sorts them,
 * or, if many match, walks the order and filters. The index of the order includes the filtered columns, so a walk reads
 * no table (decision 60). Statements carry their values, not parameters of a shared plan: the right index depends on
 * them.
 */

/** The last row of the page before. */
export interface AfterLevel {
  readonly level: number;
  readonly xp: number;
  readonly id: string;
}

export interface LevelSearch {
  /** Called `found` in conditions. */
  readonly table: keyof typeof IN_INDEX;
  readonly conditions: readonly RawBuilder<unknown>[];
  /** Conditions on other tables: joined while gathering, looked up row by row in a walk. */
  readonly joined?: readonly JoinedCondition[];
  /** How likely an index narrows the search to few rows. */
  readonly narrow: 'no' | 'perhaps' | 'likely';
  readonly minLevel?: number | undefined;
  readonly maxLevel?: number | undefined;
  readonly after: AfterLevel | undefined;
  readonly limit: number;
}

export interface JoinedCondition {
  readonly gathering: RawBuilder<unknown>;
  /** A scalar subquery, so that the planner joins no whole table for a page. */
  readonly walking: RawBuilder<unknown>;
}

/** Columns in the index of the order. */
const IN_INDEX = {
  horses: [
    'id',
    'level',
    'xp',
    'name',
    'breed',
    'sex',
    'born_at',
    'height_cm',
    'body_words',
    'expected_height_cm',
    'expected_body_words',
  ],
  players: ['id', 'level', 'xp', 'username'],
} as const;

/** Leaves out rows that are not part of the order. */
const IS_IN_ORDER = { horses: [], players: [sql`deleted_at is null`, sql`guest_until is null`] } as const;

/** Reading this many matches takes about as long as filling a page by a walk, if a million rows hold as many. */
const MOST_SORTED = 3_000;
/** If a walk of this many rows does not fill the page, gathering takes less time than walking on. */
const FIRST_WALK = 20_000;
/** Planned like a short one: through the index of the order. */
const WHOLE_WALK = 1_000_000_000;

/** Ids in order. */
export async function findByLevel(db: Db, search: LevelSearch): Promise<readonly string[]> {
  if (search.narrow !== 'likely') {
    const ids = await walkOrder(db, search, FIRST_WALK);
    if (ids.length === search.limit) return ids;
  }
  const few = search.narrow === 'no' ? undefined : await gather(db, search);
  return few ?? (await walkOrder(db, search, WHOLE_WALK));
}

const IN_ORDER = sql`order by -level, -xp, id`;

/** Undefined if too many match. */
async function gather(db: Db, search: LevelSearch): Promise<readonly string[] | undefined> {
  const { table, conditions, joined = [], minLevel, maxLevel, after, limit } = search;
  const matching = [
    ...IS_IN_ORDER[table],
    ...conditions,
    ...(minLevel === undefined ? [] : [sql`found.level >= ${minLevel}`]),
    ...(maxLevel === undefined ? [] : [sql`found.level <= ${maxLevel}`]),
    ...joined.map(({ gathering }) => gathering),
  ];
  const { rows } = await sql<{ matched: number; ids: string[] }>`
    with found as materialized (
      select found.id, found.level, found.xp from ${sql.table(table)} found
      where ${all(matching)} limit ${MOST_SORTED + 1}
    )
    select (select count(*) from found)::integer as matched,
      array(select id from found where ${follows(after)} ${IN_ORDER} limit ${limit}) as ids`.execute(db);
  const [found] = rows;
  return found && found.matched <= MOST_SORTED ? found.ids : undefined;
}

/** The rows come in order, so the walk ends with the page; whoever shows them sorts them again. */
async function walkOrder(db: Db, search: LevelSearch, walk: number): Promise<readonly string[]> {
  const { table, conditions, joined = [], minLevel, maxLevel, after, limit } = search;
  const levels = [
    ...(minLevel === undefined ? [] : [sql`-level <= ${-minLevel}`]),
    ...(maxLevel === undefined ? [] : [sql`-level >= ${-maxLevel}`]),
  ];
  const columns = sql.join(IN_INDEX[table].map((column) => sql.ref(column)));
  const { rows } = await sql<{ id: string }>`
    select found.id from (
      select ${columns} from ${sql.table(table)} where ${all([...IS_IN_ORDER[table], follows(after), ...levels])} ${IN_ORDER} limit ${walk}
    ) found
    where ${all([...conditions, ...joined.map(({ walking }) => walking)])} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

const follows = (after: AfterLevel | undefined) =>
  after ? sql`(-level, -xp, id) > (${-after.level}, ${-after.xp}, ${after.id}::uuid)` : sql`true`;

const all = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
