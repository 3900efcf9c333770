import type { ReplyOf } from '../api/call.ts';
import { useRead } from '../api/read.ts';

export type OpenHorse = ReplyOf<'GET /api/open/horses/:id'>;
export type OpenStable = ReplyOf<'GET /api/open/players/:id'>;

const EVERY_VISIT = { everyVisit: true } as const;

/** Players also see horses of private stables. */
export function useOpenHorse(id: string, signedIn: boolean) {
  const input = { params: { id } };
  const visitors = useRead('GET /api/open/horses/:id', input, { ...EVERY_VISIT, enabled: !signedIn });
  const players = useRead('GET /api/horses/:id/open-page', input, { ...EVERY_VISIT, enabled: signedIn });
  return signedIn ? players : visitors;
}

export function useOpenStable(id: string) {
  return useRead('GET /api/open/players/:id', { params: { id } }, EVERY_VISIT);
}
