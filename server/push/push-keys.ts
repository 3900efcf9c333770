import webPush, { type VapidKeys } from 'web-push';
import type { Db } from '../db/connection.ts';
import { findKeys, insertKeys } from './push-queries.ts';

/** Made by the first start and kept in the world: with other keys all subscriptions would end. */
export async function findOrMakeKeys(db: Db): Promise<VapidKeys> {
  const known = await readKeys(db);
  if (known) return known;
  await insertKeys.run(db, webPush.generateVAPIDKeys());
  const made = await readKeys(db);
  if (!made) throw new Error('The keys for notifications were not kept');
  return made;
}

async function readKeys(db: Db): Promise<VapidKeys | undefined> {
  const row = await findKeys.first(db);
  return row && { publicKey: row.public_key, privateKey: row.private_key };
}
