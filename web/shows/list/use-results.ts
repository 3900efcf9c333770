import { usePages, useRead } from '../../api/read.ts';

const LATEST = 10;

export function useCompletedEntries(horseId: string) {
  const input = { params: { id: horseId }, query: { status: 'completed' as const } };
  return usePages('GET /api/horses/:id/entries', input, { refetchOnMount: true });
}

export function useLatestResults(horseId: string) {
  const input = { params: { id: horseId }, query: { status: 'completed' as const, limit: LATEST } };
  return useRead('GET /api/horses/:id/entries', input, { refetchOnMount: true });
}

export function useEntryCounts(horseId: string) {
  return useRead('GET /api/horses/:id/show-stats', { params: { id: horseId } }, { refetchOnMount: true });
}
