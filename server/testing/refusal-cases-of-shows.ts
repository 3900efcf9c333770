import { NOWHERE, type RefusalCases } from './refusal-case.ts';

/** Visitors may read every show there is. */
export const SHOW_REFUSALS: RefusalCases = Object.fromEntries(
  ['', '/results', '/entries'].map((part) => [
    `GET /api/shows/:id${part} 404 SHOW_NOT_FOUND`,
    ['There is no such show.', () => Promise.resolve({ sent: { params: { id: NOWHERE } } })],
  ]),
);
