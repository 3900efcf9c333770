import type { ReplyOf } from '../api/call.ts';
import { useAllPages, useRead } from '../api/read.ts';

export type BreedingState = ReplyOf<'GET /api/horses/:id/breeding'>;
export type FoalAhead = ReplyOf<'GET /api/breeding/preview'>;
export type OwnHorse = ReplyOf<'GET /api/horses'>[number];

/** Age, feed and rest change with time. */
const REFETCH_ON_MOUNT = { refetchOnMount: true } as const;

export function useBreeding(id: string, { enabled = true }: { readonly enabled?: boolean } = {}) {
  return useRead('GET /api/horses/:id/breeding', { params: { id } }, { ...REFETCH_ON_MOUNT, enabled });
}

export function useFoalAhead(mareId: string, stallionId: string) {
  const query = { mareId, stallionId };
  return useRead('GET /api/breeding/preview', { query }, REFETCH_ON_MOUNT);
}

/** Undefined while unknown. */
export function useIsHealthTested(horseId: string): boolean | undefined {
  const { data } = useRead('GET /api/horses/:id/health', { params: { id: horseId } });
  return data && data.copies !== null;
}

export function useBalance() {
  return useRead('GET /api/auth/me', {});
}

export function useWholeStable() {
  return useAllPages('GET /api/horses', {});
}
