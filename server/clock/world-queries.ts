import type { Db } from '../db/connection.ts';
import { prepared } from '../db/prepared.ts';

const selectSecret = prepared('world_secret', 'select secret from world');

export async function readSecret(db: Db): Promise<Buffer | undefined> {
  return (await selectSecret.first(db))?.secret;
}

export async function readFoundingTime(db: Db): Promise<Date> {
  const { foundedAt } = await db.selectFrom('world').select('foundedAt').executeTakeFirstOrThrow();
  return foundedAt;
}
