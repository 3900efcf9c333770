import { existsSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

type ModuleTest = (id: string) => boolean;

const ROOT = import.meta.dirname;

/** Matches files, and folders (paths ending in a slash). A missing path fails the build. */
function modules(...paths: readonly string[]): ModuleTest {
  for (const path of paths)
    if (!existsSync(join(ROOT, path))) throw new Error(`vite.config.ts names ${path}`);
  const [folders, files] = [true, false].map((isFolder) =>
    paths.filter((path) => path.endsWith('/') === isFolder).map((path) => `${ROOT}/${path}`),
  );
  return (id) => {
    const [file = ''] = id.split('?');
    return files?.includes(file) || folders?.some((folder) => file.startsWith(folder)) || false;
  };
}

const packages = (...names: readonly string[]): ModuleTest =>
  modules(...names.map((name) => `node_modules/${name}/`));

const icons = (...names: readonly string[]): ModuleTest =>
  modules(...names.map((name) => `node_modules/lucide-react/dist/esm/icons/${name}.mjs`));

const anyOf =
  (...tests: readonly ModuleTest[]): ModuleTest =>
  (id) =>
    tests.some((test) => test(id));

const without =
  (all: ModuleTest, except: ModuleTest): ModuleTest =>
  (id) =>
    all(id) && !except(id);

/** Loaded after the page. */
const DIALOGS = anyOf(
  modules(
    'web/ui/dialog.tsx',
    'web/ui/outcomes.tsx',
    'web/ui/forms/choices.tsx',
    'web/ui/toaster/radix-toaster.tsx',
  ),
  packages(
    '@radix-ui',
    'radix-ui',
    'react-remove-scroll',
    'react-remove-scroll-bar',
    'react-style-singleton',
    'aria-hidden',
    'use-sidecar',
    'use-callback-ref',
    'get-nonce',
    'tslib',
  ),
);

/** A new player's first page has none. */
const LISTS = anyOf(
  modules(
    'web/ui/table.tsx',
    'web/ui/loading/show-more.tsx',
    'web/ui/own-icons.tsx',
    'web/ui/forms/checkbox.tsx',
    'web/ui/forms/search-button.tsx',
    'web/shows/discipline-mark.tsx',
  ),
  icons('eye', 'minus', 'route', 'trees', 'trophy'),
);

/** Feed, vet and tack; the stable needs them only in dialogs. */
const CARE = without(
  modules(
    'web/care/',
    'web/tack/',
    'web/ui/buy-dialog.tsx',
    'game/care/treats.ts',
    'game/care/vet.ts',
    'game/tack/',
  ),
  modules('web/tack/crafting/'),
);

/** The landing page has two. */
const FORMS = modules(
  'web/ui/forms/tabs.tsx',
  'web/ui/forms/field.tsx',
  'web/ui/forms/quantity-field.tsx',
  'web/ui/forms/segments.tsx',
  'web/ui/forms/text-area.tsx',
);

/** Home and a horse's page. */
const SETTINGS = modules('web/paddock/settings/');

/** Beside portraits. */
const SCENES = without(
  modules('web/paddock/'),
  anyOf(SETTINGS, modules('web/paddock/hours.ts', 'web/paddock/horse-lights.ts')),
);

/** Lists of horses have no scene. */
const LIGHT = modules(
  'web/calendar/own-paddock.tsx',
  'web/calendar/horse-scene.tsx',
  'web/paddock/horse-lights.ts',
);

/** The player's shell and small files shared with the first pages: one request instead of many. */
const FIRST = anyOf(
  modules(
    'web/shell/player-shell.tsx',
    'web/shell/header.tsx',
    'web/shell/main-part.tsx',
    'web/premium/premium-button.tsx',
    'web/premium/use-premium-check.ts',
    'web/today/',
    'web/devices/device-notice.tsx',
    'web/chat/chat-button.tsx',
    'web/chat/chat-open.ts',
    'web/calendar/game-day.tsx',
    'web/ui/focus/keep-focus.ts',
    'web/shows/placing.tsx',
    'web/ui/need.tsx',
    'web/pages/first-horse.tsx',
    'web/news/news-rows.tsx',
    'web/news/since-last-visit.tsx',
    'web/news/use-news.ts',
    'web/horses/words.ts',
  ),
  icons(
    'bell',
    'chevron-down',
    'crown',
    'ellipsis',
    'house',
    'log-out',
    'megaphone',
    'message-circle',
    'search',
    'shield-exclamation-point',
    'store',
    'tag',
    'warehouse',
  ),
);

const GENES = modules(
  'game/horses/coat/',
  'game/horses/genetics/',
  'game/horses/breed-rows.ts',
  'game/horses/breeds.ts',
);

const RECORDS = without(modules('web/records/', 'web/pages/horse/'), modules('web/pages/horse/horse.tsx'));

/** Not on Home and the landing page. */
const PORTRAITS = modules(
  'web/portrait/horse-picture.tsx',
  'web/portrait/horse-outline.tsx',
  'web/portrait/horse-light.ts',
  'web/portrait/use-portrait.ts',
  'web/portrait/coat-tint.ts',
  'web/portrait/paint/pictures.ts',
  'web/portrait/paint/ask-worker.ts',
  'art/paint/name/portrait-name.ts',
  'art/paint/name/painter-version.ts',
);

const SHOWS = modules(
  'web/shows/show-address.ts',
  'web/shows/enter/chance.tsx',
  'web/shows/enter/drop-entered.ts',
  'web/shows/enter/entry-bars.ts',
  'web/shows/enter/use-enter-show.ts',
  'web/shows/receipts.ts',
  'web/ui/focus/use-kept-focus.ts',
  'web/ui/loading/not-known.tsx',
  'game/shows/chances.ts',
  'game/shows/entering/entry.ts',
  'game/shows/running/place-xp.ts',
);

const TRAINING = modules(
  'game/guild-work/training.ts',
  'web/guild-work/training/training-words.ts',
  'web/guild-work/training/saved-trainings.tsx',
);

/** Home needs none. */
const RULES = modules(
  'game/ledger/coins.ts',
  'game/players/salary.ts',
  'game/guild-work/change-guild.ts',
  'game/rng.ts',
  'game/refusal.ts',
  'game/players/level.ts',
  'game/first-steps/',
  'game/today/',
  'game/shows/running/scoring.ts',
  'game/horses/coat/polygene.ts',
);

const BREEDING = modules('web/breeding/', 'game/breeding/');

/** Imports `care`, so it cannot be part of the shared chunk. */
const TRADE = modules('web/trade/', 'game/trade/');

/** Chat, mail and their neighbours; no first page needs them. */
const TALK = modules('web/kindness/', 'web/cards/');
/** Home and the page of the round. */
const ROUND = modules('web/pages/round/', 'game/round/', 'game/care/treat-plan.ts');

/** Keeps modules with their own chunk out of the shared one. */
const NOT_SHARED = anyOf(
  DIALOGS,
  LISTS,
  CARE,
  FORMS,
  SCENES,
  LIGHT,
  SETTINGS,
  BREEDING,
  GENES,
  RECORDS,
  PORTRAITS,
  TRAINING,
  SHOWS,
  RULES,
  TRADE,
  TALK,
  ROUND,
);

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The content security policy forbids `data:` fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Bundles shared modules; otherwise each icon would be a request.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'shared', minShareCount: 3, priority: 1, test: (id) => !NOT_SHARED(id) },
            { name: 'lists', minShareCount: 2, test: LISTS },
            { name: 'care', minShareCount: 3, test: CARE },
            { name: 'first', priority: 2, test: FIRST },
            { name: 'forms', minShareCount: 3, test: FORMS },
            { name: 'scenes', minShareCount: 3, test: SCENES },
            { name: 'light', minShareCount: 3, test: LIGHT },
            { name: 'breeding', minShareCount: 3, test: BREEDING },
            { name: 'training', minShareCount: 2, test: TRAINING },
            { name: 'shows', minShareCount: 3, test: SHOWS },
            { name: 'portraits', minShareCount: 3, test: PORTRAITS },
            { name: 'trade', minShareCount: 3, test: TRADE },
            { name: 'talk', minShareCount: 2, test: TALK },
            { name: 'round', minShareCount: 2, test: ROUND },
            { name: 'rules', minShareCount: 3, test: RULES },
          ],
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
