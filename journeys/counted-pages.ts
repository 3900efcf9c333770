/** Addresses whose calls are counted, for a player with a horse. In parts, for journeys run beside each other. */
export const COUNTED_PAGES: readonly (readonly string[])[] = [
  ['/', '/stable', '/stable/yard', '/market', '/market?buy=horse', '/marketplace', '/leaderboards'],
  ['/horses/:id', '/shows/enter/:id', '/goldsmith', '/guild-work', '/my-shop', '/lab'],
  [
    '/economy',
    '/news',
    '/round',
    '/created-shows',
    '/stud-requests',
    '/horses/:id/studs',
    '/horses/:id/body',
    '/horses/:id/pedigree',
    '/horses/:id/history',
  ],
];
