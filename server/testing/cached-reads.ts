import type { Topic } from '../../contract/live.ts';
import { DEFAULT_PLAN } from '../../game/round/round-plan.ts';
import { OTHER_ACCOUNT_DOINGS } from './account-doings.ts';
import type { Route, TestPlayer } from './app/test-app.ts';

export type CachedTopic = Topic | 'any';

/** What browsers cache, by the topic that invalidates it; `any`: every topic. */
export const CACHED_READS: Readonly<Record<CachedTopic, readonly Route[]>> = {
  user: [
    'GET /api/auth/me',
    'GET /api/user',
    'GET /api/account',
    'GET /api/account/access-tokens',
    'GET /api/payments',
  ],
  horses: [
    'GET /api/horses',
    'GET /api/horses/:id',
    'GET /api/horses/:id/show-stats',
    'GET /api/horses/:id/breeding',
    'GET /api/horses/:id/genetics',
    'GET /api/horses/:id/health',
    'GET /api/horses/:id/birth',
    'GET /api/horses/:id/mates',
    'GET /api/horses/:id/card',
    'GET /api/horses/:id/pedigree',
    'GET /api/horses/:id/children',
    'GET /api/horses/:id/history',
    'GET /api/horses/:id/foal-book',
    'GET /api/horses/:id/linear-profile',
    'GET /api/horses/:id/keepsakes',
    'GET /api/stable/boxes',
  ],
  entries: ['GET /api/shows/my-entries', 'GET /api/users/me/quota', 'GET /api/horses/:id/entries'],
  shows: ['GET /api/shows'],
  transactions: ['GET /api/transactions', 'GET /api/transactions/summary', 'GET /api/transactions/balance'],
  salary: ['GET /api/goldsmith/salary'],
  inventory: ['GET /api/inventory/feed', 'GET /api/inventory/treats', 'GET /api/materials'],
  tack: ['GET /api/tack', 'GET /api/tack/my-tack'],
  studs: ['GET /api/stud-requests'],
  vet: ['GET /api/vet/my-requests'],
  devices: ['GET /api/devices', 'GET /api/waiting-calls'],
  moderation: ['GET /api/moderation', 'GET /api/blocked-players'],
  mail: ['GET /api/messages/inbox', 'GET /api/messages/sent', 'GET /api/messages/unread-count'],
  store: ['GET /api/store/horses'],
  chat: ['GET /api/chat/messages'],
  chat_read: ['GET /api/chat/has-new'],
  news: [],
  album: ['GET /api/album/wish'],
  round: [],
  moments: [],
  any: [
    'GET /api/shell',
    'GET /api/round',
    'GET /api/round/preview',
    'GET /api/first-steps',
    'GET /api/guide',
    'GET /api/news',
    'GET /api/news/since-last-visit',
    'GET /api/news/state',
    'GET /api/moments',
  ],
};

export const TOPICS = Object.keys(CACHED_READS) as readonly CachedTopic[];

const CACHED_INPUTS: Readonly<Partial<Record<Route, object>>> = {
  'GET /api/shows': { query: { createdBy: 'me' } },
  'GET /api/round/preview': { query: { plan: JSON.stringify(DEFAULT_PLAN) } },
};

/** What `player` would cache of the topic; what is about one horse, for each of `horses`. */
export async function readTopic(
  player: TestPlayer,
  topic: CachedTopic,
  horses: readonly string[],
): Promise<string> {
  const bodies = [];
  for (const route of CACHED_READS[topic]) {
    for (const id of route.includes('/:id') ? horses : horses.slice(0, 1))
      bodies.push((await player.call(route, { params: { id }, ...CACHED_INPUTS[route] })).body);
  }
  return JSON.stringify(bodies);
}

/** Shared by all players, or fetched on every opening. */
export const UNCACHED_READS: readonly string[] = [
  'GET /api/account/export',
  'GET /api/sheets/horses',
  'GET /api/sheets/results',
  'GET /api/sheets/ledger',
  'GET /api/realms',
  'GET /api/live',
  'GET /api/advertisements',
  'GET /api/payments/way',
  'GET /api/practice/checkouts/:id',
  'GET /api/chat/online-count',
  'GET /api/shows/count',
  'GET /api/shows/:id/followed',
  'GET /api/push',
  'GET /api/shows/next',
  'GET /api/breeding/preview',
  'GET /api/horses/:id/public-page',
  'GET /api/players/:id',
  'GET /api/players/:id/horses',
  'GET /api/players/:id/album',
  'GET /api/horses/:id/trophies',
  'GET /api/market/rescue-horses',
  'GET /api/market/rescue-horses/count',
  'GET /api/marketplace/listings',
  'GET /api/marketplace/listings/:id',
  'GET /api/marketplace/prices',
  'GET /api/marketplace/counts',
  'GET /api/marketplace/my-sales',
  'GET /api/store/offers',
  'GET /api/search/players',
  'GET /api/search/horses',
  'GET /api/search/tack',
  'GET /api/search/shops',
  'GET /api/search/counts',
  'GET /api/admin',
  'GET /api/admin/cases',
  'GET /api/admin/cases/:id',
  'GET /api/admin/decisions',
  'GET /api/admin/words',
  'GET /api/admin/contact',
  'GET /api/admin/spending',
  'GET /api/admin/newcomers',
  'GET /api/users/search',
  'GET /api/gate/own',
  // Below the path of the lists, and named by the topic of mail.
  'GET /api/messages/:id',
];

/** Calls that change no cached data, or end the session. */
export const OTHER_DOINGS: readonly string[] = [
  'POST /api/reports',
  // Their pages read them at each visit.
  'PUT /api/shows/:id/followed',
  'PUT /api/push',
  'DELETE /api/push/:id',
  'PUT /api/admin/words',
  'DELETE /api/admin/words/:word',
  'PUT /api/admin/slow-mode',
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/guest',
  'POST /api/guest/keep',
  'POST /api/auth/logout',
  'POST /api/realms/:slug/go',
  'POST /api/auth/arrive',
  ...OTHER_ACCOUNT_DOINGS,
  'PUT /api/admin/contact/:id',
  'POST /api/contact',
  'POST /api/profile-picture/upload',
  'PUT /api/profile-picture/uploads/:id',
  'POST /api/genetics/describe',
  'POST /api/genetics/predict',
  'POST /api/vitals',
  // The stream carries the message (server/chat/chat-live.test.ts).
  'POST /api/chat/messages',
  'POST /api/user/activity',
  // Shows itself only; the device that enters it is notified.
  'POST /api/devices/code',
];
