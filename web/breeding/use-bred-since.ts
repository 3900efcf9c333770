import { useRead } from '../api/read.ts';

/** Foals and answers since the player was here last. */
export function useBredSince() {
  return useRead('GET /api/breeding/since-last-visit', {}, { everyVisit: true });
}
