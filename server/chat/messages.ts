import type { z } from 'zod';
import type { ChatMessage } from '../../contract/chat.ts';
import { formatTimeLeft } from '../../game/game-time.ts';
import { PAUSE_SECONDS } from '../../game/chat/messages.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import type { Db, Tx } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import { EVERYBODY, publish } from '../db/news.ts';
import { readChatSeconds, refuseTalk, refuseWriting, type WritingRefusal } from '../moderation/writing.ts';
import { pictureAddress } from '../players/user.ts';
import {
  type ChatMessageRow,
  findOwnMessage,
  findReader,
  findTurn,
  insertMessage,
  takeTurn,
  upsertReader,
} from './chat-queries.ts';

type MessageView = z.input<typeof ChatMessage>;

/** Only the writer's view has the send id. */
export function messageView(row: ChatMessageRow, isOwn: boolean): MessageView {
  const { picture } = row;
  return {
    id: row.id,
    username: row.username,
    message: row.removed ? '' : row.message,
    createdAt: row.sentAt.toISOString(),
    playerId: row.playerId,
    guild: row.guild,
    profilePicture: picture && pictureAddress(picture, 'large'),
    profileThumbnail: picture && pictureAddress(picture, 'small'),
    removed: row.removed,
    sendId: isOwn ? row.sendId : null,
  };
}

interface NewMessage {
  readonly playerId: string;
  readonly message: string;
  /** Equal when a message is sent twice. */
  readonly sendId: string;
}

/** A concurrent repeat waits for the first request and returns the same message. */
export async function sendMessage(
  tx: Tx,
  now: Date,
  sent: NewMessage,
): Promise<MessageView | WritingRefusal | Refusal<'TOO_SOON'>> {
  const { playerId, message } = sent;
  const refusal = await refuseWriting(tx, now, { writerId: playerId, texts: [message] });
  if (refusal) return refusal;
  const pauseMs = 1_000 * Math.max(PAUSE_SECONDS, await readChatSeconds(tx));
  const turn = await takeTurn.first(tx, { playerId, now, before: new Date(now.getTime() - pauseMs) });
  const made = turn && (await insertMessage.first(tx, { ...sent, id: newId(now), now }));
  if (made) publish(tx, EVERYBODY, { chat: [made.id] });
  const row = await findOwnMessage.first(tx, sent);
  if (row) return messageView(row, true);
  const last = await findTurn.first(tx, { playerId });
  const waitMs = pauseMs - now.getTime() + (last?.wroteAt ?? now).getTime();
  return refuse('TOO_SOON', { wait: formatTimeLeft(waitMs) });
}

/** How many messages to search for one that the player may see. */
const AMONG = 200;

/** Always false for players who may not read chat. */
export async function hasNew(db: Db, now: Date, playerId: string): Promise<boolean> {
  return (await refuseTalk(db, now, playerId)) === undefined && (await readerOf(db, playerId)).hasNew;
}

/** Returns when the player had read chat before, if others wrote since. Idempotent. */
export async function markRead(tx: Tx, now: Date, playerId: string): Promise<Date | null> {
  const before = await readerOf(tx, playerId);
  await upsertReader.run(tx, { playerId, now });
  if (!before.hasNew) return null;
  publish(tx, playerId, { topics: ['chat_read'] });
  return before.readAt;
}

async function readerOf(db: Db, playerId: string) {
  const reader = await findReader.first(db, { playerId, among: AMONG });
  if (!reader) throw new Error(`No player ${playerId}`);
  return reader;
}
