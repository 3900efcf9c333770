import { infiniteQueryOptions, QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { QueryKey, UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isBreak } from './call-refused.ts';
import { addressOf, call, callPage } from './call.ts';
import type { InputArgs, InputOf, PagedRoute, ReadRoute, ReplyOf } from './call.ts';

/** What was read stays as it is until something says that it changed (docs/rules/screens.md#reading-again). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // Without a network a call fails in words; it is not held back in silence.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * The segments of the path, then the query: `['api', 'horses', id, 'entries', 'status=pending']`. The key of a
 * path is thereby the beginning of the keys of everything below it.
 */
export function keyOf<R extends ReadRoute>(route: R, ...[input]: InputArgs<R>): QueryKey {
  const [path = '', search] = addressOf(route, input).slice(1).split('?');
  return search === undefined ? path.split('/') : [...path.split('/'), `?${search}`];
}

export interface ReadOptions<Data> {
  /** Reads anew on every visit, showing what it has meanwhile: for what changes without this player's doing. */
  readonly everyVisit?: boolean;
  /** Milliseconds until it is read again by itself; false for never. */
  readonly again?: Again<Data>;
  readonly enabled?: boolean;
}

/** During an outage of the server, what is on the page is read again this often until it is there. */
const AGAIN_AFTER_BREAK_MS = 5_000;

type Again<Data> = number | false | ((data: Data | undefined) => number | false);

/** When to read again by itself what was read or refused last. */
export function againIn<Data>(again: Again<Data>, data: Data | undefined, error: unknown): number | false {
  if (isBreak(error)) return AGAIN_AFTER_BREAK_MS;
  return typeof again === 'function' ? again(data) : again;
}

/** What was read so lately is as good as read now. */
const JUST_NOW_MS = 5_000;

/** On every visit, but for what has just been read ahead of it; what is known to be old always is. */
const onVisit = ({ state }: { readonly state: { readonly dataUpdatedAt: number } }) =>
  Date.now() - state.dataUpdatedAt < JUST_NOW_MS ? true : ('always' as const);

/** Reads a call of the contract into the cache. */
export function useRead<R extends ReadRoute>(
  route: R,
  input: InputOf<R>,
  { everyVisit = false, again = false, enabled = true }: ReadOptions<ReplyOf<R>> = {},
): UseQueryResult<ReplyOf<R>> {
  const args = [input] as unknown as InputArgs<R>;
  return useQuery({
    queryKey: keyOf(route, ...args),
    queryFn: () => call(route, ...args),
    enabled,
    ...(everyVisit && { refetchOnMount: onVisit }),
    refetchInterval: ({ state }) => againIn(again, state.data, state.error),
  });
}

function pagesOf<R extends PagedRoute & ReadRoute>(route: R, input: InputOf<R>) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(route, ...([input] as unknown as InputArgs<R>)), 'pages'],
    queryFn: ({ pageParam }) => callPage(route, input, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** Reads the first page of a list before what will draw it is there. If it fails, drawing it tries again. */
export function readPagesAhead<R extends PagedRoute & ReadRoute>(route: R, input: InputOf<R>): void {
  void queryClient.prefetchInfiniteQuery(pagesOf(route, input));
}

/** Reads a paged call of the contract, a page at a time. */
export function usePages<R extends PagedRoute & ReadRoute>(
  route: R,
  input: InputOf<R>,
  { everyVisit = false, again = false, enabled = true }: ReadOptions<ReplyOf<R>> = {},
) {
  const pages = useInfiniteQuery({
    ...pagesOf(route, input),
    enabled,
    ...(everyVisit && { refetchOnMount: onVisit }),
    refetchInterval: ({ state }) => againIn(again, state.data && rowsOf(state.data.pages), state.error),
  });
  return { ...pages, data: pages.data && rowsOf(pages.data.pages) };
}

/** Reads a paged call of the contract to its last page, by itself. */
export function useAllPages<R extends PagedRoute & ReadRoute>(
  route: R,
  input: InputOf<R>,
  options?: ReadOptions<ReplyOf<R>>,
) {
  const pages = usePages(route, input, options);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  useEffect(() => {
    // What has failed once waits until somebody asks for it again.
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return pages;
}

/** Every page's rows in one list. */
function rowsOf<List>(pages: readonly { readonly items: List }[]): List {
  return pages.flatMap(({ items }) => items as unknown[]) as List;
}
