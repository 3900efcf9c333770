import type { Db } from '../db/transaction.ts';

/** The secret of this world, 32 bytes, from which the seeds of shows and births derive. It never leaves the server. */
export async function findSecret(db: Db): Promise<Buffer> {
  return (await db.selectFrom('world').select('secret').executeTakeFirstOrThrow()).secret;
}
