import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { launchChromium } from '../../checks/resolve-chromium.ts';
import type { Press } from '../findings.ts';
import { settlePlayers } from '../fixtures/stables.ts';
import type { Lab } from '../lab.ts';
import { inTurn, lastRound, median, sideBySide, type Round } from '../load/figures.ts';
import type { Measurement } from '../measurement.ts';
import { startGame } from '../programs.ts';
import { PAGES, type PressedPage } from './pressed-pages.ts';

const IN_PAGE = fileURLToPath(new URL('in-page.mjs', import.meta.url));

/** Lighthouse's phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;
const TIMES_SLOWER = 4;

/** Milliseconds up to which a page counts as good. */
const GOOD_MS = 200;

/** Each press changes one word of a page that has nothing else. */
const FLOOR_PAGE = `<!doctype html><meta name="viewport" content="width=device-width"><button>0</button>
  <script>document.querySelector('button').onclick = ({ target }) => { target.textContent++; };</script>`;

/** From a press until its picture, on the five busiest pages. The floor is a page with one button. */
export const presses: Measurement = {
  name: 'presses',
  once: true,
  async take(lab) {
    const fixture = await lab.makeFixture('seeded', (db, now) =>
      settlePlayers(db, { now, players: 1, horsesEach: 20, coins: 100_000 }),
    );
    const [player] = fixture.prepared;
    if (!player) throw new Error('Nobody was settled');
    const game = await startGame(fixture.database);
    const floor = await serveFloor();
    const browser = await launchChromium();
    try {
      const found: Press[] = [];
      for (const page of PAGES) {
        const address = `http://127.0.0.1:${game.port}${page.path(player.horses[0]?.id ?? '')}`;
        found.push(await measure(lab, browser, { page, address, floor: floor.address, token: player.token }));
      }
      return found;
    } finally {
      await browser.close();
      floor.close();
      await game.stop();
      await lab.drop(fixture.database);
    }
  },
};

interface Wanted {
  readonly page: PressedPage;
  readonly address: string;
  readonly floor: string;
  readonly token: string;
}

/** Each round reloads the page, so that each press is a first one. */
async function measure(
  { pace, log }: Pick<Lab, 'pace' | 'log'>,
  browser: Browser,
  { page: { name, press }, address, floor, token }: Wanted,
): Promise<Press> {
  // The game's content security policy would block wait conditions.
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce', bypassCSP: true });
  await context.addInitScript(
    `try { localStorage.setItem('auth_token', '${token}'); localStorage.setItem('moments', 'off'); } catch {}`,
  );
  await context.addInitScript({ path: IN_PAGE });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const byPress = new Map<string, number[]>();
  const time = {
    game: () =>
      takeRound(cdp, page, address, press, (named, ms) =>
        byPress.set(named, [...(byPress.get(named) ?? []), ms]),
      ),
    floor: () =>
      takeRound(cdp, page, floor, async (opened, timed) => {
        for (let presses = 0; presses < 5; presses++) await timed(opened.getByRole('button'));
      }),
  };
  const rounds = { game: [] as Round[], floor: [] as Round[] };
  for (let round = 1; round <= pace.rounds; round++) {
    for (const which of inTurn(round)) rounds[which].push(await time[which]());
    log(lastRound(rounds));
  }
  await context.close();
  const beside = sideBySide(rounds);
  const inp = beside.app.p99 ?? Infinity;
  const aims = [{ aim: `INP of at most ${GOOD_MS} ms`, met: inp <= GOOD_MS }];
  const each = [...byPress].map(([named, ms]) => [named, median(ms)] as const);
  const [slowest] = each.toSorted(([, one], [, other]) => other - one);
  const note = `INP ${inp} ms; of ${each.length} presses the slowest is "${slowest?.[0]}"`;
  log(each.map(([named, ms]) => `${named} ${ms} ms`).join(', '));
  return { kind: 'press', name: `presses on ${name}`, of: 'presses', note, ...beside, aims };
}

async function takeRound(
  cdp: CDPSession,
  page: Page,
  address: string,
  press: PressedPage['press'],
  note: (named: string, ms: number) => void = () => undefined,
): Promise<Round> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('button')).first().waitFor();
  await untilQuiet(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
  const latencies: number[] = [];
  await press(page, async (target) => {
    const named = (await target.getAttribute('aria-label')) ?? (await target.innerText());
    await page.evaluate('beginPresses()');
    await target.tap();
    const ms = await page.evaluate<number>('longestPress()');
    latencies.push(ms);
    note(named.split('\n')[0] ?? '', ms);
  });
  const seconds = latencies.reduce((sum, ms) => sum + ms, 0) / 1000;
  return { steps: latencies.length, seconds, latencies, cpuSeconds: null };
}

/** Longer than the game waits before it loads deferred parts. */
const QUIET_MS = 2_500;
/** Under load, horses take long to paint. */
const PATIENCE_MS = 120_000;
const UNFINISHED = '.skeleton, .spinner, .page-wait, .home-room, [aria-busy=true], .portrait-state';

/**
 * Fetching and painting have ended. Waits for horses too, because the processor emulates the graphics card here: a
 * press would wait for it, as on no phone.
 */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForFunction(
    `(() => {
      const fetched = performance.getEntriesByType('resource').length;
      const painting = [...document.querySelectorAll('${UNFINISHED}')]
        .some((one) => one.getBoundingClientRect().top < innerHeight);
      if (painting || fetched !== window.fetched) window.quietSince = performance.now();
      window.fetched = fetched;
      return performance.now() - window.quietSince > ${QUIET_MS};
    })()`,
    undefined,
    { timeout: PATIENCE_MS },
  );
}

async function serveFloor() {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(FLOOR_PAGE),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
