import type { LiveNews } from '../api/live/listen.ts';
import { EVERYTHING, refresh, refreshAfter } from '../api/refresh.ts';
import { POLLED_KEYS } from '../api/stale-by-topic.ts';
import { worldNow } from '../api/world-clock.ts';
import { receiveChat } from '../chat/receive-chat.ts';
import { tellResults } from '../shows/list/tell-results.ts';

/** Results from before the stream are not announced. */
let since = worldNow();

/** Refreshes stale data; announces results, sales and answers. */
export function applyNews(news: LiveNews): void {
  const { topics, changes, results, gap, due } = news;
  receiveChat(news);
  if (gap) void refresh([EVERYTHING]);
  else {
    void refreshAfter({ topics, ids: changes ?? [] });
    if (due.length > 0) void refresh(due.flatMap((polled) => POLLED_KEYS[polled]));
  }
  if (results.length > 0) void tellResults(results);
  if (gap) since = worldNow();
  else if (topics.includes('studs') || topics.includes('news'))
    void import('../news/tell-news.ts').then(({ tellNews }) => tellNews(since));
}
