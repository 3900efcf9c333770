import type { Tx } from '../db/connection.ts';
import { EVERYBODY, publish } from '../db/news.ts';
import type { ReportSubject } from '../moderation/report-subject.ts';
import { findAround, findNewestOf, findReportable, updateRemoved } from './chat-queries.ts';

/** How many messages an operator reads around a reported one. */
const AROUND = { before: 6, after: 3 } as const;

export const messageSubject: ReportSubject = {
  async find(db, id, readerId) {
    const found = await findReportable.first(db, { id, readerId });
    if (!found || found.removed) return undefined;
    const around = await findAround.rows(db, { id, ...AROUND });
    const context = around.map((line) => ({
      who: line.username,
      text: line.message,
      at: line.sentAt.toISOString(),
    }));
    return { playerId: found.playerId, seen: found.message, context };
  },
  async remove(tx, _, id, seen) {
    return (await change(tx, id, seen, true)) ? { put: '' } : undefined;
  },
  restore: (tx, _, id, { seen }) => change(tx, id, seen, false),
};

/** False if it is gone, or already so. */
async function change(tx: Tx, id: string, message: string, removed: boolean): Promise<boolean> {
  const changed = await updateRemoved.first(tx, { id, message, removed });
  if (changed) publish(tx, EVERYBODY, { chat: [id] });
  return changed !== undefined;
}

/** More than a page shows. */
const MOST_HIDDEN = 200;

/** Open pages drop the messages of a suspended player. */
export async function hideMessagesOf(tx: Tx, playerId: string): Promise<void> {
  const newest = await findNewestOf.rows(tx, { playerId, limit: MOST_HIDDEN });
  if (newest.length > 0) publish(tx, EVERYBODY, { chat: newest.map(({ id }) => id) });
}
