import { refuse, type Refusal } from '../../game/refusal.ts';
import type { Tx } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import { publish } from '../db/news.ts';
import { refuseLetter, type ReceiverRefusal, type WritingRefusal } from '../moderation/writing.ts';
import { isSameUsername, usernameKey } from '../players/username-key.ts';
import { findRecipient, findSent, insertLetter } from './mail-queries.ts';

interface NewLetter {
  readonly senderId: string;
  readonly toUsername: string;
  readonly subject: string;
  readonly body: string;
  /** Returns the same letter for a repeated request. */
  readonly sendId: string;
}

interface SentLetter {
  readonly id: string;
  readonly toUsername: string;
}

type SendRefusal = Refusal<'RECIPIENT_NOT_FOUND' | 'TO_YOURSELF'> | WritingRefusal | ReceiverRefusal;

export async function sendLetter(
  tx: Tx,
  now: Date,
  { toUsername, ...letter }: NewLetter,
): Promise<SentLetter | SendRefusal> {
  const { senderId, sendId } = letter;
  const found = await findRecipient.first(tx, { usernameKey: usernameKey(toUsername) });
  // Look-alike names share a key.
  if (!found || !isSameUsername(found.username, toUsername))
    return refuse('RECIPIENT_NOT_FOUND', { name: toUsername });
  if (senderId === found.id) return refuse('TO_YOURSELF');
  const texts = [letter.subject, letter.body];
  const refusal = await refuseLetter(tx, now, { writerId: senderId, toId: found.id, texts });
  if (refusal) return refusal;

  const made = await insertLetter.first(tx, { ...letter, id: newId(now), recipientId: found.id, now });
  if (made) {
    for (const playerId of [senderId, found.id]) publish(tx, playerId, { topics: ['mail'] });
    return { id: made.id, toUsername: found.username };
  }
  const before = await findSent.first(tx, { senderId, sendId });
  if (!before) throw new Error(`No letter ${sendId} of ${senderId}`);
  return { id: before.id, toUsername: before.username };
}
