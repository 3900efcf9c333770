import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import { keyOf, queryClient } from '../api/read.ts';
import type { Show } from './use-shows.ts';

type ShowPages = InfiniteData<{ readonly items: readonly Show[] }>;

/** Takes shows that a horse was just entered in out of every list that was read for it, without reading them again. */
export function dropEntered(horseId: string, showIds: readonly string[]): void {
  queryClient.setQueriesData<ShowPages>(
    { queryKey: keyOf('GET /api/shows'), predicate: ({ queryKey }) => isListFor(queryKey, horseId) },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.filter(({ id }) => !showIds.includes(id)),
        })),
      },
  );
}

function isListFor([, , search, kind]: QueryKey, horseId: string): boolean {
  return (
    kind === 'pages' && typeof search === 'string' && new URLSearchParams(search).get('horse_id') === horseId
  );
}
