import { NOWHERE } from '../testing/bad-values.ts';
import type { RefusalCases } from '../testing/refusal-case.ts';

export const TROPHY_REFUSALS: RefusalCases = {
  'GET /api/horses/:id/trophies 404 HORSE_NOT_FOUND': async ({ anna }) => ({
    by: anna,
    sent: { params: { id: NOWHERE } },
  }),
  'GET /api/players/:id/album 404 PLAYER_NOT_FOUND': async ({ anna }) => ({
    by: anna,
    sent: { params: { id: NOWHERE } },
  }),
};
