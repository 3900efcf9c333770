import { defineConfig } from '@playwright/test';
import { resolveChromium } from './checks/resolve-chromium.ts';
import { OPERATOR_EMAILS } from './journeys/operators.ts';
import type { Theme } from './journeys/theme.ts';
import { DESKTOP, PHONE } from './journeys/widths.ts';
import { METRICS_TOKEN, portOfWorker } from './journeys/worker-server.ts';

/** Each has its own server, whose clock its journeys may move. */
const WORKERS = 4;
const chromium = await resolveChromium();

/** Runs journeys against the built program with a fresh world. */
export default defineConfig<{ theme: Theme }>({
  testDir: 'journeys',
  globalSetup: './checks/await-turn.ts',
  outputDir: 'node_modules/.cache/journeys',
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  // Nets for what hangs, not limits: a busy machine takes many times as long as a quiet one.
  timeout: 360_000,
  expect: { timeout: 90_000 },
  workers: WORKERS,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  use: {
    launchOptions: {
      executablePath: chromium.executablePath,
      // Pages of a profile share a process (journeys/profiles.ts).
      args: [...chromium.args, '--process-per-site'],
      env: { ...process.env, ...chromium.env },
    },
    // It answers page loads past a journey's own routes; the journey of notifications starts it.
    serviceWorkers: 'block',
    // `DRAW_PAGES=1` draws pages, for a picture of each failure (browserFor in journeys/game.ts).
    screenshot: process.env['DRAW_PAGES'] === '1' ? 'only-on-failure' : 'off',
    // Where the days of a page begin with those of the game (awayFromMidnight).
    timezoneId: 'UTC',
    // Animations repaint on the CPU here; only journeys about motion enable them.
    contextOptions: { reducedMotion: 'reduce' },
  },
  /*
   * A journey whose pages look different at each width is made at both. All others are tagged: `@phone`, where pages are
   * drawn faster and less fits, or `@desktop` for a mouse and for journeys that change the width themselves.
   */
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: DESKTOP } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: PHONE, hasTouch: true, isMobile: true, theme: 'light' },
    },
  ],
  webServer: {
    command: 'node checks/journeys-servers.ts',
    wait: { stdout: /All servers are ready/ },
    timeout: 1_200_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORTS: Array.from({ length: WORKERS }, (_, worker) => portOfWorker(worker)).join(','),
      DEV_CLOCK: '1',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      METRICS_TOKEN,
      OPERATORS: OPERATOR_EMAILS.join(','),
    },
  },
});
