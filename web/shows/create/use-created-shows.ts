import { usePages } from '../../api/read.ts';
import type { Show } from '../use-shows.ts';

export const CREATED_SHOWS = '/created-shows';

/** Upcoming shows by date, finished ones newest first. */
export function useCreatedShows(status: Show['status']) {
  const query = { status, created_by: 'me' as const };
  return usePages('GET /api/shows', { query }, { everyVisit: true });
}
