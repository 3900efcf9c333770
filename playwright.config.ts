import { defineConfig } from '@playwright/test';
import { resolveChromium } from './checks/resolve-chromium.ts';

const PORT = 3457;
const chromium = await resolveChromium();

/** Journeys drive the built program as a player would: a fresh world, a clock that journeys may move, one browser. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'node_modules/.cache/journeys',
  timeout: 60_000,
  // A machine that does something else beside this is slow, not wrong.
  expect: { timeout: 15_000 },
  workers: 1,
  retries: 0,
  forbidOnly: true,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      executablePath: chromium.executablePath,
      args: [...chromium.args],
      env: { ...process.env, ...chromium.env },
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: 'node checks/journeys-server.mjs',
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: 'node_modules/.cache/journeys-data',
      DEV_CLOCK: '1',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    },
  },
});
