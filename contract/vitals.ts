import { z } from 'zod';
import { call } from './call.ts';

/** Rows of `web/shell/page-table.ts`, which takes no other, and the pages beside it. An address has ids; these have none. */
export const PAGE_KEYS = [
  '/',
  'landing',
  'not found',
  '/checkout/:id',
  '/round',
  '/stable',
  '/stable/yard',
  '/horses/:id',
  '/horses/:id/birth',
  '/horses/:id/studs',
  '/horses/:id/trophies',
  '/horses/:id/body',
  '/horses/:id/pedigree',
  '/horses/:id/children',
  '/horses/:id/history',
  '/shows',
  '/horses/:id/foal-book',
  '/horses/:id/keepsakes',
  '/shows/enter/:id',
  '/created-shows',
  '/stud-requests',
  '/players/:id',
  '/players/:id/horses',
  '/players/:id/album',
  '/market',
  '/market/store',
  '/market/rescue-horses',
  '/shop',
  '/marketplace',
  '/my-shop',
  '/find',
  '/find/:category',
  '/guild-work',
  '/mail',
  '/goldsmith',
  '/news',
  '/more',
  '/account',
  '/account/waiting',
  '/account/safety',
  '/admin',
  '/lab',
  '/lab/lesson',
  '/leaderboards',
  '/economy',
  '/shows/:id',
  '/h/:id',
  '/h/:id/certificate',
  '/gate',
  '/k/:id',
  '/breeds',
  '/breeds/:id',
  '/forgot',
  '/reset-password',
  '/confirm-email',
  '/keep-email',
  '/cancel-waiting',
  '/arrive',
  '/help',
  '/faq',
  '/about',
  '/terms',
  '/privacy',
  '/contact',
] as const;

export type PageKey = (typeof PAGE_KEYS)[number];

/** Longer visits than this are those of a computer that slept. */
const LONGEST_MS = 600_000;

const Page = z.enum(PAGE_KEYS);

/** Names of the `web-vitals` package. LCP and INP are milliseconds, CLS a share of the window. */
const Figure = z.strictObject({
  metric: z.enum(['LCP', 'INP', 'CLS']),
  value: z.number().min(0).max(LONGEST_MS),
  rating: z.enum(['good', 'needs-improvement', 'poor']),
  page: Page,
  navigation: z.enum(['navigate', 'reload', 'back-forward', 'back-forward-cache', 'prerender', 'restore']),
});

/** Without its message, which may contain what a player wrote. */
const PageError = z.strictObject({
  /** `TypeError`. */
  name: z.string().max(60),
  page: Page,
  /** File, line and column in the built game: `home-B1x_a.js:1:2345`. */
  location: z
    .string()
    .regex(/^[\w-]{1,80}\.js:\d{1,6}:\d{1,7}$/)
    .nullable(),
});

export const sendVitals = call({
  method: 'POST',
  path: '/api/vitals',
  access: 'visitor',
  summary: 'Count how fast a page was in this browser, and the errors of its scripts, without saying whose',
  body: z.strictObject({
    figures: z.array(Figure).max(6),
    errors: z.array(PageError).max(5),
  }),
  /** False if the browser sends Do Not Track. */
  reply: z.object({ counted: z.boolean() }),
  refusals: {},
});
