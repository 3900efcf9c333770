import { openDatabase, type Database } from './open-database.ts';
import type { Db } from './connection.ts';

/**
 * Runs `work`, such as migrating, on connections of its own that lead straight to the server. It may use what belongs
 * to a session: a pooler would leave that behind for others, and a lock that is left behind is never released.
 * `directUrl` is undefined with the embedded database, which nothing stands before.
 */
export async function withDirectDatabase<T>(
  { db }: Database,
  directUrl: string | undefined,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  if (directUrl === undefined) return await work(db);
  const direct = await openDatabase({ dataDir: '', databaseUrl: directUrl, maxConnections: 1 });
  try {
    return await work(direct.db);
  } finally {
    await direct.close();
  }
}
