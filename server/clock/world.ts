import type { Db } from '../db/connection.ts';
import { readFoundingTime, readSecret } from './world-queries.ts';

/** 32 bytes; seeds of shows and births derive from it. Never leaves the server. */
export async function findSecret(db: Db): Promise<Buffer> {
  const secret = await readSecret(db);
  if (!secret) throw new Error('This world was never founded');
  return secret;
}

/** World time. */
export async function findFoundingTime(db: Db): Promise<Date> {
  return readFoundingTime(db);
}
