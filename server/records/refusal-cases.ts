import { NOWHERE } from '../testing/bad-values.ts';
import { anna, type RefusalCases } from '../testing/refusal-case.ts';

/** Every horse's records are public; unknown horses have none. */
export const RECORD_REFUSALS: RefusalCases = Object.fromEntries(
  ['card', 'linear-profile', 'pedigree', 'children', 'history'].map((record) => [
    `GET /api/horses/:id/${record} 404 HORSE_NOT_FOUND`,
    ['There is no such horse.', anna.sends({ params: { id: NOWHERE } })],
  ]),
);
