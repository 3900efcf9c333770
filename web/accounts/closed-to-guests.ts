import type { PageKey } from '../../contract/vitals.ts';

/** Pages of what guests may not do (`contract/guests.ts`). In their place a guest reads what keeping the horse opens. */
export const CLOSED_TO_GUESTS = [
  '/round',
  '/horses/:id/birth',
  '/horses/:id/studs',
  '/horses/:id/pedigree',
  '/horses/:id/children',
  '/horses/:id/history',
  '/created-shows',
  '/stud-requests',
  '/players/:id',
  '/players/:id/horses',
  '/market/store',
  '/market/rescue-horses',
  '/shop',
  '/marketplace',
  '/my-shop',
  '/find',
  '/find/:category',
  '/mail',
  '/goldsmith',
  '/news',
  '/account',
  '/account/waiting',
  '/account/safety',
] as const satisfies readonly PageKey[];

export type ClosedPage = (typeof CLOSED_TO_GUESTS)[number];

export const isClosedToGuests = (path: PageKey | (string & {})): path is ClosedPage =>
  (CLOSED_TO_GUESTS as readonly string[]).includes(path);
