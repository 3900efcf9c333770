/**
 * Each feature may use those before it. Folder names, the linter's import rules and `npm run structure` follow this
 * list.
 */
export const FEATURES = [
  'outgoing-mail',
  'portraits',
  'accounts',
  'devices',
  'kindness',
  'ledger',
  'players',
  'economy',
  'profile',
  'premium',
  'horses',
  'lab',
  'inventory',
  'tack',
  'care',
  'breeding',
  'shows',
  'records',
  'stables',
  'open-pages',
  'market',
  'trade',
  'search',
  'guild-work',
  'magic',
  'cosmetics',
  'leaderboards',
  'trophies',
  'mail',
  'chat',
  'first-steps',
  'news',
  'moments',
  'push',
  'today',
  'round',
  'contact',
  'own-data',
  'desk',
] as const;

export type Feature = (typeof FEATURES)[number];

/** Folders below the features, and those above that combine them. */
export const OTHER_FOLDERS = {
  game: [],
  contract: [],
  server: ['db', 'picture-store', 'http', 'clock', 'live', 'audit', 'archive', 'backup', 'testing'],
  web: [
    'api',
    'ui',
    'portrait',
    'cards',
    'paddock',
    'calendar',
    'landing',
    'help',
    'pages',
    'shell',
    'gallery',
    'assets',
    'public',
  ],
} as const;
