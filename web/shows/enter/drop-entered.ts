import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import { keyOf, queryClient } from '../../api/read.ts';
import type { Show } from '../use-shows.ts';

type ShowPages = InfiniteData<{ readonly items: readonly Show[] }>;

/** Removes entered shows from all cached lists. Restarts fetches in progress, which would bring them back. */
export async function dropEntered(horseId: string, showIds: readonly string[]): Promise<void> {
  const lists = {
    queryKey: keyOf('GET /api/shows'),
    predicate: ({ queryKey }: { readonly queryKey: QueryKey }) => isListFor(queryKey, horseId),
  };
  const beingRead = new Set(queryClient.getQueryCache().findAll({ ...lists, fetchStatus: 'fetching' }));
  await queryClient.cancelQueries(lists);
  queryClient.setQueriesData<ShowPages>(
    lists,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.filter(({ id }) => !showIds.includes(id)),
        })),
      },
  );
  if (beingRead.size > 0) void queryClient.refetchQueries({ predicate: (query) => beingRead.has(query) });
}

function isListFor([, , search, kind]: QueryKey, horseId: string): boolean {
  return (
    kind === 'pages' && typeof search === 'string' && new URLSearchParams(search).get('horse_id') === horseId
  );
}
