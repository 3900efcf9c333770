import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.ts';
import type { DueWork } from '../clock/due-work.ts';
import type { Db } from '../db/connection.ts';
import type { Serve } from '../http/serve.ts';
import { talkersAmong } from '../kindness/writing.ts';
import { findPosts } from './chat-queries.ts';
import { chatRoutes } from './chat-routes.ts';
import { oldMessagesWork } from './delete-old.ts';
import { messageView } from './messages.ts';
import { openPresence, type Presence } from './presence.ts';

export interface Chat {
  readonly presence: Presence;
  /** What live streams carry of chat. */
  readonly source: ReturnType<typeof chatSource>;
  readonly work: DueWork;
  serveOn(serve: Serve): void;
}

export function openChat(db: Db, clock: Pick<Clock, 'now'>, log: Logger): Chat {
  const presence = openPresence(db, clock, log);
  return {
    presence,
    source: chatSource(db, clock),
    work: oldMessagesWork,
    serveOn: (serve) => chatRoutes(serve, db, presence),
  };
}

function chatSource(db: Db, clock: Pick<Clock, 'now'>) {
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
