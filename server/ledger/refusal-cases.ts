import type { RefusalCases } from '../testing/refusal-case.ts';

export const LEDGER_REFUSALS: RefusalCases = {
  'POST /api/goldsmith/salary 409 SALARY_COLLECTED': async ({ anna }) => {
    await anna.call('POST /api/goldsmith/salary');
    return { by: anna, sent: {} };
  },
};
