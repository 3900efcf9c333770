import type { RefusalCases, RefusalScene, RefusedRequest } from '../testing/refusal-case.ts';

const nobody = async ({ anna }: RefusalScene): Promise<RefusedRequest> => ({
  by: anna,
  sent: { params: { id: '00000000-0000-7000-8000-000000000000' } },
});

export const STABLE_REFUSALS: RefusalCases = {
  'GET /api/players/:id 404 PLAYER_NOT_FOUND': nobody,
  'GET /api/players/:id/horses 404 PLAYER_NOT_FOUND': nobody,
};
