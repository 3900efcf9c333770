import { MOST_ENTERED_AT_ONCE } from '../../../game/shows/entering/entry-limits.ts';
import type { ReplyOf } from '../../api/call.ts';
import { useRead } from '../../api/read.ts';

export type NextShows = ReplyOf<'GET /api/shows/next'>;
export type NextShow = NextShows['next'][number];

export function useNextShows(
  horseIds: readonly string[],
  { enabled = true }: { readonly enabled?: boolean } = {},
) {
  const query = { horseIds: horseIds.slice(0, MOST_ENTERED_AT_ONCE).join() };
  return useRead('GET /api/shows/next', { query }, { refetchOnMount: true, enabled });
}
