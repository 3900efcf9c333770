import type { RefusalCases, RefusalScene, RefusedRequest } from '../testing/refusal-case.ts';

const nothing = { params: { id: '00000000-0000-7000-8000-000000000000' } };
const byVisitor = async (): Promise<RefusedRequest> => ({ sent: nothing });
const byAnna = async ({ anna }: RefusalScene): Promise<RefusedRequest> => ({ by: anna, sent: nothing });

export const OPEN_PAGE_REFUSALS: RefusalCases = {
  'GET /api/public/horses/:id 404 HORSE_NOT_FOUND': byVisitor,
  'GET /api/horses/:id/public-page 404 HORSE_NOT_FOUND': byAnna,
  'GET /api/public/players/:id 404 PLAYER_NOT_FOUND': byVisitor,
};
