import { NOWHERE } from '../testing/bad-values.ts';
import { anna, type RefusalCases } from '../testing/refusal-case.ts';

export const TROPHY_REFUSALS: RefusalCases = {
  'GET /api/horses/:id/trophies 404 HORSE_NOT_FOUND': anna.sends({ params: { id: NOWHERE } }),
  'GET /api/players/:id/album 404 PLAYER_NOT_FOUND': anna.sends({ params: { id: NOWHERE } }),
};
