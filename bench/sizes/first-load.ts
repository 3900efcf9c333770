import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Response } from '@playwright/test';
import { resolveChromium } from '../../checks/resolve-chromium.ts';
import { settlePlayers } from '../ground/stables.ts';
import type { Measurement, Size } from '../measurement.ts';
import { startGame } from '../programs.ts';

/** Issue 3: compressed JavaScript, in bytes, and files of fonts. */
const MOST_SCRIPT = 110_000;
const MOST_FONTS = 2;

/** A page that asks for nothing new for so long is loaded. */
const QUIET_MS = 2_000;

/** What a browser that was never here loads at `/`, for a visitor and for a player. */
export const firstLoad: Measurement = {
  name: 'first load',
  once: true,
  async take(lab) {
    const ground = await lab.ground('seeded', (db, now) =>
      settlePlayers(db, { now, players: 1, horsesEach: 5 }),
    );
    const game = await startGame(ground.place);
    const { executablePath, args, env } = await resolveChromium();
    const browser = await chromium.launch({
      executablePath,
      args: [...args],
      env: { ...process.env, ...env },
    });
    try {
      const address = `http://127.0.0.1:${game.port}/`;
      const visitor = await loadOnce(browser, address, undefined);
      const player = await loadOnce(browser, address, ground.prepared[0]?.token);
      return [sizeOf('first load of / by a visitor', visitor), sizeOf('first load of / by a player', player)];
    } finally {
      await browser.close();
      await game.stop();
      await lab.drop(ground.place);
    }
  },
};

interface Loaded {
  readonly scriptBytes: number;
  readonly scripts: number;
  readonly fonts: number;
}

async function loadOnce(browser: Browser, address: string, token: string | undefined): Promise<Loaded> {
  const context = await browser.newContext();
  if (token) await context.addInitScript(`localStorage.setItem('auth_token', '${token}')`);
  // A stream lasts: with one open, the network is never idle.
  await context.route('**/api/live', (route) => route.abort());
  const page = await context.newPage();
  const responses = new Map<string, Response>();
  page.on('response', (response) => responses.set(response.url(), response));
  await page.goto(address);
  // A player's page always has one request under way, that of the live stream.
  for (let before = 0; before < responses.size; await wait(QUIET_MS)) before = responses.size;

  let scriptBytes = 0;
  let scripts = 0;
  let fonts = 0;
  for (const [url, response] of responses) {
    if (/\.woff2?$/.test(url)) fonts += 1;
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) continue;
    scripts += 1;
    scriptBytes += gzipSync(await response.body()).length;
  }
  await context.close();
  return { scriptBytes, scripts, fonts };
}

function sizeOf(name: string, { scriptBytes, scripts, fonts }: Loaded): Size {
  return {
    kind: 'size',
    name,
    of: 'bytes of JavaScript, each file by gzip',
    value: scriptBytes,
    note: `${scripts} scripts, ${fonts} font files`,
    aims: [
      { aim: `at most ${MOST_SCRIPT / 1000} kB`, met: scriptBytes <= MOST_SCRIPT },
      { aim: `at most ${MOST_FONTS} font files`, met: fonts <= MOST_FONTS },
    ],
  };
}
