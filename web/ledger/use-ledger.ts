import type { ReplyOf } from '../api/call.ts';
import { usePages, useRead } from '../api/read.ts';

export type Transaction = ReplyOf<'GET /api/transactions'>[number];
export type Summary = ReplyOf<'GET /api/transactions/summary'>;

/** Prizes arrive between visits. */
const REFETCH_ON_MOUNT = { refetchOnMount: true } as const;

export function useTransactions() {
  return usePages('GET /api/transactions', {}, REFETCH_ON_MOUNT);
}

export function useSummary() {
  return useRead('GET /api/transactions/summary', {}, REFETCH_ON_MOUNT);
}

export function useBalances(days: number) {
  return useRead('GET /api/transactions/balance', { query: { days } }, REFETCH_ON_MOUNT);
}
