import { NOWHERE } from '../testing/bad-values.ts';
import { anna, type RefusalCases } from '../testing/refusal-case.ts';

const nothing = { params: { id: NOWHERE } };

export const PUBLIC_PAGE_REFUSALS: RefusalCases = {
  'GET /api/public/horses/:id 404 HORSE_NOT_FOUND': anna.sendsSignedOut(nothing),
  'GET /api/horses/:id/public-page 404 HORSE_NOT_FOUND': anna.sends(nothing),
  'GET /api/public/players/:id 404 PLAYER_NOT_FOUND': anna.sendsSignedOut(nothing),
};
