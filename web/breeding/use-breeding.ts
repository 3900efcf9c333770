import type { ReplyOf } from '../api/call.ts';
import { keyOf, useAllPages, useRead } from '../api/read.ts';

export type BreedingState = ReplyOf<'GET /api/horses/:id/breeding'>;
export type FoalAhead = ReplyOf<'GET /api/breeding/preview'>;
export type OwnHorse = ReplyOf<'GET /api/horses'>[number];

/** What is read anew when requests, studs or covers change; how breeding stands with a horse lies under the horses. */
export const STUD_KEYS = [
  ['api', 'stud-requests'],
  ['api', 'breeding'],
];

/** What placing a stallion at stud, or taking him from it, changes. */
export const BRED_KEYS = [...STUD_KEYS, keyOf('GET /api/horses')];

/** What paying for a cover, or a request for one, changes. */
export const PAID_KEYS = [...BRED_KEYS, keyOf('GET /api/auth/me'), keyOf('GET /api/transactions')];

/** Age, feed and rest change with time. */
const EVERY_VISIT = { everyVisit: true } as const;

/** Breeding state of an own horse. */
export function useBreeding(id: string, { enabled = true }: { readonly enabled?: boolean } = {}) {
  return useRead('GET /api/horses/:id/breeding', { params: { id } }, { ...EVERY_VISIT, enabled });
}

export function useFoalAhead(mareId: string, stallionId: string) {
  const query = { mare_id: mareId, stallion_id: stallionId };
  return useRead('GET /api/breeding/preview', { query }, EVERY_VISIT);
}

export function usePurse() {
  return useRead('GET /api/auth/me', {});
}

export function useWholeStable() {
  return useAllPages('GET /api/horses', {});
}
