import { anna, type RefusalCases } from '../testing/refusal-case.ts';

const NOTHING = {
  collect: true,
  feeding: null,
  treating: null,
  vet: [],
  movingDown: [],
  nearingDown: [],
  entries: [],
  training: [],
  leftOut: [],
};

export const ROUND_REFUSALS: RefusalCases = {
  'POST /api/round 409 ROUND_MEANWHILE': anna.sends({ body: { ...NOTHING, rounds: 3 } }),
};
