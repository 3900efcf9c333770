import type { Db } from '../db/connection.ts';
import { prepared } from '../db/prepared.ts';

/** When the world was founded, in world time. */
export async function findFoundingTime(db: Db): Promise<Date> {
  const { founded_at } = await db.selectFrom('world').select('founded_at').executeTakeFirstOrThrow();
  return founded_at;
}

const selectSecret = prepared<{ secret: Buffer }>('world_secret', 'select secret from world');

/** The world's secret, 32 bytes: seeds of shows and births derive from it. It never leaves the server. */
export async function findSecret(db: Db): Promise<Buffer> {
  const row = await selectSecret.first(db);
  if (!row) throw new Error('This world was never founded');
  return row.secret;
}
