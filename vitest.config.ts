import { defineConfig } from 'vitest/config';

// Modules of the game keep nothing from one test to the next, and reading them anew takes a third of the time.
const isolate = false;

/** Tests that need a database: run on the embedded one, and again on a real PostgreSQL. */
const withDatabase = {
  isolate,
  include: ['server/**/*.test.ts', 'world/**/*.test.ts'],
  globalSetup: ['checks/test-world-setup.ts'],
  testTimeout: 20_000,
  hookTimeout: 40_000,
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
          name: 'rules',
          include: ['{game,contract,art,checks,bench}/**/*.test.ts'],
        },
      },
      { test: { isolate, name: 'browser', include: ['web/**/*.test.ts'], css: true } },
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
          // What is about the embedded database alone.
          exclude: ['server/db/embedded-*.test.ts', 'server/db/data-lock.test.ts'],
        },
      },
    ],
  },
});
