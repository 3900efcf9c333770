import { NOWHERE } from '../testing/bad-values.ts';
import { anna, type RefusalCases } from '../testing/refusal-case.ts';

export const MOMENT_REFUSALS: RefusalCases = {
  'POST /api/moments/seen 404 MOMENT_NOT_FOUND': anna.sends({ body: { entryId: NOWHERE } }),
};
