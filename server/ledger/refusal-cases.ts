import { anna, type RefusalCases } from '../testing/refusal-case.ts';

const COLLECT = 'POST /api/goldsmith/salary';

export const LEDGER_REFUSALS: RefusalCases = {
  [`${COLLECT} 409 SALARY_COLLECTED`]: anna.after(({ by }) => by.call(COLLECT)).sends(),
};
