import type { ReplyOf } from '../api/call.ts';
import { usePages, useRead } from '../api/read.ts';
import type { FindSearch } from './find-address.ts';

export type FoundPlayer = ReplyOf<'GET /api/search/players'>[number];
export type FoundHorse = ReplyOf<'GET /api/search/horses'>[number];
export type FoundTack = ReplyOf<'GET /api/search/tack'>[number];
export type FoundShop = ReplyOf<'GET /api/search/shops'>[number];
export type WorldCounts = ReplyOf<'GET /api/search/counts'>;

/** Others buy, sell and join without notice. */
const REFETCH_ON_MOUNT = { refetchOnMount: true } as const;

/** The server refuses invalid filters. */
const inputOf = ({ filters }: FindSearch, limit?: number) => ({
  query: { ...filters, ...(limit !== undefined && { limit }) } as object,
});
const when = ({ hasSearched }: FindSearch) => ({ ...REFETCH_ON_MOUNT, enabled: hasSearched });

export const useFoundPlayers = (search: FindSearch, limit?: number) =>
  usePages('GET /api/search/players', inputOf(search, limit), when(search));
export const useFoundHorses = (search: FindSearch, limit?: number) =>
  usePages('GET /api/search/horses', inputOf(search, limit), when(search));
export const useFoundTack = (search: FindSearch) =>
  usePages('GET /api/search/tack', inputOf(search), when(search));
export const useFoundShops = (search: FindSearch) =>
  usePages('GET /api/search/shops', inputOf(search), when(search));

export function useWorldCounts() {
  return useRead('GET /api/search/counts', {}, REFETCH_ON_MOUNT);
}

/** The highest-level horses of the world. */
export function useBestHorses(limit: number) {
  return useRead('GET /api/search/horses', { query: { limit } }, REFETCH_ON_MOUNT);
}

/** In no particular order. */
export function useHorsesById(ids: readonly string[]) {
  return useRead(
    'GET /api/search/horses',
    { query: { ids: ids.join() } },
    { ...REFETCH_ON_MOUNT, enabled: ids.length > 0 },
  );
}
