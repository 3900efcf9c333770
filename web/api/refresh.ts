import { partialMatchKey, type Query, type QueryKey } from '@tanstack/react-query';
import { CallRefused } from './call-refused.ts';
import type { Change, Topic } from './live/live-event.ts';
import { queryClient } from './read.ts';
import { staleBy } from './stale-by-topic.ts';

const GATHER_MS = 50;
/** Duplicate reports arrive within seconds. */
const MOST_KNOWN = 200;

export const EVERYTHING: QueryKey = [];

let staleKeys: QueryKey[] = [];
let pending: Promise<void> | undefined;
/** By change id. */
const refreshes = new Map<string, Promise<void>>();

/** Refetches queries on the page now, others when needed. Resolves once the data is there. */
export function refresh(keys: readonly QueryKey[]): Promise<void> {
  staleKeys.push(...keys);
  pending ??= new Promise<void>((resolve) => setTimeout(resolve, GATHER_MS)).then(() => {
    const stale = staleKeys;
    staleKeys = [];
    pending = undefined;
    return invalidate(
      // Refetching a refused query would make its page flicker.
      ({ queryKey, state }) => !isRefusal(state.error) && stale.some((key) => partialMatchKey(queryKey, key)),
    );
  });
  return pending;
}

/**
 * The library refetches only what is on the page and has data. Other fetches in progress would count as fresh although
 * their answer may be older than the change, so they are invalidated again once they end. So are lists that fetch a
 * further page: refetched at once, they would lose the page that the player requested.
 */
async function invalidate(isStale: (query: Query) => boolean): Promise<void> {
  const overtaken = queryClient
    .getQueryCache()
    .findAll({ predicate: isStale, fetchStatus: 'fetching' })
    .filter((query) => query.state.data === undefined || !query.isActive() || fetchesMore(query));
  await Promise.all([
    queryClient.invalidateQueries({ predicate: (query) => isStale(query) && !fetchesMore(query) }),
    ...overtaken.map(async ({ promise, queryKey }) => {
      await promise?.catch(() => undefined);
      await queryClient.invalidateQueries({ queryKey, exact: true });
    }),
  ]);
}

const fetchesMore = ({ state: { fetchStatus, fetchMeta } }: Query) =>
  fetchStatus === 'fetching' && fetchMeta?.fetchMore !== undefined;

export const refreshTopics = (topics: readonly Topic[]): Promise<void> => refresh(staleBy(topics));

/** Refreshes once even if reply and stream both report the change. */
export async function refreshAfter({ topics, ids }: Change): Promise<void> {
  const known = ids.flatMap((id) => refreshes.get(id) ?? []);
  if (ids.length > 0 && known.length === ids.length) {
    await Promise.all(known);
    return;
  }
  if (topics.length === 0) return;
  const refreshed = refreshTopics(topics);
  for (const id of ids) refreshes.set(id, refreshed);
  for (const id of refreshes.keys()) {
    if (refreshes.size <= MOST_KNOWN) break;
    refreshes.delete(id);
  }
  await refreshed;
}

const isRefusal = (error: unknown) =>
  error instanceof CallRefused && error.status >= 400 && error.status < 500;
