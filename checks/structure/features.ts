/**
 * The features of the game, each to the right of those that it may use. Folder names, the linter's import rules and
 * `npm run structure` all follow this list.
 */
export const FEATURES = [
  'accounts',
  'ledger',
  'players',
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
  'market',
  'guild-work',
  'leaderboards',
  'first-steps',
  'today',
] as const;

export type Feature = (typeof FEATURES)[number];

/** What else lies in these folders: machinery below the features, and what brings features together above them. */
export const OTHER_FOLDERS = {
  game: [],
  contract: [],
  server: ['db', 'http', 'clock', 'live', 'audit', 'backup', 'testing'],
  web: [
    'api',
    'ui',
    'portrait',
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

export function isFeature(name: string): name is Feature {
  return (FEATURES as readonly string[]).includes(name);
}
