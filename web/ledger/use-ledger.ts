import type { ReplyOf } from '../api/call.ts';
import { usePages, useRead } from '../api/read.ts';

export type Transaction = ReplyOf<'GET /api/transactions'>[number];
export type Summary = ReplyOf<'GET /api/transactions/summary'>;

/** Prizes arrive between visits. */
const EVERY_VISIT = { everyVisit: true } as const;

export function useTransactions() {
  return usePages('GET /api/transactions', {}, EVERY_VISIT);
}

export function useSummary() {
  return useRead('GET /api/transactions/summary', {}, EVERY_VISIT);
}

export function useBalances(days: number) {
  return useRead('GET /api/transactions/balance', { query: { days } }, EVERY_VISIT);
}
