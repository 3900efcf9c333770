import type { Logger } from 'pino';
import { RETENTION_DAYS } from '../../game/chat/messages.ts';
import type { Clock } from '../clock/clock.ts';
import type { Job } from '../clock/jobs.ts';
import type { Db } from '../db/connection.ts';
import { leastIdOf } from '../db/new-id.ts';
import { JOB_LIMIT, inTransaction } from '../db/transaction.ts';
import type { Feature } from '../http/feature.ts';
import { talkersAmong } from '../moderation/writing.ts';
import { deleteBefore, findPosts, nextOldMessage } from './chat-queries.ts';
import { chatRoutes } from './chat-routes.ts';
import { messageView } from './messages.ts';
import { openPresence, type Presence } from './presence.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';

export interface Chat extends Feature {
  readonly presence: Presence;
  /** What live streams carry of chat. */
  readonly source: ReturnType<typeof chatSource>;
}

export function openChat(db: Db, clock: Pick<Clock, 'now'>, log: Logger): Chat {
  const presence = openPresence(db, clock, log);
  return {
    presence,
    source: chatSource(db, clock),
    jobs: [oldMessagesJob],
    routes: (serve) => chatRoutes(serve, presence),
    close: () => presence.close(),
  };
}

function chatSource(db: Db, clock: Pick<Clock, 'now'>) {
  return {
    readersAmong: (playerIds: readonly string[]) => talkersAmong(db, clock.now(), playerIds),
    async read(ids: readonly string[]) {
      const rows = await findPosts.rows(db, { ids });
      return rows.map((row) => ({
        message: messageView(row, false),
        sendId: row.sendId,
        blockedBy: row.blockedBy,
      }));
    },
  };
}

const BATCH = 1_000;

const oldMessagesJob: Job = {
  name: 'old chat',
  nextDue: () => nextOldMessage,
  doSome: (db, { now }) => {
    const oldest = new Date(now.getTime() - RETENTION_DAYS * REAL_MS_PER_DAY);
    return inTransaction(
      db,
      (tx) => deleteBefore.run(tx, { id: leastIdOf(oldest), limit: BATCH }),
      JOB_LIMIT,
    );
  },
};
