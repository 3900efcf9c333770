import { defineConfig } from 'vitest/config';

// Modules of the game keep nothing from one test to the next, and reading them anew takes a third of the time.
const isolate = false;

/** In milliseconds. A machine that does something else beside this is slow, not wrong: only what hangs runs out. */
const patience = { testTimeout: 120_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } };

/** Tests that need a database: run on the embedded one, and again on a real PostgreSQL. */
const withDatabase = {
  isolate,
  include: ['server/**/*.test.ts', 'world/**/*.test.ts'],
  globalSetup: ['checks/test-world-setup.ts'],
  ...patience,
};

export default defineConfig({
  test: {
    // Each database of a test file takes some 250 MB and most of a core while it starts.
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        test: {
          isolate,
          ...patience,
          name: 'rules',
          include: ['{game,contract,art,checks,bench,season}/**/*.test.ts'],
        },
      },
      { test: { isolate, ...patience, name: 'browser', include: ['web/**/*.test.ts'], css: true } },
      {
        test: {
          ...withDatabase,
          name: 'server-embedded',
          env: { TEST_DATABASE: 'embedded' },
          // What is about several processes on one server.
          exclude: ['server/live/postgres-*.test.ts'],
        },
      },
      {
        test: {
          ...withDatabase,
          name: 'server-postgres',
          env: { TEST_DATABASE: 'postgres' },
          // Tests of the embedded database alone.
          exclude: ['server/db/embedded/*.test.ts'],
        },
      },
    ],
  },
});
