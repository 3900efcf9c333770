import * as contract from '../../contract/news.ts';
import { NEWS_TOPICS } from '../../game/news/news.ts';
import type { Db } from '../db/connection.ts';
import { tell } from '../db/news.ts';
import { inTransaction } from '../db/transaction.ts';
import { pageOf } from '../http/page.ts';
import type { Serve } from '../http/serve.ts';
import { saveRead, saveTopicsOff } from './news-queries.ts';
import { listNews, readReading, readSinceLastVisit } from './read-news.ts';

export function newsRoutes(serve: Serve, db: Db): void {
  serve(contract.listNews, async ({ player, query, now }) => {
    const { limit, ...search } = query;
    const items = await listNews(db, now, { playerId: player.id, ...search, limit: limit + 1 });
    return pageOf(items, limit, ({ id, at }) => ({ before: id, before_ms: String(Date.parse(at)) }));
  });

  serve(contract.sinceLastVisit, ({ player, now }) => readSinceLastVisit(db, now, player.id));

  serve(contract.readingOfNews, ({ player, now }) => readReading(db, now, player.id));

  serve(contract.readNews, async ({ player, now }) => {
    await inTransaction(db, async (tx) => {
      await saveRead.run(tx, { playerId: player.id, now });
      tell(tx, player.id, { topics: ['news'] });
    });
    return readReading(db, now, player.id);
  });

  serve(contract.turnTopicsOff, async ({ player, body, now }) => {
    const topicsOff = NEWS_TOPICS.filter((topic) => body.topicsOff.includes(topic));
    await inTransaction(db, async (tx) => {
      await saveTopicsOff.run(tx, { playerId: player.id, topicsOff });
      tell(tx, player.id, { topics: ['news'] });
    });
    return readReading(db, now, player.id);
  });
}
