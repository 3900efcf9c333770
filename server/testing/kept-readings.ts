import { OTHER_ACCOUNT_DOINGS } from './account-doings.ts';
import type { Topic } from '../../contract/live.ts';
import type { Route } from './app/test-app.ts';

/** What browsers cache, by the topic that invalidates it; `any`: every topic. */
export const KEPT: Readonly<Record<Topic | 'any', readonly Route[]>> = {
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
    'GET /api/horses/:id/birth',
    'GET /api/horses/:id/mates',
    'GET /api/horses/:id/card',
    'GET /api/horses/:id/pedigree',
    'GET /api/horses/:id/children',
    'GET /api/horses/:id/history',
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
  kindness: ['GET /api/kindness', 'GET /api/blocked-players'],
  mail: ['GET /api/messages/inbox', 'GET /api/messages/sent', 'GET /api/messages/unread-count'],
  store: ['GET /api/store/horses'],
  chat: ['GET /api/chat/messages'],
  chat_read: ['GET /api/chat/has-new'],
  news: [],
  album: ['GET /api/album/wish'],
  round: [],
  moments: [],
  any: [
    'GET /api/frame',
    'GET /api/round',
    'GET /api/first-steps',
    'GET /api/news',
    'GET /api/news/since-last-visit',
    'GET /api/news/reading',
    'GET /api/moments',
  ],
};

export const KEPT_PART: Readonly<Partial<Record<Route, object>>> = {
  'GET /api/shows': { query: { created_by: 'me' } },
};

/** Shared by all players, or fetched on every opening. */
export const NOT_KEPT: readonly string[] = [
  'GET /api/account/export',
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
  'GET /api/horses/:id/open-page',
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
  'GET /api/desk',
  'GET /api/desk/cases',
  'GET /api/desk/cases/:id',
  'GET /api/desk/decisions',
  'GET /api/desk/words',
  'GET /api/desk/contact',
  'GET /api/desk/spending',
  'GET /api/users/search',
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
  'PUT /api/desk/words',
  'DELETE /api/desk/words/:word',
  'PUT /api/desk/slow-mode',
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/logout',
  ...OTHER_ACCOUNT_DOINGS,
  'PUT /api/desk/contact/:id',
  'POST /api/contact',
  'POST /api/profile-picture/upload',
  'PUT /api/profile-picture/uploads/:id',
  'POST /api/genetics/describe',
  'POST /api/genetics/predict',
  // The stream carries the message (server/chat/chat-live.test.ts).
  'POST /api/chat/messages',
  'POST /api/user/activity',
  // Shows itself only; the device that enters it is told.
  'POST /api/devices/code',
];
