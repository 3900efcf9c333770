import type { ReplyOf } from '../api/call.ts';
import { usePages, useRead } from '../api/read.ts';

export type Horse = ReplyOf<'GET /api/horses'>[number];

/** The server sends no events for these changes. */
const EVERY_VISIT = { everyVisit: true } as const;

export function useHorses() {
  return usePages('GET /api/horses', {}, EVERY_VISIT);
}

export function useHorse(id: string, { enabled = true }: { readonly enabled?: boolean } = {}) {
  return useRead('GET /api/horses/:id', { params: { id } }, { ...EVERY_VISIT, enabled });
}

export function useShowStats(id: string) {
  return useRead('GET /api/horses/:id/show-stats', { params: { id } }, EVERY_VISIT);
}
