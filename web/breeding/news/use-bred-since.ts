import { useRead } from '../../api/read.ts';

export function useBredSince() {
  return useRead('GET /api/breeding/since-last-visit', {}, { everyVisit: true });
}
