import type { ReplyOf } from '../api/call.ts';
import { useRead } from '../api/read.ts';

export type Economy = ReplyOf<'GET /api/economy'>;
export type Period = Economy['today'];
export type Wealth = NonNullable<Economy['wealth']>;

/** Other players change it. */
const REFETCH_ON_MOUNT = { refetchOnMount: true } as const;

export function useEconomy() {
  return useRead('GET /api/economy', {}, REFETCH_ON_MOUNT);
}

export function usePurseIndex() {
  return useRead('GET /api/shows/purse-index', {}, REFETCH_ON_MOUNT);
}
