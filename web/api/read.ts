import {
  infiniteQueryOptions,
  QueryClient,
  useInfiniteQuery,
  useQuery,
  type QueryKey,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { isBreak } from './call-refused.ts';
import {
  addressOf,
  call,
  callPage,
  type InputArgs,
  type InputOf,
  type PagedRoute,
  type ReadRoute,
  type ReplyOf,
} from './call.ts';

/** Data stays fresh until a change is reported (docs/rules/screens.md#refetching). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // By default, offline calls pause instead of failing.
      networkMode: 'always',
    },
  },
});

/** `['api', 'horses', id, '?limit=1']`: a path's key is a prefix of all keys below it. */
export function keyOf<R extends ReadRoute>(route: R, ...[input]: InputArgs<R>): QueryKey {
  const [path = '', search] = addressOf(route, input).slice(1).split('?');
  return search === undefined ? path.split('/') : [...path.split('/'), `?${search}`];
}

export interface ReadOptions<Data> {
  /** Refetches on mount: for data that others change. */
  readonly refetchOnMount?: boolean;
  /** Milliseconds; false for none. */
  readonly refetchInterval?: RefetchInterval<Data>;
  readonly enabled?: boolean;
}

const RETRY_AFTER_BREAK_MS = 5_000;

type RefetchInterval<Data> = number | false | ((data: Data | undefined) => number | false);

/** Milliseconds. */
export function refetchIntervalAfter<Data>(
  refetchInterval: RefetchInterval<Data>,
  data: Data | undefined,
  error: unknown,
): number | false {
  if (isBreak(error)) return RETRY_AFTER_BREAK_MS;
  return typeof refetchInterval === 'function' ? refetchInterval(data) : refetchInterval;
}

const JUST_NOW_MS = 5_000;

const onVisit = ({ state }: { readonly state: { readonly dataUpdatedAt: number } }) =>
  Date.now() - state.dataUpdatedAt < JUST_NOW_MS ? true : ('always' as const);

export function useRead<R extends ReadRoute>(
  route: R,
  input: InputOf<R>,
  { refetchOnMount = false, refetchInterval = false, enabled = true }: ReadOptions<ReplyOf<R>> = {},
): UseQueryResult<ReplyOf<R>> {
  const args = [input] as unknown as InputArgs<R>;
  return useQuery({
    queryKey: keyOf(route, ...args),
    queryFn: () => call(route, ...args),
    enabled,
    ...(refetchOnMount && { refetchOnMount: onVisit }),
    refetchInterval: ({ state }) => refetchIntervalAfter(refetchInterval, state.data, state.error),
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

/** Rendering the list retries a failure. */
export function readPagesAhead<R extends PagedRoute & ReadRoute>(route: R, input: InputOf<R>): void {
  void queryClient.prefetchInfiniteQuery(pagesOf(route, input));
}

export function usePages<R extends PagedRoute & ReadRoute>(
  route: R,
  input: InputOf<R>,
  { refetchOnMount = false, refetchInterval = false, enabled = true }: ReadOptions<ReplyOf<R>> = {},
) {
  const pages = useInfiniteQuery({
    ...pagesOf(route, input),
    enabled,
    ...(refetchOnMount && { refetchOnMount: onVisit }),
    refetchInterval: ({ state }) =>
      refetchIntervalAfter(refetchInterval, state.data && rowsOf(state.data.pages), state.error),
  });
  return { ...pages, data: pages.data && rowsOf(pages.data.pages) };
}

export function useAllPages<R extends PagedRoute & ReadRoute>(
  route: R,
  input: InputOf<R>,
  options?: ReadOptions<ReplyOf<R>>,
) {
  const pages = usePages(route, input, options);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  useEffect(() => {
    // A failed page waits for the player's retry.
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return pages;
}

function rowsOf<List>(pages: readonly { readonly items: List }[]): List {
  return pages.flatMap(({ items }) => items as unknown[]) as List;
}
