import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/connection.ts';

/*
 * Lists ordered by level and XP. A search either gathers all that match through the index of what is asked for and
 * sorts them, or, where many match, walks the order and keeps what matches. The index of the order holds what is asked
 * for, so a walk reads no table (decision 60). Statements carry their values, not parameters of a shared plan: the
 * right index depends on them.
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
  /** Of other tables: joined while gathering, looked up row by row in a walk. */
  readonly joined?: readonly JoinedCondition[];
  /** True if an index finds what is asked for. */
  readonly narrow: boolean;
  readonly minLevel?: number | undefined;
  readonly maxLevel?: number | undefined;
  readonly after: AfterLevel | undefined;
  readonly limit: number;
}

export interface JoinedCondition {
  readonly gathering: RawBuilder<unknown>;
  /** A scalar: the planner joins no whole table for a page. */
  readonly walking: RawBuilder<unknown>;
}

/** What the index of the order holds. */
const IN_INDEX = {
  horses: ['id', 'level', 'xp', 'name', 'breed', 'sex', 'born_at'],
  players: ['id', 'level', 'xp', 'username'],
} as const;

/** Rows that are no longer part of the order. */
const IS_IN_ORDER = { horses: [], players: [sql`deleted_at is null`] } as const;

/** Reading as many rows takes about as long as walking until they fill a page among a million. */
const MOST_SORTED = 3_000;
/** Short, so that a small table is walked by its index too. */
const FIRST_WALK = 1_000;
const WALK_GROWTH = 100;
const LAST_WALK = FIRST_WALK * WALK_GROWTH ** 3;
/** Where a longer walk would be needed, the estimate was wrong. */
const TRUSTED_WALK = FIRST_WALK * WALK_GROWTH;

/** Ids in order. */
export async function findByLevel(db: Db, search: LevelSearch): Promise<readonly string[]> {
  const few = search.narrow && (await estimate(db, search)) <= MOST_SORTED;
  let mayGather = search.narrow;
  for (let walk = FIRST_WALK; ; walk *= WALK_GROWTH) {
    if (mayGather && (few || walk > TRUSTED_WALK)) {
      mayGather = false;
      const { matched, ids } = await gather(db, search);
      if (matched <= MOST_SORTED) return ids;
    }
    const ids = await walkOrder(db, search, walk);
    if (ids.length === search.limit || walk >= LAST_WALK) return ids;
  }
}

/** How many match, as the planner guesses from its samples; nothing is read. */
async function estimate(db: Db, search: LevelSearch): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': string | readonly EstimatedPlan[] }>`
    explain (format json) select from ${sql.table(search.table)} found where ${all(gathered(search))}`.execute(
    db,
  );
  const plan = rows[0]?.['QUERY PLAN'] ?? [];
  const [top] = typeof plan === 'string' ? (JSON.parse(plan) as readonly EstimatedPlan[]) : plan;
  return top?.Plan['Plan Rows'] ?? 0;
}

interface EstimatedPlan {
  readonly Plan: { readonly 'Plan Rows': number };
}

const IN_ORDER = sql`order by -level, -xp, id`;

function gathered({ table, conditions, joined = [], minLevel, maxLevel }: LevelSearch) {
  return [
    ...IS_IN_ORDER[table],
    ...conditions,
    ...(minLevel === undefined ? [] : [sql`found.level >= ${minLevel}`]),
    ...(maxLevel === undefined ? [] : [sql`found.level <= ${maxLevel}`]),
    ...joined.map(({ gathering }) => gathering),
  ];
}

async function gather(db: Db, search: LevelSearch) {
  const { table, after, limit } = search;
  const { rows } = await sql<{ matched: number; ids: string[] }>`
    with found as materialized (
      select found.id, found.level, found.xp from ${sql.table(table)} found
      where ${all(gathered(search))} limit ${MOST_SORTED + 1}
    )
    select (select count(*) from found)::integer as matched,
      array(select id from found where ${follows(after)} ${IN_ORDER} limit ${limit}) as ids`.execute(db);
  return rows[0] ?? { matched: 0, ids: [] };
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
