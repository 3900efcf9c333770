import { aStallion } from './builders/breeding.ts';
import { NOWHERE, type RefusalCases } from './refusal-case.ts';

type Case = [name: string, RefusalCases[string]];

const cases: Case[] = [
  [
    'GET /api/horses/:id/mates 409 NOT_A_MARE',
    [
      'Comet is no mare.',
      async ({ app, anna }) => ({ by: anna, sent: { params: { id: await aStallion(app, anna) } } }),
    ],
  ],
  [
    'GET /api/horses/:id/birth 404 HORSE_NOT_FOUND',
    ['There is no such horse.', async ({ anna }) => ({ by: anna, sent: { params: { id: NOWHERE } } })],
  ],
  [
    'GET /api/horses/:id/birth 404 NOT_BRED',
    [
      'Juniper came from the store: nobody bred it.',
      async ({ anna, juniper }) => ({ by: anna, sent: { params: { id: juniper } } }),
    ],
  ],
];

/** Every refusal of whoever looks for mates, or into a birth. */
export const MATE_REFUSALS: RefusalCases = Object.fromEntries(cases);
