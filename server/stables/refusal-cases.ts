import { NOWHERE } from '../testing/bad-values.ts';
import { anna, type RefusalCases } from '../testing/refusal-case.ts';

const nobody = anna.sends({ params: { id: NOWHERE } });

export const STABLE_REFUSALS: RefusalCases = {
  'GET /api/players/:id 404 PLAYER_NOT_FOUND': nobody,
  'GET /api/players/:id/horses 404 PLAYER_NOT_FOUND': nobody,
};
