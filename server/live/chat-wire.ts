import type { Logger } from 'pino';
import type { z } from 'zod';
import type { ChatMessage } from '../../contract/chat.ts';
import { isOutage } from '../db/errors.ts';
import { EVERYBODY, type Bulletin } from '../db/news.ts';
import type { Hub } from './hub.ts';
import { eventText, type LiveStream } from './live-stream.ts';

interface ChatPost {
  /** As others see it. */
  readonly message: z.input<typeof ChatMessage>;
  readonly sendId: string;
  readonly blockedBy: readonly string[];
}

export interface ChatSource {
  /** Those of these players who may read chat. */
  readersAmong(playerIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Oldest first, without messages that nobody sees any more. */
  read(messageIds: readonly string[]): Promise<readonly ChatPost[]>;
}

/** Carries chat to the streams of all who may read it. */
export interface ChatWire {
  hear(bulletin: Bulletin): void;
  join(stream: LiveStream): void;
}

/** Messages that come together are read and sent together. */
const GATHER_MS = 40;
/** Between two slices, other requests are served. */
const STREAMS_AT_ONCE = 500;
/** News that may allow a player to read chat. */
const AGE_TOPIC = 'moderation';

const STALE = eventText({ topics: ['chat', 'chat_read'], results: [], gap: false });

export function openChatWire(source: ChatSource, hub: Hub, log: Logger): ChatWire {
  const readers = new Set<string>();
  const toCheck = new Set<string>();
  let ids = new Set<string>();
  let carried = 0;
  let carrying: NodeJS.Timeout | undefined;
  let checking: NodeJS.Timeout | undefined;

  const complain = (error: unknown) => {
    if (!isOutage(error)) log.error({ err: error }, 'chat was not carried');
  };

  const check = async () => {
    checking = undefined;
    const players = [...toCheck];
    toCheck.clear();
    const before = carried;
    const may = await source.readersAmong(players);
    for (const id of players) {
      const isNew = may.has(id) && !readers.has(id);
      if (may.has(id) && hub.hasPlayer(id)) readers.add(id);
      else readers.delete(id);
      if (isNew && carried > before) hub.send(id, STALE);
    }
  };
  const checkSoon = (playerId: string) => {
    toCheck.add(playerId);
    checking ??= setTimeout(() => void check().catch(complain), GATHER_MS).unref();
  };

  const carry = async () => {
    carrying = undefined;
    const some = [...ids];
    ids = new Set();
    const posts = await source.read(some).catch((error: unknown) => {
      complain(error);
      return undefined;
    });
    carried += 1;
    const textOf = posts ? textsOf(some, posts) : () => STALE;
    let count = 0;
    for (const id of readers) {
      const text = textOf(id);
      if (text !== undefined) hub.send(id, text);
      if (++count % STREAMS_AT_ONCE === 0) await new Promise(setImmediate);
    }
  };

  return {
    hear(bulletin) {
      for (const [playerId, { topics, chat }] of bulletin) {
        if (playerId === EVERYBODY) for (const id of chat) ids.add(id);
        else if (topics.has(AGE_TOPIC) && hub.hasPlayer(playerId)) checkSoon(playerId);
      }
      if (ids.size > 0) carrying ??= setTimeout(() => void carry().catch(complain), GATHER_MS).unref();
    },
    join(stream) {
      const { id } = stream.reader;
      stream.onceGone(() => {
        if (!hub.hasPlayer(id)) readers.delete(id);
      });
      if (!readers.has(id)) checkSoon(id);
    },
  };
}

/** One text for nearly all; writers and whoever blocked one of them get their own. */
function textsOf(ids: readonly string[], posts: readonly ChatPost[]) {
  const shown = new Set(posts.map(({ message }) => message.id));
  const chatGone = ids.filter((id) => !shown.has(id));
  const textWith = (chat: readonly ChatPost['message'][]) =>
    chat.length + chatGone.length === 0
      ? undefined
      : eventText({
          topics: [],
          results: [],
          gap: false,
          ...(chat.length > 0 && { chat: [...chat] }),
          ...(chatGone.length > 0 && { chatGone }),
        });
  const common = textWith(posts.map(({ message }) => message));
  const special = new Set(posts.flatMap(({ message, blockedBy }) => [message.playerId, ...blockedBy]));
  return (reader: string): string | undefined => {
    if (!special.has(reader)) return common;
    const visible = posts.filter(({ blockedBy }) => !blockedBy.includes(reader));
    return textWith(
      visible.map(({ message, sendId }) => (message.playerId === reader ? { ...message, sendId } : message)),
    );
  };
}
