import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { FRAME_HEIGHT, FRAME_WIDTH } from '../../art/paint/layers/layers.ts';
import { PLAIN_STANCE } from '../../art/paint/recipe/stance.ts';
import { launchChromium } from '../../checks/resolve-chromium.ts';
import type { Lab } from '../lab.ts';
import { inTurn, lastRound, sideBySide, type Round } from '../load/figures.ts';
import type { Picture } from '../findings.ts';
import type { Measurement } from '../measurement.ts';
import { startGame } from '../programs.ts';
import { storeHorses } from './store-horses.ts';

const ASSETS = fileURLToPath(new URL('../../dist/web/assets/', import.meta.url));
const IN_PAGE = fileURLToPath(new URL('in-page.mjs', import.meta.url));

const PAINTERS = {
  card: { by: 'on a card played by the processor', portraitMs: 300 },
  processor: { by: 'by the processor', portraitMs: 1_000 },
} as const;
type Painter = keyof typeof PAINTERS;

const PICTURES = [
  { kind: 'portrait', width: FRAME_WIDTH },
  { kind: 'thumbnail', width: 128 },
] as const;

/**
 * Time to show a store horse with layers loaded, with and without a graphics card. The floor shows a plain picture of
 * that size.
 */
export const portraits: Measurement = {
  name: 'portraits',
  once: true,
  async take(lab) {
    const { database } = await lab.makeFixture('empty', async () => undefined);
    const game = await startGame(database);
    const browser = await launchChromium();
    try {
      const address = `http://127.0.0.1:${game.port}`;
      const found: Picture[] = [];
      for (const painter of ['card', 'processor'] as const) {
        const page = await openPainter(browser, address, painter);
        for (const picture of PICTURES) found.push(await measure(lab, page, painter, picture));
        await page.close();
      }
      return found;
    } finally {
      await browser.close();
      await game.stop();
      await lab.drop(database);
    }
  },
};

async function openPainter(browser: Browser, address: string, painter: Painter): Promise<Page> {
  const file = readdirSync(ASSETS).find((name) => /^portrait-worker-.*\.js$/.test(name));
  if (file === undefined) throw new Error('The built game has no worker that paints');
  const page = await browser.newPage();
  await page.addInitScript({ path: IN_PAGE });
  // A file without scripts, because the game would paint too.
  await page.goto(`${address}/robots.txt`);
  const started = page.waitForEvent('worker');
  await page.evaluate(`startPainter('/assets/${file}')`);
  await (await started).evaluate(cardOnly(painter === 'card'));
  return page;
}

/** Accepts software graphics, which the game rejects. */
const cardOnly = (card: boolean) => `
  const get = OffscreenCanvas.prototype.getContext;
  OffscreenCanvas.prototype.getContext = function (kind, options) {
    if (kind !== 'webgl2') return get.call(this, kind, options);
    return ${card} ? get.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false }) : null;
  };`;

async function measure(
  lab: Pick<Lab, 'pace' | 'log'>,
  page: Page,
  painter: Painter,
  { kind, width }: (typeof PICTURES)[number],
): Promise<Picture> {
  const horses = storeHorses();
  const height = Math.round((width * FRAME_HEIGHT) / FRAME_WIDTH);
  const time = {
    game: (index: number) => {
      const look = horses[index % horses.length];
      const job = { look, crop: 'whole', pose: 'stand', stance: PLAIN_STANCE, width, light: null };
      return page.evaluate<number>(`timePortrait(${JSON.stringify(job)})`);
    },
    floor: () => page.evaluate<number>(`timePlain(${width}, ${height})`),
  };
  let painted = 0;
  for (; painted < horses.length; painted++) await time.game(painted);
  await time.floor();
  const rounds = { game: [] as Round[], floor: [] as Round[] };
  for (let round = 1; round <= lab.pace.rounds; round++) {
    for (const which of inTurn(round))
      rounds[which].push(await takeRound(() => time[which](painted++), lab.pace.roundMs));
    lab.log(lastRound(rounds));
  }
  const { by, portraitMs } = PAINTERS[painter];
  const beside = sideBySide(rounds);
  return {
    kind: 'picture',
    name: `${kind} of ${width} px ${by}`,
    of: 'pictures',
    note: `${horses.length} horses of the store`,
    ...beside,
    aims:
      kind === 'portrait'
        ? [
            {
              aim: `at most ${portraitMs} ms`,
              met: beside.app.p50 !== null && beside.app.p50 <= portraitMs,
            },
          ]
        : [],
  };
}

async function takeRound(time: () => Promise<number>, forMs: number): Promise<Round> {
  const latencies: number[] = [];
  let sum = 0;
  const begun = performance.now();
  while (performance.now() < begun + forMs) {
    const took = await time();
    latencies.push(took);
    sum += took;
  }
  return { steps: latencies.length, seconds: sum / 1000, latencies, cpuSeconds: null };
}
