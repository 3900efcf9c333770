import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkByParts } from './checks/chunks.ts';
import { inlineScript, preloadWhatLacks } from './checks/preloads.ts';
import { hashOfScenes } from './checks/scene-sources.ts';
import { limitSceneSizes } from './checks/scene-sizes.ts';

/** Modules that `/` and the stable load at first, by part. Those of `later` follow once the page has settled. */
const PARTS = {
  'web/pages/landing.tsx': 'landing',
  'web/shell/player-shell.tsx': 'shell',
  'web/pages/home/home.tsx': 'home',
  'web/portrait/own-stall.tsx': 'stalls',
  'web/shell/keep-sign.tsx': 'newcomer',
  'web/pages/guide/guide-strip.tsx': 'newcomer',
  'web/pages/home/next-card.tsx': 'newcomer',
  'web/pages/home/home-below.tsx': 'below',
  'web/pages/home/home-further.tsx': 'further',
  'web/pages/stable.tsx': 'stable',
  'web/shell/other-pages.tsx': 'stable',
  'web/today/tasks.tsx': 'stable',
  'web/premium/ads/ad-content.tsx': 'stable',
  'web/shell/live.tsx': 'later',
  'web/shell/chat-part.tsx': 'later',
  'web/shell/keep-once.tsx': 'later',
  'web/moments/host.tsx': 'later',
  'web/pages/home/hero-behind.tsx': 'later',
  'web/premium/premium-check.tsx': 'later',
  'web/ui/toaster/radix-toaster.tsx': 'later',
  'web/ui/tooltips.tsx': 'later',
} as const;

const SHELL = 'web/shell/player-shell.tsx';
const OTHER_PAGES = 'web/shell/other-pages.tsx';
/** A player's tasks and the advertisement, on every page but Home. */
const BESIDE_PAGES = ['web/today/tasks.tsx', 'web/premium/ads/ad-content.tsx'];
const PAGES = [SHELL, OTHER_PAGES, ...BESIDE_PAGES];
/** Needed once the player has changed something, or others have. */
const AFTER_ACTS = [
  'web/api/after-act.ts',
  'web/api/refresh.ts',
  'web/api/stale-by-topic.ts',
  'web/api/announce-waiting.ts',
  'web/ui/open-dialogs.ts',
];

const preloads = preloadWhatLacks();

/** `web/ui/lucide-icon.ts` needs only the name and the shapes of an icon. */
const ICON = /\/lucide-react\/dist\/esm\/icons\/.+\.mjs$/;
const UNUSED_ICON_DATA = /,\s*(?:key: "\w+"|size: \d+|aliases: \[[^\]]*\])/g;
const slimIcons: Plugin = {
  name: 'fetlock:slim-icons',
  transform: (code, id) =>
    ICON.test(id) ? { code: code.replaceAll(UNUSED_ICON_DATA, ''), map: null } : undefined,
};

/** Code that paints rooms, yards and shows alike, and their addresses. The worker itself has the code for land. */
const THINGS =
  /\/web\/paddock\/(?:pixels\/(?:shapes|path|laid|straw|glow)|settings\/(?:shade|bales)|in-air|season-rows|further-places)\.ts$/;

export default defineConfig({
  root: 'web',
  // Scenes that another version painted are painted anew (web/paddock/scene-store.ts).
  define: { PAINTER_VERSION: JSON.stringify(hashOfScenes()) },
  resolve: {
    alias: [
      // React has what this package brings to React 17.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      // What the library draws icons with is nine times as large.
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: `${import.meta.dirname}/web/ui/lucide-icon.ts`,
      },
      // Changes go through `useAct`; the query client needs only an empty cache of mutations.
      { find: /^\.\/mutationCache\.js$/, replacement: `${import.meta.dirname}/web/api/mutation-cache.ts` },
    ],
  },
  plugins: [
    react(),
    tailwindcss(),
    slimIcons,
    preloads.plugin,
    // For a player or a visitor, by address; `-pages` serves all other addresses.
    inlineScript('/early.js', {
      'data-player-home': [SHELL, 'web/pages/home/home.tsx'],
      'data-player-stable': [...PAGES, 'web/pages/stable.tsx'],
      'data-player-market': [...PAGES, 'web/pages/market/market.tsx'],
      'data-player-guild-work': [...PAGES, 'web/pages/guild-work.tsx'],
      'data-player-pages': PAGES,
      'data-visitor-home': ['web/pages/landing.tsx'],
      'data-visitor-pages': [OTHER_PAGES],
    }),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The content security policy forbids `data:` fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: preloads.options,
    rolldownOptions: {
      // Warns of plugins in builds of few seconds.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'start', tags: ['$initial'], priority: 1 },
            {
              name: chunkByParts(import.meta.dirname, PARTS, {
                'beside-pages': BESIDE_PAGES,
                'for-stable-more': [OTHER_PAGES, ...AFTER_ACTS],
              }),
              debugName: 'parts',
            },
          ],
        },
      },
    },
  },
  // Workers load what they need by dynamic imports.
  worker: {
    format: 'es',
    plugins: () => [limitSceneSizes()],
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'things', test: THINGS }],
        },
      },
    },
  },
  server: {
    // Calls of the contract, but not modules in web/api/, which share the prefix.
    proxy: {
      '^/api/(?!.*\\.tsx?(?:\\?|$))': process.env.API_URL ?? 'http://127.0.0.1:3000',
      '/portraits': process.env.API_URL ?? 'http://127.0.0.1:3000',
      '/uploads': process.env.API_URL ?? 'http://127.0.0.1:3000',
    },
  },
});
