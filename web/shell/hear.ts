import type { Heard } from '../api/live.ts';
import { EVERYTHING, refresh } from '../api/refresh.ts';
import { worldNow } from '../api/world-clock.ts';
import { tellResults } from '../shows/list/tell-results.ts';
import { staleBy } from './stale-by-topic.ts';

/** Since when the stream tells: what ended before is no news here. */
let since = worldNow();

/** Reads anew what is said to be old, and tells the results and the answers that have come. */
export function hear(heard: Heard): void {
  void refresh(heard.gap ? [EVERYTHING] : staleBy(heard));
  if (heard.results.length > 0) void tellResults(heard.results);
  if (heard.gap) since = worldNow();
  else if (heard.topics.includes('studs'))
    void import('../breeding/news/tell-answers.ts').then(({ tellAnswers }) => tellAnswers(since));
}
