import * as contract from '../../contract/news.ts';
import { NEWS_TOPICS } from '../../game/news/news.ts';
import { MINUTE } from '../../game/game-time.ts';
import { publish } from '../db/news.ts';
import { cachedFor } from '../http/cached-read.ts';
import { pageOf } from '../http/page.ts';
import type { Serve } from '../http/serve.ts';
import { saveMailsFoals, saveRead, saveTopicsOff } from './news-queries.ts';
import { listNews, readNewsState, readSinceLastVisit } from './read-news.ts';
import { readWorldNews } from './read-world-news.ts';

/** Per network, as visitors may call it; enough for a school. */
const WORLD_NEWS = { perMinute: 600, mayLag: true } as const;

export function newsRoutes(serve: Serve): void {
  serve.read(contract.listNews, async (db, { player, query, now }) => {
    const { limit, ...search } = query;
    const items = await listNews(db, now, { playerId: player.id, ...search, limit: limit + 1 });
    return pageOf(items, limit, ({ id, at }) => ({ before: id, beforeMs: String(Date.parse(at)) }));
  });

  const worldNews = cachedFor(MINUTE, readWorldNews);
  serve.read(contract.listWorldNews, (db, { now }) => worldNews(db, now), WORLD_NEWS);

  serve.read(contract.sinceLastVisit, (db, { player, now }) => readSinceLastVisit(db, now, player.id));

  serve.read(contract.getNewsState, (db, { player, now }) => readNewsState(db, now, player.id));

  serve.change(contract.markNewsRead, async (tx, { player, now }) => {
    await saveRead.run(tx, { playerId: player.id, now });
    publish(tx, player.id, { topics: ['news'] });
    return readNewsState(tx, now, player.id);
  });

  serve.change(contract.mailFoals, async (tx, { player, body, now }) => {
    await saveMailsFoals.run(tx, { playerId: player.id, ...body });
    publish(tx, player.id, { topics: ['news'] });
    return readNewsState(tx, now, player.id);
  });

  serve.change(contract.turnTopicsOff, async (tx, { player, body, now }) => {
    const topicsOff = NEWS_TOPICS.filter((topic) => body.topicsOff.includes(topic));
    await saveTopicsOff.run(tx, { playerId: player.id, topicsOff });
    publish(tx, player.id, { topics: ['news'] });
    return readNewsState(tx, now, player.id);
  });
}
