import type { ReplyOf } from '../api/call.ts';
import { useRead } from '../api/read.ts';

export type PublicHorse = ReplyOf<'GET /api/public/horses/:id'>;
export type PublicStable = ReplyOf<'GET /api/public/players/:id'>;

const REFETCH_ON_MOUNT = { refetchOnMount: true } as const;

/** Players also see horses of private stables. */
export function usePublicHorse(id: string, signedIn: boolean) {
  const input = { params: { id } };
  const visitors = useRead('GET /api/public/horses/:id', input, { ...REFETCH_ON_MOUNT, enabled: !signedIn });
  const players = useRead('GET /api/horses/:id/public-page', input, {
    ...REFETCH_ON_MOUNT,
    enabled: signedIn,
  });
  return signedIn ? players : visitors;
}

export function usePublicStable(id: string) {
  return useRead('GET /api/public/players/:id', { params: { id } }, REFETCH_ON_MOUNT);
}
