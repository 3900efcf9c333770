import { NOWHERE, type RefusalCases, type Stage } from '../testing/refusal-case.ts';

/** Records may be read of every horse there is. */
export const RECORD_REFUSALS: RefusalCases = Object.fromEntries(
  ['card', 'pedigree', 'children', 'history'].map((record) => [
    `GET /api/horses/:id/${record} 404 HORSE_NOT_FOUND`,
    ['There is no such horse.', async ({ anna }: Stage) => ({ by: anna, sent: { params: { id: NOWHERE } } })],
  ]),
);
