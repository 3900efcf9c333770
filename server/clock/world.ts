import type { Db } from '../db/connection.ts';
import { readFoundingTime, readSecret } from './world-queries.ts';

/** What never changes in a world. */
export interface WorldFacts {
  /** 32 bytes; seeds of shows and births derive from it. Never leaves the server. */
  readonly secret: Buffer;
  /** World time. */
  readonly foundedAt: Date;
}

export async function findWorldFacts(db: Db): Promise<WorldFacts> {
  return { secret: await findSecret(db), foundedAt: await findFoundingTime(db) };
}

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
