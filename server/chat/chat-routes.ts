import * as contract from '../../contract/chat.ts';
import type { Db } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import { pageOf } from '../http/page.ts';
import type { Serve } from '../http/serve.ts';
import { readChatSeconds, refuseTalk } from '../kindness/writing.ts';
import { findMessages } from './chat-queries.ts';
import { hasNew, markRead, messageView, sendMessage } from './messages.ts';
import type { Presence } from './presence.ts';

const SENT_PER_MINUTE = { perMinute: 30 } as const;

export function chatRoutes(serve: Serve, db: Db, presence: Presence): void {
  serve(contract.chatMessages, async ({ player, query: { limit, before = null }, now }) => {
    const refusal = await refuseTalk(db, now, player.id);
    if (refusal) return refusal;
    const rows = await findMessages.rows(db, { playerId: player.id, before, limit: limit + 1 });
    const { items, next } = pageOf(rows, limit, ({ id }) => ({ before: id }));
    return { items: items.map((row) => messageView(row, row.player_id === player.id)), next };
  });

  serve(
    contract.sendChatMessage,
    ({ player, body: { message, sendId = crypto.randomUUID() }, now }) =>
      inTransaction(db, (tx) => sendMessage(tx, now, { playerId: player.id, message, sendId })),
    SENT_PER_MINUTE,
  );

  serve(contract.chatHasNew, async ({ player, now }) => ({ hasNew: await hasNew(db, now, player.id) }));

  serve(contract.markChatRead, async ({ player, now }) => {
    const newSince = await inTransaction(db, (tx) => markRead(tx, now, player.id));
    return { newSince: newSince?.toISOString() ?? null };
  });

  serve(contract.chatOnline, async () => {
    const [count, slowSeconds] = await Promise.all([presence.count(), readChatSeconds(db)]);
    return { count, slowSeconds };
  });

  serve(contract.activity, async ({ player }) => {
    presence.note(player.id);
    return { message: 'Good to see you.' };
  });
}
