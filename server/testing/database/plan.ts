import { sql } from 'kysely';
import type { Db } from '../../db/connection.ts';
import type { Prepared } from '../../db/prepared.ts';

/** The plan that any parameters get, where an index is used whenever it can be: test worlds are too small to need one. */
export async function indexedPlan(
  db: Db,
  query: Pick<Prepared<unknown, object>, 'sql' | 'parameterNames'>,
  literals: Readonly<Record<string, string>>,
): Promise<string> {
  const given = query.parameterNames.map((name) => literals[name]).join(', ');
  return await db.transaction().execute(async (tx) => {
    for (const setting of ['seqscan', 'sort', 'bitmapscan', 'hashjoin', 'mergejoin'])
      await sql.raw(`set local enable_${setting} = off`).execute(tx);
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx);
    await sql.raw(`prepare planned as ${query.sql}`).execute(tx);
    const lines = await sql<Record<string, string>>`
      explain (costs off) execute planned (${sql.raw(given)})`.execute(tx);
    await sql`deallocate planned`.execute(tx);
    return lines.rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}
