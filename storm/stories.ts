/* Calls in sequence; others may happen in between. */

/** The bot signs in from a device new to its account. */
export const A_NEW_DEVICE = 'a new device';
/** The bot switches to its previous device. */
export const THE_OTHER_DEVICE = 'the other device';

/** The bot makes the least granted call while the vet works for half a minute. */
export const MEANWHILE = 'meanwhile';

/** Stories that players begin most often. */
export const DAILY: readonly (readonly string[])[] = [
  ['GET /api/store/offers', 'POST /api/store/purchase'],
  ['POST /api/inventory/buy-feed', 'GET /api/inventory/feed', 'GET /api/horses', 'POST /api/horses/feed'],
  ['GET /api/horses', 'POST /api/horses/:id/use-feed', 'POST /api/train/:id'],
  ['GET /api/shows', 'POST /api/shows/:id/enter', 'GET /api/shows/my-entries'],
  ['GET /api/shows', 'POST /api/shows/:id/enter', 'GET /api/users/search'],
  ['POST /api/goldsmith/salary'],
  ['GET /api/marketplace/listings', 'POST /api/marketplace/buy'],
  ['GET /api/tack/my-tack', 'POST /api/market/sell-horse'],
  ['POST /api/horses/:id/request-vet'],
  ['GET /api/stud-requests', 'POST /api/stud-requests/:id/accept'],
  ['GET /api/first-steps', 'POST /api/first-steps/:id/collect'],
  ['GET /api/round', 'POST /api/round'],
  ['POST /api/messages'],
];

/** Makes the bot's horses fed and checked by the vet, which takes half a minute. */
const READY_TO_BREED = [
  'GET /api/horses',
  'POST /api/horses/request-vet',
  'GET /api/inventory/feed',
  'POST /api/horses/feed',
  'GET /api/vet/my-requests',
  'GET /api/horses/:id/mates',
  'GET /api/horses',
] as const;
const REQUESTS_A_STUD = ['GET /api/horses/:id/mates', 'POST /api/studs/:id/requests'] as const;

/**
 * Every player begins these first, until somebody completes the last call, so that even a storm of a few hundred steps
 * reaches breeding and trade. The vet takes half a minute, so the bot does other things in between.
 */
export const OPENINGS: readonly (readonly string[])[] = [
  [
    'GET /api/horses',
    'POST /api/horses/request-vet',
    'GET /api/inventory/feed',
    'POST /api/horses/feed',
    'PUT /api/horses/:id/style',
    'POST /api/messages',
    'GET /api/marketplace/listings',
    'POST /api/marketplace/buy',
    'GET /api/horses',
    'GET /api/horses/:id/mates',
    'POST /api/breeding/cover',
  ],
  ['GET /api/horses', 'POST /api/market/sell-horse'],
  ['GET /api/marketplace/listings', 'POST /api/marketplace/buy'],
  ['GET /api/horses', 'PUT /api/horses/:id/style'],
  ['GET /api/auth/me', 'POST /api/messages'],
  [
    'POST /api/inventory/buy-feed',
    'GET /api/inventory/feed',
    A_NEW_DEVICE,
    'POST /api/market/sell-inventory',
    THE_OTHER_DEVICE,
  ],
];

