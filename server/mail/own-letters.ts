import { refuse, type Refusal } from '../../game/refusal.ts';
import type { Db, Tx } from '../db/connection.ts';
import { publish } from '../db/news.ts';
import { countUnread, dropLetter, hideLetter, lockLetter, markRead } from './mail-queries.ts';

const MOST_UNREAD = 1_000;

export async function readUnreadCount(db: Db, playerId: string): Promise<number> {
  return (await countUnread.first(db, { playerId, most: MOST_UNREAD }))?.count ?? 0;
}

interface OwnLetter {
  readonly id: string;
  readonly playerId: string;
}

type NotFound = Refusal<'LETTER_NOT_FOUND'>;

/** Idempotent. */
export async function readLetter(
  tx: Tx,
  now: Date,
  { id, playerId }: OwnLetter,
): Promise<NotFound | undefined> {
  const letter = await lockLetter.first(tx, { id, playerId });
  if (!letter || letter.senderId === playerId) return refuse('LETTER_NOT_FOUND');
  if (letter.readAt !== null) return undefined;
  await markRead.run(tx, { id, now });
  publish(tx, playerId, { topics: ['mail'] });
  return undefined;
}

/** The other player still has the letter. */
export async function deleteLetter(tx: Tx, { id, playerId }: OwnLetter): Promise<NotFound | undefined> {
  const letter = await lockLetter.first(tx, { id, playerId });
  if (!letter) return refuse('LETTER_NOT_FOUND');
  if (letter.deletedBySender || letter.deletedByRecipient) await dropLetter.run(tx, { id });
  else await hideLetter.run(tx, { id, playerId });
  publish(tx, playerId, { topics: ['mail'] });
  return undefined;
}
