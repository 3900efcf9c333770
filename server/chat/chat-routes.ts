import * as contract from '../../contract/chat.ts';
import { pageOf } from '../http/page.ts';
import type { Serve } from '../http/serve.ts';
import { readChatSeconds, refuseTalk } from '../moderation/writing.ts';
import { findMessages } from './chat-queries.ts';
import { hasNew, markRead, messageView, sendMessage } from './messages.ts';
import type { Presence } from './presence.ts';

const SENT_PER_MINUTE = { perMinute: 30 } as const;

export function chatRoutes(serve: Serve, presence: Presence): void {
  serve.read(contract.chatMessages, async (db, { player, query: { limit, before = null }, now }) => {
    const refusal = await refuseTalk(db, now, player.id);
    if (refusal) return refusal;
    const rows = await findMessages.rows(db, { playerId: player.id, before, limit: limit + 1 });
    const { items, next } = pageOf(rows, limit, ({ id }) => ({ before: id }));
    return { items: items.map((row) => messageView(row, row.playerId === player.id)), next };
  });

  serve.change(
    contract.sendChatMessage,
    (tx, { player, body: { message, sendId = crypto.randomUUID() }, now }) =>
      sendMessage(tx, now, { playerId: player.id, message, sendId }),
    SENT_PER_MINUTE,
  );

  serve.read(contract.chatHasNew, async (db, { player, now }) => ({
    hasNew: await hasNew(db, now, player.id),
  }));

  serve.change(contract.markChatRead, async (tx, { player, now }) => {
    const newSince = await markRead(tx, now, player.id);
    return { newSince: newSince?.toISOString() ?? null };
  });

  serve.read(contract.chatOnline, async (db) => {
    const [count, slowSeconds] = await Promise.all([presence.count(), readChatSeconds(db)]);
    return { count, slowSeconds };
  });

  serve.steps(contract.activity, { steps: ['note the presence'] }, async (_, { player }) => {
    presence.note(player.id);
    return { message: 'Good to see you.' };
  });
}
