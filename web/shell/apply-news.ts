import type { LiveNews } from '../api/live/listen.ts';
import { EVERYTHING, refresh, refreshAfter } from '../api/refresh.ts';
import { POLLED_KEYS } from '../api/stale-by-topic.ts';
import { readSince, worldNow } from '../api/world-clock.ts';
import { receiveChat } from '../chat/receive-chat.ts';
import { notifyResults } from '../shows/list/notify-results.ts';

/** World time of the last gap; undefined: events are complete since the page was read. */
let completeFrom: Date | undefined;

/** Uses the server's clock, because the page may handle a gap seconds after it was sent. */
function newsSince(): Date {
  const read = readSince();
  return completeFrom ?? (read === undefined ? worldNow() : new Date(read));
}

/** Refreshes stale data; announces results, sales and answers. */
export function applyNews(news: LiveNews): void {
  const { topics, changes, results, gap, at, due } = news;
  receiveChat(news);
  if (gap) void refresh([EVERYTHING]);
  else {
    void refreshAfter({ topics, ids: changes ?? [] });
    if (due.length > 0) void refresh(due.flatMap((polled) => POLLED_KEYS[polled]));
  }
  if (results.length > 0) void notifyResults(results);
  if (gap) completeFrom = at === undefined ? worldNow() : new Date(at);
  if (topics.includes('studs') || topics.includes('news'))
    void import('../news/notify-news.ts').then(({ notifyNews }) => notifyNews(newsSince()));
}
