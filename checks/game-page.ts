import { fileURLToPath } from 'node:url';
import type { Page, ViewportSize } from '@playwright/test';
import { createServer } from 'vite';
import { freePort } from './postgres-server.ts';
import { launchChromium } from './resolve-chromium.ts';

/** Opens the game's own pages in a real browser, without the game's server: for pictures in the repository. */
export async function withGamePage(
  viewport: ViewportSize,
  take: (page: Page, address: string) => Promise<void>,
): Promise<void> {
  const server = await createServer({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    server: { port: await freePort(), hmr: false },
    logLevel: 'warn',
  });
  await server.listen();
  const browser = await launchChromium();
  try {
    await take(await browser.newPage({ viewport }), server.resolvedUrls?.local[0] ?? '');
  } finally {
    await browser.close();
    await server.close();
  }
}
