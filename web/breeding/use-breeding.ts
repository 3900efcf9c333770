import type { ReplyOf } from '../api/call.ts';
import { useAllPages, useRead } from '../api/read.ts';

export type BreedingState = ReplyOf<'GET /api/horses/:id/breeding'>;
export type FoalAhead = ReplyOf<'GET /api/breeding/preview'>;
export type OwnHorse = ReplyOf<'GET /api/horses'>[number];

/** Age, feed and rest change with time. */
const EVERY_VISIT = { everyVisit: true } as const;

export function useBreeding(id: string, { enabled = true }: { readonly enabled?: boolean } = {}) {
  return useRead('GET /api/horses/:id/breeding', { params: { id } }, { ...EVERY_VISIT, enabled });
}

export function useFoalAhead(mareId: string, stallionId: string) {
  const query = { mare_id: mareId, stallion_id: stallionId };
  return useRead('GET /api/breeding/preview', { query }, EVERY_VISIT);
}

export function useBalance() {
  return useRead('GET /api/auth/me', {});
}

export function useWholeStable() {
  return useAllPages('GET /api/horses', {});
}
