import type { Heard } from '../api/live.ts';
import { EVERYTHING, refresh } from '../api/refresh.ts';
import { tellResults } from '../shows/tell-results.ts';
import { staleBy } from './stale-by-topic.ts';

/** Reads anew what is said to be old, and tells the results that have come. */
export function hear(heard: Heard): void {
  void refresh(heard.gap ? [EVERYTHING] : staleBy(heard));
  if (heard.results.length > 0) void tellResults(heard.results);
}
