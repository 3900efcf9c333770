import type { ReplyOf } from '../api/call.ts';
import { usePages, useRead } from '../api/read.ts';

export type Horse = ReplyOf<'GET /api/horses'>[number];

/** The server sends no events for these changes. */
const REFETCH_ON_MOUNT = { refetchOnMount: true } as const;

export function useHorses() {
  return usePages('GET /api/horses', {}, REFETCH_ON_MOUNT);
}

export function useHorse(id: string, { enabled = true }: { readonly enabled?: boolean } = {}) {
  return useRead('GET /api/horses/:id', { params: { id } }, { ...REFETCH_ON_MOUNT, enabled });
}

export function useShowStats(id: string) {
  return useRead('GET /api/horses/:id/show-stats', { params: { id } }, REFETCH_ON_MOUNT);
}
