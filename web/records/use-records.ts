import type { ReplyOf } from '../api/call.ts';
import { usePages, useRead } from '../api/read.ts';

export type HorseCard = ReplyOf<'GET /api/horses/:id/card'>;
export type LinearProfile = ReplyOf<'GET /api/horses/:id/linear-profile'>;
export type Pedigree = ReplyOf<'GET /api/horses/:id/pedigree'>;
export type Child = ReplyOf<'GET /api/horses/:id/children'>[number];
export type HorseEvent = ReplyOf<'GET /api/horses/:id/history'>[number];
/** `life`: all but shows; `owners`: only changes of owner. */
export type History = 'all' | 'shows' | 'life' | 'owners';

/** Others' horses change without notice. */
const REFETCH_ON_MOUNT = { refetchOnMount: true } as const;

export function useCard(id: string) {
  return useRead('GET /api/horses/:id/card', { params: { id } }, REFETCH_ON_MOUNT);
}

export function useLinearProfile(id: string) {
  return useRead('GET /api/horses/:id/linear-profile', { params: { id } }, REFETCH_ON_MOUNT);
}

export function usePedigree(id: string) {
  return useRead('GET /api/horses/:id/pedigree', { params: { id } }, REFETCH_ON_MOUNT);
}

export function useChildren(id: string) {
  return usePages('GET /api/horses/:id/children', { params: { id }, query: {} }, REFETCH_ON_MOUNT);
}

export function useHistory(id: string, of: History) {
  return usePages('GET /api/horses/:id/history', { params: { id }, query: { of } }, REFETCH_ON_MOUNT);
}
