import type { ReplyOf } from '../api/call.ts';
import { useAllPages, useRead } from '../api/read.ts';

export type BreedingState = ReplyOf<'GET /api/horses/:id/breeding'>;
export type FoalAhead = ReplyOf<'GET /api/breeding/preview'>;
export type OwnHorse = ReplyOf<'GET /api/horses'>[number];

/** Age, feed and rest change while nobody looks. */
const EVERY_VISIT = { everyVisit: true } as const;

/** How breeding stands with one own horse. */
export function useBreeding(id: string, { enabled = true }: { readonly enabled?: boolean } = {}) {
  return useRead('GET /api/horses/:id/breeding', { params: { id } }, { ...EVERY_VISIT, enabled });
}

export function useFoalAhead(mareId: string, stallionId: string) {
  const query = { mare_id: mareId, stallion_id: stallionId };
  return useRead('GET /api/breeding/preview', { query }, EVERY_VISIT);
}

/** Coins of whoever is signed in. */
export function usePurse() {
  return useRead('GET /api/auth/me', {});
}

/** All horses of the stable, to the last page. */
export function useWholeStable() {
  return useAllPages('GET /api/horses', {});
}
