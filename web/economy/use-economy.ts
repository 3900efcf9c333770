import type { ReplyOf } from '../api/call.ts';
import { useRead } from '../api/read.ts';

export type Economy = ReplyOf<'GET /api/economy'>;
export type Period = Economy['today'];
export type Wealth = NonNullable<Economy['wealth']>;

/** Other players change it. */
const EVERY_VISIT = { everyVisit: true } as const;

export function useEconomy() {
  return useRead('GET /api/economy', {}, EVERY_VISIT);
}

export function usePurseIndex() {
  return useRead('GET /api/shows/purse-index', {}, EVERY_VISIT);
}
