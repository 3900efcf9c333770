import { NOTICE_KINDS, noticesOf } from '../../game/news/notice.ts';
import type { Db } from '../db/connection.ts';
import { listFreshNews, type FreshNews } from '../news/read-news.ts';
import type { Message } from './send-message.ts';
import { claimNews, findReceivers, deleteOldNotifications, type ReceiverRow } from './push-queries.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';

/** Older news surprises nobody. */
const FRESH_MS = REAL_MS_PER_DAY;
const REMEMBERED_MS = 2 * FRESH_MS;
const MOST_NEWS = 20;

/** Claims the fresh news of these players, and returns the messages to their devices. */
export async function messagesFor(db: Db, now: Date, playerIds: readonly string[]): Promise<Message[]> {
  const rows = await findReceivers.rows(db, { playerIds, wallNow: new Date(), now });
  const messages: Message[] = [];
  for (const playerId of new Set(rows.map((row) => row.playerId))) {
    const devices = rows.filter((row) => row.playerId === playerId);
    messages.push(...(await messagesOf(db, now, playerId, devices)));
  }
  return messages;
}

async function messagesOf(db: Db, now: Date, playerId: string, devices: readonly ReceiverRow[]) {
  const oldest = Math.min(...devices.map(({ createdAt }) => createdAt.getTime()));
  const since = new Date(Math.max(oldest, now.getTime() - FRESH_MS));
  const news = await listFreshNews(db, now, { playerId, kinds: NOTICE_KINDS, since, limit: MOST_NEWS });
  if (news.length === 0) return [];
  const untold = await claim(db, now, playerId, news);
  return devices.flatMap(({ endpoint, p256dh, auth, createdAt }) =>
    noticesOf(untold.filter(({ at }) => new Date(at) > createdAt)).map((notice) => ({
      endpoint,
      p256dh,
      auth,
      payload: JSON.stringify(notice),
    })),
  );
}

/** If several processes saw the same change, only one sends it. */
async function claim(db: Db, now: Date, playerId: string, news: readonly FreshNews[]) {
  const kinds = news.map(({ kind }) => kind);
  const claimed = await claimNews.rows(db, { playerId, kinds, ids: news.map(({ id }) => id), now });
  if (claimed.length > 0)
    await deleteOldNotifications.run(db, { playerId, before: new Date(now.getTime() - REMEMBERED_MS) });
  const untold = new Set(claimed.map(({ kind, newsId }) => `${kind} ${newsId}`));
  return news.filter(({ kind, id }) => untold.has(`${kind} ${id}`));
}
