import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/connection.ts';
import { talkersAmong } from '../kindness/writing.ts';
import { findPosts } from './chat-queries.ts';
import { messageView } from './messages.ts';

/** What live streams carry of chat. */
export function chatSource(db: Db, clock: Pick<Clock, 'now'>) {
  return {
    readersAmong: (playerIds: readonly string[]) => talkersAmong(db, clock.now(), playerIds),
    async read(ids: readonly string[]) {
      const rows = await findPosts.rows(db, { ids });
      return rows.map((row) => ({
        message: messageView(row, false),
        sendId: row.send_id,
        blockedBy: row.blocked_by,
      }));
    },
  };
}
