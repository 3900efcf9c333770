import { usePages } from '../../api/read.ts';
import type { Show } from '../use-shows.ts';

/** The page that lists them. */
export const CREATED_SHOWS = '/created-shows';

/** Shows that the player created: those that wait by date, those that have run the latest first. */
export function useCreatedShows(status: Show['status']) {
  const query = { status, created_by: 'me' as const };
  return usePages('GET /api/shows', { query }, { everyVisit: true });
}
