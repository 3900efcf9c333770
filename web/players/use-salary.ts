import { useAct } from '../api/act.ts';
import { useRead } from '../api/read.ts';
import { inDigits } from '../ui/coins.tsx';
import { showToast } from '../ui/toasts.ts';

export function useSalary() {
  return useRead('GET /api/goldsmith/salary', {}, { refetchOnMount: true });
}

export function useCollectSalary() {
  return useAct('POST /api/goldsmith/salary', {
    onDone: ({ message, xpEarned }) =>
      showToast({ title: 'Salary collected', description: `${message} +${inDigits(xpEarned)} XP.` }),
    failure: { title: 'Error', text: 'Failed to collect your salary' },
  });
}
