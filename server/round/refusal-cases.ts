import type { RefusalCases } from '../testing/refusal-case.ts';

export const ROUND_REFUSALS: RefusalCases = {
  'POST /api/round 409 ROUND_MEANWHILE': async ({ anna }) => {
    const body = {
      collect: true,
      feeding: null,
      treating: null,
      vet: [],
      entries: [],
      training: [],
      leftOut: [],
    };
    return { by: anna, sent: { body: { ...body, rounds: 3 } } };
  },
};
