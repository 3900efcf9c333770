import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, Response, ViewportSize } from '@playwright/test';
import { launchChromium } from '../../checks/resolve-chromium.ts';
import type { Reply } from '../../contract/call.ts';
import type { beginAsGuest, seeGate } from '../../contract/gate.ts';
import { settlePlayers } from '../fixtures/stables.ts';
import type { Size } from '../findings.ts';
import type { Measurement } from '../measurement.ts';
import { startGame } from '../programs.ts';

/** Compressed bytes; in a window that shows the lower part of Home too, more. */
const MOST_SCRIPT = 120_000;
const MOST_SCRIPT_TALL = 130_000;
const MOST_FONTS = 2;

/** The tall window shows the headings of Home's lower part; the full one shows more, so it loads that part at once. */
const LOW = { width: 1280, height: 720 };
const TALL = { width: 1280, height: 900 };
const FULL = { width: 1280, height: 1080 };

/** Ready: has a heading and no waits. Prefetches 1.5 s later. */
const WAITING = '.skeleton, .page-wait, .spinner';
const QUIET_MS = 300;
const FETCHES_AHEAD_MS = 6_000;

export const firstLoad: Measurement = {
  name: 'first load',
  once: true,
  async take(lab) {
    const fixture = await lab.makeFixture('seeded', (db, now) =>
      settlePlayers(db, { now, players: 1, horsesEach: 5 }),
    );
    const game = await startGame(fixture.database);
    const browser = await launchChromium();
    try {
      const address = `http://127.0.0.1:${game.port}/`;
      const token = fixture.prepared[0]?.token;
      const guest = await givenGuest(address);
      const loads = [
        [
          'first load of / by a visitor',
          await loadOnce(browser, address, { token: undefined, viewport: LOW }),
        ],
        ['first load of / by a guest', await loadOnce(browser, address, { token: guest, viewport: LOW })],
        ['first load of / by a player', await loadOnce(browser, address, { token, viewport: LOW })],
        [
          'first load of / by a player, tall window',
          await loadOnce(browser, address, { token, viewport: TALL }),
        ],
        [
          'first load of / by a player, full window',
          await loadOnce(browser, address, { token, viewport: FULL }),
        ],
      ] as const;
      for (const [name, { scripts }] of loads) lab.log(`${name}: ${formatScripts(scripts)}`);
      return loads.map(([name, files]) =>
        sizeOf(name, files, name.endsWith('window') ? MOST_SCRIPT_TALL : MOST_SCRIPT),
      );
    } finally {
      await browser.close();
      await game.stop();
      await lab.drop(fixture.database);
    }
  },
};

/** A newcomer whose horse has just come from the gate. Returns the token. */
async function givenGuest(address: string): Promise<string> {
  const gate = await fetch(new URL('/api/gate', address));
  const { token } = (await gate.json()) as Reply<typeof seeGate>;
  const begun = await fetch(new URL('/api/auth/guest', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, nth: 0, horseName: 'Bracken' }),
  });
  if (!begun.ok) throw new Error(`No guest began: ${begun.status}`);
  return ((await begun.json()) as Reply<typeof beginAsGuest>).token;
}

interface PageFiles {
  readonly scripts: readonly Script[];
  readonly fonts: number;
}

interface Script {
  readonly file: string;
  readonly bytes: number;
  /** Prefetched after the page was ready, or loaded by a painting worker. */
  readonly ahead: boolean;
}

interface Visit {
  readonly token: string | undefined;
  readonly viewport: ViewportSize;
}

async function loadOnce(browser: Browser, address: string, { token, viewport }: Visit): Promise<PageFiles> {
  const context = await browser.newContext({ viewport });
  if (token) await context.addInitScript(`localStorage.setItem('auth_token', '${token}')`);
  const page = await context.newPage();
  const responses = new Map<string, Response>();
  const workers = new Set<string>();
  page.on('response', (response) => responses.set(response.url(), response));
  page.on('worker', (worker) => workers.add(worker.url()));
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  await page.locator(WAITING).first().waitFor({ state: 'detached' });
  // "Network idle" never occurs, because a live stream stays open.
  for (let before = 0; before < responses.size; await wait(QUIET_MS)) before = responses.size;
  const first = responses.size;
  await wait(FETCHES_AHEAD_MS);

  // Without what workers import.
  const own = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  );
  const scripts: Script[] = [];
  for (const [index, [url, response]] of [...responses].entries()) {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) continue;
    scripts.push({
      file: new URL(url).pathname,
      bytes: gzipSync(await response.body()).length,
      ahead: index >= first || workers.has(url) || !own.has(url),
    });
  }
  await context.close();
  return { scripts, fonts: [...responses.keys()].filter((url) => /\.woff2?$/.test(url)).length };
}

function formatScripts(scripts: readonly Script[]): string {
  const largestFirst = scripts.toSorted((one, other) => other.bytes - one.bytes);
  return largestFirst
    .map(({ file, bytes, ahead }) => `${file} ${bytes}${ahead ? ' (ahead)' : ''}`)
    .join(', ');
}

function sizeOf(name: string, { scripts, fonts }: PageFiles, most: number): Size {
  const [first, ahead] = [false, true].map((which) => scripts.filter((script) => script.ahead === which));
  const value = bytesOf(first ?? []);
  return {
    kind: 'size',
    name,
    of: 'bytes of JavaScript, each file by gzip',
    value,
    note: `${first?.length} scripts, ${fonts} font files; prefetched once the page has rendered, and in workers, ${bytesOf(ahead ?? [])} more`,
    aims: [
      { aim: `at most ${most / 1000} kB`, met: value <= most },
      { aim: `at most ${MOST_FONTS} font files`, met: fonts <= MOST_FONTS },
    ],
  };
}

function bytesOf(scripts: readonly Script[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}
