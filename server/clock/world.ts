import type { Db } from '../db/connection.ts';
import { readFoundingTime, readSecret } from './world-queries.ts';

/** The world's secret, 32 bytes: seeds of shows and births derive from it. It never leaves the server. */
export async function findSecret(db: Db): Promise<Buffer> {
  const secret = await readSecret(db);
  if (!secret) throw new Error('This world was never founded');
  return secret;
}

/** When the world was founded, in world time. */
export async function findFoundingTime(db: Db): Promise<Date> {
  return readFoundingTime(db);
}
