import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/connection.ts';

/** Runs all queries in one statement; null where one finds none. */
export async function findInstants(
  db: Db,
  queries: readonly RawBuilder<Date | null>[],
): Promise<(Date | null)[]> {
  const columns = queries.map((query, nth) => sql`(${query}) as ${sql.ref(`work${nth}`)}`);
  const { rows } = await sql<Record<string, Date | null>>`select ${sql.join(columns)}`.execute(db);
  return queries.map((_, nth) => rows[0]?.[`work${nth}`] ?? null);
}
