import type { ReplyOf } from '../api/call.ts';
import { usePages, useRead } from '../api/read.ts';

export type HorseCard = ReplyOf<'GET /api/horses/:id/card'>;
export type Pedigree = ReplyOf<'GET /api/horses/:id/pedigree'>;
export type Child = ReplyOf<'GET /api/horses/:id/children'>[number];
export type HorseEvent = ReplyOf<'GET /api/horses/:id/history'>[number];
/** `life`: all but shows; `owners`: only changes of owner. */
export type History = 'all' | 'shows' | 'life' | 'owners';

/** Others' horses change without notice. */
const EVERY_VISIT = { everyVisit: true } as const;

export function useCard(id: string) {
  return useRead('GET /api/horses/:id/card', { params: { id } }, EVERY_VISIT);
}

export function usePedigree(id: string) {
  return useRead('GET /api/horses/:id/pedigree', { params: { id } }, EVERY_VISIT);
}

export function useChildren(id: string) {
  return usePages('GET /api/horses/:id/children', { params: { id }, query: {} }, EVERY_VISIT);
}

export function useHistory(id: string, of: History) {
  return usePages('GET /api/horses/:id/history', { params: { id }, query: { of } }, EVERY_VISIT);
}
