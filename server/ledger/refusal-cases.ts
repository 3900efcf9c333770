import type { RefusalCases } from '../testing/refusal-case.ts';

export const LEDGER_REFUSALS: RefusalCases = {
  'POST /api/goldsmith/salary 409 SALARY_COLLECTED': [
    "You have collected today's salary. The next one waits from midnight UTC.",
    async ({ anna }) => {
      await anna.call('POST /api/goldsmith/salary');
      return { by: anna, sent: {} };
    },
  ],
};
