import type { ReplyOf } from '../api/call.ts';
import { useRead } from '../api/read.ts';

export type Quota = ReplyOf<'GET /api/users/me/quota'>;

export function useQuota() {
  return useRead('GET /api/users/me/quota', {}, { refetchOnMount: true });
}

/** The limit is more than can be pending. */
const ALL_PENDING = { query: { status: 'pending', limit: 100 } } as const;

export function useMyPending() {
  return useRead('GET /api/shows/my-entries', ALL_PENDING, { refetchOnMount: true });
}
