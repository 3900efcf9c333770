import type { ReplyOf } from '../api/call.ts';

export type ChatMessage = ReplyOf<'GET /api/chat/messages'>[number];

/** The messages that the browser has, without gaps. */
export interface Room {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  readonly hasOlder: boolean;
}

/** Drops the oldest beyond this; they can be loaded again. */
const MOST_MESSAGES = 1_000;

/** Adds new messages, replaces changed ones and removes those that are gone. */
export function changed(
  { messages, hasOlder }: Room,
  came: readonly ChatMessage[],
  gone: readonly string[] = [],
): Room {
  const [oldest] = messages;
  // Older messages come with their page.
  const fitting = came.filter(({ id }) => !hasOlder || oldest === undefined || id >= oldest.id);
  const byId = new Map([...messages, ...fitting].map((message) => [message.id, message]));
  for (const id of gone) byId.delete(id);
  const all = [...byId.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const latest = all.slice(-MOST_MESSAGES);
  return { messages: latest, hasOlder: hasOlder || latest.length < all.length };
}

/**
 * `read` goes back as far as `before`. `now` is the current state: the stream may have brought newer messages, and an
 * older page may have come.
 */
export function withRead(before: Room, now: Room, read: Room): Room {
  const known = new Set(before.messages);
  const [oldest] = before.messages;
  const isOlder = ({ id }: ChatMessage) => oldest !== undefined && id < oldest.id;
  const meanwhile = now.messages.filter((message) => !known.has(message));
  const { messages, hasOlder } = changed(
    read,
    meanwhile.filter((message) => !isOlder(message)),
  );
  const older = meanwhile.filter(isOlder);
  return older.length > 0
    ? { messages: [...older, ...messages], hasOlder: now.hasOlder }
    : { messages, hasOlder };
}

/** `page` is newest first, as the server sends it. */
export function withOlder({ messages }: Room, page: readonly ChatMessage[], hasOlder: boolean): Room {
  const known = new Set(messages.map(({ id }) => id));
  const older = page.toReversed().filter(({ id }) => !known.has(id));
  return { messages: [...older, ...messages], hasOlder };
}

/** The first message that others wrote after `since`. */
export function firstSince(messages: readonly ChatMessage[], since: string | null): string | undefined {
  if (since === null) return undefined;
  return messages.find(({ createdAt, sendId }) => sendId === null && createdAt > since)?.id;
}

/** Announcement for screen readers: the text of one message, the number of several. */
export function formatNewMessages(came: readonly ChatMessage[]): string {
  const [first, ...more] = came;
  if (!first) return '';
  return more.length > 0 ? `${came.length} new messages` : `${first.username}: ${first.message}`;
}
