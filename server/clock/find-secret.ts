import { prepared } from '../db/prepared.ts';
import type { Db } from '../db/connection.ts';

const findRow = prepared<{ secret: Buffer }>('world_secret', 'select secret from world');

/** The secret of this world, 32 bytes, from which the seeds of shows and births derive. It never leaves the server. */
export async function findSecret(db: Db): Promise<Buffer> {
  const row = await findRow.first(db);
  if (!row) throw new Error('This world was never founded');
  return row.secret;
}
