import { NOWHERE } from '../testing/bad-values.ts';
import type { RefusalCases } from '../testing/refusal-case.ts';

export const MOMENT_REFUSALS: RefusalCases = {
  'POST /api/moments/seen 404 MOMENT_NOT_FOUND': async ({ anna }) => ({
    by: anna,
    sent: { body: { entryId: NOWHERE } },
  }),
};
