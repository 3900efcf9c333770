import { keyOf, useRead } from '../../api/read.ts';

/** A birth is told with the horses, an answer with the studs, under which this lies. */
export const BRED_SINCE_KEYS = [keyOf('GET /api/breeding/since-last-visit')];

/** Foals and answers since the player was here last. */
export function useBredSince() {
  return useRead('GET /api/breeding/since-last-visit', {}, { everyVisit: true });
}
