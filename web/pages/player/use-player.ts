import type { ReplyOf } from '../../api/call.ts';
import { useAllPages, usePages, useRead } from '../../api/read.ts';

export type PlayerPage = ReplyOf<'GET /api/players/:id'>;
export type StableHorse = ReplyOf<'GET /api/players/:id/horses'>[number];
export type WhoseHorses = 'owned' | 'bred';

/** Other players' data changes without notice. */
const REFETCH_ON_MOUNT = { refetchOnMount: true } as const;

export function usePlayer(id: string) {
  return useRead('GET /api/players/:id', { params: { id } }, REFETCH_ON_MOUNT);
}

export function usePlayerHorses(id: string, of: WhoseHorses) {
  return usePages('GET /api/players/:id/horses', { params: { id }, query: { of } }, REFETCH_ON_MOUNT);
}

export function useAllPlayerHorses(id: string) {
  return useAllPages(
    'GET /api/players/:id/horses',
    { params: { id }, query: { of: 'owned' } },
    REFETCH_ON_MOUNT,
  );
}
