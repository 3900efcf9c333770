import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './checks/long-files-first.ts';

const cheap = {
  // Game modules keep no state between tests; sharing them saves a third of the time.
  isolate: false,
  // Other processes use the cores meanwhile: helper threads that wait for each other only cost. A large space for new
  // objects: most die before the collector would copy them.
  execArgv: ['--single-threaded-gc', '--min-semi-space-size=16', '--max-semi-space-size=32'],
};

/** Milliseconds. Nets for what hangs, not limits: a busy machine takes many times as long as a quiet one. */
const patience = { testTimeout: 1_200_000, hookTimeout: 1_200_000, expect: { poll: { timeout: 240_000 } } };

/** Node's own import, which takes less than Vite's. */
const nativeImport = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** Loops over millions of pixels, which take a quarter less time without Vite's import. */
const PAINTERS = 'web/paddock/**/*.test.ts';

/** Run on the embedded database, and again on a real PostgreSQL. */
const withDatabase = {
  ...cheap,
  ...nativeImport,
  include: ['{server,storm,pairs,world}/**/*.test.ts'],
  globalSetup: ['checks/test-world-setup.ts'],
  setupFiles: ['server/testing/database/await-template.ts'],
  ...patience,
};

/** About HTTP, processes and pure code: the kind of database makes no difference, so they run once. */
const ONCE_EMBEDDED = [
  'server/{main,settings}.test.ts',
  'server/accounts/{passwords,try-rules}.test.ts',
  'server/clock/clock-property.test.ts',
  'server/http/{contract-walk,page,page-scripts,requests}.test.ts',
  'server/http/files/*.test.ts',
  'server/http/operating/{vitals,wind-down}.test.ts',
  'server/http/refusing/{early-refusals,refusal-reply}.test.ts',
  'server/live/{hub,live-stream,relay-payload}.test.ts',
  'server/push/{encryption,message-queue,push-services}.test.ts',
  'server/outgoing-mail/{mailer,render-mail}.test.ts',
  'server/picture-store/*.test.ts',
  'server/portraits/portraits.test.ts',
  'server/founding/*.test.ts',
  'server/profile/{picture-queue,render-picture}.test.ts',
];

/** Several processes or connections at once: the embedded database has one of each. */
const ON_SERVER_ALONE = [
  'server/chat/chat-live.test.ts',
  'server/clock/clock-in-app.test.ts',
  'server/devices/waiting.test.ts',
  'server/{leaving,locked-rows}.test.ts',
  'server/live/postgres-*.test.ts',
  'server/shows/settling/{large-show,race-with-the-clock}.test.ts',
  'server/{care,guild-work}/*-many.test.ts',
  'server/house-stables/visit-race.test.ts',
  'pairs/*.test.ts',
];

/** Independent of the database too, but with many queries: PostgreSQL answers them in half the time. */
const ONCE_ON_SERVER = [
  'server/{lock-order,refusals}.test.ts',
  'server/accounts/{guessing,many-registrations}.test.ts',
  'server/archive/archive.test.ts',
  'server/audit/audit-*.test.ts',
  'server/books.test.ts',
  'server/breeding/mates/*.test.ts',
  'server/clock/job-locks.test.ts',
  'server/contact/*.test.ts',
  'server/db/pool/standby.test.ts',
  'server/db/replica/*.test.ts',
  'server/realms/realms.test.ts',
  // The visits of two stables run on both (week.test.ts).
  'server/house-stables/{coins-stay-home,visits}.test.ts',
  'server/http/idempotency/contract-twice.test.ts',
  'server/http/limits/{call-counts,limit-calls}.test.ts',
  'server/http/operating/observe.test.ts',
  'server/http/refusing/bad-requests.test.ts',
  'server/moderation/{hostile-text,leaks}.test.ts',
  'server/lab/lab-routes.test.ts',
  'server/live/{published-changes,reply-topics}.test.ts',
  'server/outgoing-mail/outgoing-mail.test.ts',
  'server/own-data/*.test.ts',
  'server/premium/*.test.ts',
  'server/profile/{pictures-in-s3,profile-picture}.test.ts',
  'server/push/push.test.ts',
  'server/shows/settling/{moving-coins,player-show-cut}.test.ts',
  'storm/*.test.ts',
  'world/{lived-in,seed-world}.test.ts',
];

/**
 * Calls of players with plain statements run once too (decision 129). `server/http/answers.test.ts` lets
 * every call succeed on both databases. Files about coins, trade, shows, breeding, lists that rank or search, the
 * database itself and its backups run on both.
 */
const CALLS_ON_SERVER = [
  'server/accounts/**/{access-tokens,account-routes,email,recovery,request-deletion,second-factor,settings}.test.ts',
  'server/{admin,care,chat,cosmetics,devices,first-steps,guild-work,horses,inventory,keepsakes}/**/*.test.ts',
  'server/{magic,mail,market,moderation,moments,news,newcomers,players,public-pages}/**/*.test.ts',
  'server/{records,round,stables}/**/*.test.ts',
  'server/gate/gate-{limits,routes}.test.ts',
  'server/profile/{bio,delete-orphans,retry-picture,shop-name,tidy-uploads}.test.ts',
  'server/{tack,today,trophies}/**/*.test.ts',
];

export default defineConfig({
  test: {
    // Many tests wait, so three files at once fill two cores. Each file's database takes about 250 MB.
    pool: 'forks',
    maxWorkers: 3,
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        test: {
          ...cheap,
          ...nativeImport,
          ...patience,
          name: 'rules',
          include: ['{game,contract,art,checks,bench,season}/**/*.test.ts', PAINTERS],
        },
      },
      {
        test: {
          ...cheap,
          ...patience,
          name: 'browser',
          include: ['web/**/*.test.ts'],
          exclude: [PAINTERS],
          css: true,
        },
      },
      {
        test: {
          ...withDatabase,
          name: 'server-embedded',
          env: { TEST_DATABASE: 'embedded' },
          exclude: [...ON_SERVER_ALONE, ...ONCE_ON_SERVER, ...CALLS_ON_SERVER],
        },
      },
      {
        test: {
          ...withDatabase,
          name: 'server-postgres',
          env: { TEST_DATABASE: 'postgres' },
          exclude: ['server/db/embedded/*.test.ts', ...ONCE_EMBEDDED],
        },
      },
    ],
  },
});
