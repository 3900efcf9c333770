import { keyOf, useRead } from '../../api/read.ts';

/** Births invalidate the horses, answers the studs; this key lies under the studs. */
export const BRED_SINCE_KEYS = [keyOf('GET /api/breeding/since-last-visit')];

export function useBredSince() {
  return useRead('GET /api/breeding/since-last-visit', {}, { everyVisit: true });
}
