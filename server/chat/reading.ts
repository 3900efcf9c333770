import type { Db, Tx } from '../db/connection.ts';
import { tell } from '../db/news.ts';
import { refuseTalk } from '../kindness/writing.ts';
import { findReading, upsertReading } from './chat-queries.ts';

/** Messages that are looked at for one that the player may see. */
const AMONG = 200;

/** Never for those who may not read chat. */
export async function hasNew(db: Db, now: Date, playerId: string): Promise<boolean> {
  return (await refuseTalk(db, now, playerId)) === undefined && (await readingOf(db, playerId)).has_new;
}

/** Returns when the player had read chat before, if others wrote since. Idempotent. */
export async function markRead(tx: Tx, now: Date, playerId: string): Promise<Date | null> {
  const before = await readingOf(tx, playerId);
  await upsertReading.run(tx, { playerId, now });
  if (!before.has_new) return null;
  tell(tx, playerId, { topics: ['chat_read'] });
  return before.read_at;
}

async function readingOf(db: Db, playerId: string) {
  const reading = await findReading.first(db, { playerId, among: AMONG });
  if (!reading) throw new Error(`No player ${playerId}`);
  return reading;
}