export const STORIES: readonly (readonly string[])[] = [
  [
    ...READY_TO_BREED,
    'GET /api/breeding/preview',
    'POST /api/breeding/cover',
    'GET /api/horses/:id/breeding',
  ],
  [
    ...READY_TO_BREED,
    'PUT /api/horses/:id/stud',
    'GET /api/stud-requests',
    'POST /api/stud-requests/:id/accept',
  ],
  [
    ...READY_TO_BREED,
    'PUT /api/horses/:id/stud',
    'GET /api/stud-requests',
    'POST /api/stud-requests/:id/decline',
  ],
  [...READY_TO_BREED, ...REQUESTS_A_STUD, 'POST /api/stud-requests/:id/withdraw', 'GET /api/stud-requests'],
  ['PUT /api/horses/:id/stud', 'GET /api/horses', 'DELETE /api/horses/:id/stud'],
  ['GET /api/horses', 'GET /api/horses/:id/birth', 'POST /api/payments/use-free-insight'],
  ['GET /api/horses', 'POST /api/horses/:id/put-back', 'PUT /api/horses/:id/style'],
  ['POST /api/tack/buy-store', 'GET /api/tack/my-tack', 'POST /api/market/sell-tack'],
  [
    'GET /api/tack/my-tack',
    'POST /api/horses/:id/equip-tack/:tackId',
    'POST /api/horses/:id/unequip-tack/:tackId',
  ],
  ['POST /api/materials/buy', 'POST /api/materials/buy', 'POST /api/materials/buy', 'POST /api/tack/craft'],
  [
    'POST /api/market/sell-horse',
    'GET /api/horses',
    'PATCH /api/market/listings/:id',
    'DELETE /api/market/listings/:id',
  ],
  ['GET /api/marketplace/listings', 'GET /api/marketplace/listings/:id', 'POST /api/marketplace/buy'],
  ['GET /api/market/rescue-horses', 'POST /api/market/buy-rescue-horse'],
  ['POST /api/inventory/buy-treats', 'GET /api/inventory/treats', 'POST /api/horses/:id/use-treat'],
  ['GET /api/inventory/feed', 'GET /api/horses', 'POST /api/horses/feed', 'POST /api/market/sell-inventory'],
  [
    'POST /api/horses/bring-in',
    'GET /api/horses',
    'GET /api/inventory/feed',
    'POST /api/horses/feed',
    'GET /api/horses',
    'GET /api/shows/next',
    'POST /api/shows/enter-each',
    'GET /api/shows',
    'POST /api/shows/:id/enter',
    'POST /api/train/:id',
  ],
  ['PUT /api/blocked-players/:id', 'GET /api/blocked-players', 'DELETE /api/blocked-players/:id'],
  ['GET /api/shows/my-entries', 'POST /api/first-steps/score-sheet', 'POST /api/moments/seen'],
  ['POST /api/shows/create', 'GET /api/shows', 'POST /api/shows/bulk-enter', 'POST /api/shows/:id/enter'],
  ['GET /api/stable/boxes', 'POST /api/stable/boxes', 'PUT /api/horses/:id/box'],
  [
    'POST /api/subscription/create',
    'GET /api/practice/checkouts/:id',
    'POST /api/practice/checkouts/:id/finish',
    'GET /api/shows',
    'POST /api/shows/bulk-enter',
    'POST /api/subscription/cancel',
    'POST /api/subscription/resume',
    'POST /api/practice/happenings',
  ],
  [
    'POST /api/payments/genetic-insight',
    'POST /api/practice/intents/:id/confirm',
    'GET /api/horses/:id/genetics',
  ],
  [
    'POST /api/messages',
    'GET /api/messages/inbox',
    'GET /api/messages/:id',
    'PATCH /api/messages/:id/read',
    'DELETE /api/messages/:id',
  ],
  ['POST /api/chat/messages', 'GET /api/chat/messages', 'POST /api/chat/mark-read'],
  ['POST /api/profile-picture/upload', 'PUT /api/profile-picture/uploads/:id', 'PUT /api/profile-picture'],
  ['PUT /api/push', 'GET /api/push', 'DELETE /api/push/:id'],
  ['PATCH /api/user/bio', 'POST /api/reports'],
  ['PATCH /api/account/email', 'GET /api/account', 'POST /api/account/email/cancel'],
  [
    'PATCH /api/account/email',
    'GET /api/account',
    'POST /api/account/confirm-email',
    'POST /api/account/undo-email',
  ],
  ['POST /api/auth/forgot-password', 'GET /api/horses', 'GET /api/shows', 'POST /api/auth/reset-password'],
  ['POST /api/account/two-factor/begin', 'POST /api/account/two-factor/turn-on'],
  ['POST /api/account/two-factor/recovery-codes', 'POST /api/account/two-factor/turn-off'],
  [
    'POST /api/account/access-tokens',
    'GET /api/account/access-tokens',
    'DELETE /api/account/access-tokens/:id',
  ],
  ['GET /api/account/export', 'POST /api/account/export'],
  ['POST /api/account/deletion', 'POST /api/account/deletion/cancel'],
  [
    'POST /api/devices/code',
    'POST /api/inventory/buy-feed',
    'GET /api/inventory/feed',
    A_NEW_DEVICE,
    'POST /api/market/sell-inventory',
    'PUT /api/horses/:id/stud',
    'GET /api/waiting-calls',
    'POST /api/waiting-calls/:id/cancel',
    'POST /api/devices/enter-code',
  ],
  [
    'GET /api/horses',
    A_NEW_DEVICE,
    'POST /api/market/sell-horse',
    THE_OTHER_DEVICE,
    'GET /api/devices',
    'POST /api/devices/:id/notice',
    'POST /api/devices/:id/sign-out',
  ],
  [
    'POST /api/inventory/buy-feed',
    'GET /api/inventory/feed',
    A_NEW_DEVICE,
    'POST /api/market/sell-inventory',
    'GET /api/waiting-calls',
    'POST /api/waiting-calls/cancel-by-link',
    THE_OTHER_DEVICE,
    'POST /api/devices/sign-out-others',
  ],
];

/** Once a call is granted to a bot, the others begin its least granted story. */
export const THEN: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'PUT /api/horses/:id/stud': [
    ['GET /api/horses', ...REQUESTS_A_STUD, 'GET /api/stud-requests'],
    ['GET /api/horses', ...REQUESTS_A_STUD, 'POST /api/stud-requests/:id/withdraw'],
  ],
  'POST /api/studs/:id/requests': [
    ['GET /api/stud-requests', 'POST /api/stud-requests/:id/accept'],
    ['GET /api/stud-requests', 'POST /api/stud-requests/:id/decline'],
  ],
  'POST /api/market/sell-horse': [['GET /api/marketplace/listings', 'POST /api/marketplace/buy']],
  'POST /api/messages': [
    ['GET /api/messages/inbox', 'GET /api/messages/:id', 'PATCH /api/messages/:id/read'],
  ],
};

export const OF_OPERATORS: readonly (readonly string[])[] = [
  ['GET /api/admin', 'GET /api/admin/cases', 'GET /api/admin/cases/:id', 'POST /api/admin/cases/:id/decide'],
  ['GET /api/admin/decisions', 'POST /api/admin/decisions/:id/undo', 'GET /api/admin/spending'],
  [
    'PUT /api/admin/words',
    'GET /api/admin/words',
    'DELETE /api/admin/words/:word',
    'PUT /api/admin/slow-mode',
  ],
  ['POST /api/contact', 'GET /api/admin/contact', 'PUT /api/admin/contact/:id'],
];
