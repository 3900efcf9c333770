import { usePages, useRead } from '../../api/read.ts';

/** What the horse's page shows of them. */
const LATEST = 10;

/** Entries whose show has run, the newest first. */
export function useCompletedEntries(horseId: string) {
  const input = { params: { id: horseId }, query: { status: 'completed' as const } };
  return usePages('GET /api/horses/:id/entries', input, { everyVisit: true });
}

/** The newest of them. */
export function useLatestResults(horseId: string) {
  const input = { params: { id: horseId }, query: { status: 'completed' as const, limit: LATEST } };
  return useRead('GET /api/horses/:id/entries', input, { everyVisit: true });
}

/** How many entries of a horse wait, and how many have run. */
export function useEntryCounts(horseId: string) {
  return useRead('GET /api/horses/:id/show-stats', { params: { id: horseId } }, { everyVisit: true });
}
