import { usePages } from '../../api/read.ts';
import type { Show } from '../use-shows.ts';

export const CREATED_SHOWS = '/created-shows';

/** Upcoming by date, finished newest first. */
export function useCreatedShows(status: Show['status']) {
  const query = { status, createdBy: 'me' as const };
  return usePages('GET /api/shows', { query }, { refetchOnMount: true });
}
