import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/connection.ts';

/** Runs all queries in one statement; null where one finds none. */
export async function findInstants(
  db: Db,
  queries: readonly RawBuilder<Date | null>[],
): Promise<(Date | null)[]> {
  const columns = queries.map((query, index) => sql`(${query}) as ${sql.ref(`work${index}`)}`);
  const { rows } = await sql<Record<string, Date | null>>`select ${sql.join(columns)}`.execute(db);
  return queries.map((_, index) => rows[0]?.[`work${index}`] ?? null);
}
