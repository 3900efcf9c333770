import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/connection.ts';

/*
 * Lists ordered by level and XP. A search either gathers all that match through the index of what is asked for and
 * sorts them, or, where many match, walks the order and keeps what matches. Statements carry their values, not
 * parameters of a shared plan: the right index depends on them.
 */

/** The last row of the page before. */
export interface AfterLevel {
  readonly level: number;
  readonly xp: number;
  readonly id: string;
}

export interface LevelSearch {
  /** Table with `id`, `level` and `xp`, called `found` in `conditions`. */
  readonly table: 'players' | 'horses';
  readonly conditions: readonly RawBuilder<unknown>[];
  /** True if an index finds what is asked for. */
  readonly narrow: boolean;
  readonly minLevel: number | undefined;
  readonly after: AfterLevel | undefined;
  readonly limit: number;
}

/** Sorting as many takes about as long as walking until they fill a page among a million. */
const MOST_SORTED = 3_000;
/** Short, so that a small table is walked by its index too. */
const FIRST_WALK = 1_000;
const WALK_GROWTH = 10;
const LAST_WALK = FIRST_WALK * WALK_GROWTH ** 5;

/** Ids in order. */
export async function findByLevel(db: Db, search: LevelSearch): Promise<readonly string[]> {
  if (search.narrow) {
    const { matched, ids } = await gather(db, search);
    if (matched <= MOST_SORTED) return ids;
  }
  for (let walk = FIRST_WALK; ; walk *= WALK_GROWTH) {
    const ids = await walkOrder(db, search, walk);
    if (ids.length === search.limit || walk >= LAST_WALK) return ids;
  }
}

const IN_ORDER = sql`order by -level, -xp, id`;

async function gather(db: Db, { table, conditions, minLevel, after, limit }: LevelSearch) {
  const from = minLevel === undefined ? [] : [sql`found.level >= ${minLevel}`];
  const { rows } = await sql<{ matched: number; ids: string[] }>`
    with found as materialized (
      select found.id, found.level, found.xp from ${sql.table(table)} found
      where ${all([...conditions, ...from])} limit ${MOST_SORTED + 1}
    )
    select (select count(*) from found)::integer as matched,
      array(select id from found where ${follows(after)} ${IN_ORDER} limit ${limit}) as ids`.execute(db);
  return rows[0] ?? { matched: 0, ids: [] };
}

async function walkOrder(
  db: Db,
  { table, conditions, minLevel, after, limit }: LevelSearch,
  walk: number,
): Promise<readonly string[]> {
  const from = minLevel === undefined ? [] : [sql`-level <= ${-minLevel}`];
  const { rows } = await sql<{ id: string }>`
    select found.id from (
      select * from ${sql.table(table)} where ${all([follows(after), ...from])} ${IN_ORDER} limit ${walk}
    ) found
    where ${all(conditions)} order by -found.level, -found.xp, found.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

const follows = (after: AfterLevel | undefined) =>
  after ? sql`(-level, -xp, id) > (${-after.level}, ${-after.xp}, ${after.id}::uuid)` : sql`true`;

const all = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
