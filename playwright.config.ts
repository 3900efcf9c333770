import { defineConfig } from '@playwright/test';
import { resolveChromium } from './checks/resolve-chromium.ts';
import type { Theme } from './journeys/theme.ts';
import { portOfWorker } from './journeys/worker-server.ts';

/** Each has its own server, whose clock its journeys may move. */
const WORKERS = 4;
const chromium = await resolveChromium();

/** Runs journeys against the built program with a fresh world. */
export default defineConfig<{ theme: Theme }>({
  testDir: 'journeys',
  outputDir: 'node_modules/.cache/journeys',
  // Generous, for busy machines.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  workers: WORKERS,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  use: {
    launchOptions: {
      executablePath: chromium.executablePath,
      args: [...chromium.args],
      env: { ...process.env, ...chromium.env },
    },
    screenshot: 'only-on-failure',
    // Animations repaint on the CPU here; only journeys about motion enable them.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // Every journey is made at both widths, except where one tells as much: `@phone`, whose pages are drawn faster, for
  // journeys about calls, streams and refusals; `@desktop` for a mouse, or one that changes the width itself.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, theme: 'light' },
    },
  ],
  webServer: {
    command: 'node checks/journeys-servers.mjs',
    wait: { stdout: /All servers are ready/ },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORTS: Array.from({ length: WORKERS }, (_, worker) => portOfWorker(worker)).join(','),
      DEV_CLOCK: '1',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    },
  },
});
