import { useAct } from '../api/act.ts';
import type { ReplyOf } from '../api/call.ts';
import { usePages, useRead } from '../api/read.ts';
import { showToast } from '../ui/toasts.ts';

export type Transaction = ReplyOf<'GET /api/transactions'>[number];
export type Summary = ReplyOf<'GET /api/transactions/summary'>;

/** Prizes come in while nobody looks. */
const EVERY_VISIT = { everyVisit: true } as const;

export function useTransactions() {
  return usePages('GET /api/transactions', {}, EVERY_VISIT);
}

export function useSummary() {
  return useRead('GET /api/transactions/summary', {}, EVERY_VISIT);
}

/** What was left at the end of each of the last days on which coins moved. */
export function useBalances(days: number) {
  return useRead('GET /api/transactions/balance', { query: { days } }, EVERY_VISIT);
}

export function useSalary() {
  return useRead('GET /api/goldsmith/salary', {}, EVERY_VISIT);
}

export function useCollectSalary() {
  return useAct('POST /api/goldsmith/salary', {
    onDone: ({ message, xpEarned }) =>
      showToast({ title: 'Salary collected', description: `${message} +${xpEarned} XP.` }),
    failure: { title: 'Error', text: 'Failed to collect your salary' },
  });
}
