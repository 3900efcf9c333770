import { useAct } from '../api/act.ts';
import { sentenceOf } from '../api/call-refused.ts';
import { keyOf, useRead } from '../api/read.ts';
import { showToast } from '../ui/toasts.ts';

export const SALARY_KEYS = [keyOf('GET /api/goldsmith/salary')];

export function useSalary() {
  return useRead('GET /api/goldsmith/salary', {}, { everyVisit: true });
}

export function useCollectSalary() {
  return useAct('POST /api/goldsmith/salary', {
    changes: () => [...SALARY_KEYS, keyOf('GET /api/transactions'), keyOf('GET /api/auth/me')],
    onDone: ({ message, xpEarned }) =>
      showToast({ title: 'Salary collected', description: `${message} +${xpEarned} XP.` }),
    onRefused: (error) =>
      showToast({
        title: 'Error',
        description: sentenceOf(error, 'Failed to collect your salary'),
        variant: 'destructive',
      }),
  });
}
