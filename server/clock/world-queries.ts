import type { Db } from '../db/connection.ts';
import { prepared } from '../db/prepared.ts';

const selectSecret = prepared('world_secret', 'select secret from world');

export async function readSecret(db: Db): Promise<Buffer | undefined> {
  return (await selectSecret.first(db))?.secret;
}

const selectFoundingTime = prepared('world_founding_time', 'select founded_at from world');

export async function readFoundingTime(db: Db): Promise<Date> {
  const world = await selectFoundingTime.first(db);
  if (!world) throw new Error('The world is not founded');
  return world.foundedAt;
}
