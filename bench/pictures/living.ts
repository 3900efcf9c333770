import { chromium, type Page } from '@playwright/test';
import { resolveChromium } from '../../checks/resolve-chromium.ts';
import type { Size } from '../findings.ts';
import { settlePlayers } from '../fixtures/stables.ts';
import type { Measurement } from '../measurement.ts';
import { startGame } from '../programs.ts';

/** Microseconds of each frame. */
const MOST = 2_000;
const FRAMES = 120;

/** A frame of the living portrait, drawn and waited for. Reported as missing if the browser has no graphics card. */
export const livingPortrait: Measurement = {
  name: 'living portrait',
  once: true,
  async take(lab) {
    const { executablePath, env } = await resolveChromium();
    // Unlike the tests' browser, which emulates its graphics card on the processor.
    const args = ['--no-sandbox', '--use-gl=angle', '--ignore-gpu-blocklist'];
    const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
    try {
      const page = await browser.newPage();
      const card = await page.evaluate<string | null>(NAME_OF_CARD);
      if (card === null) {
        lab.log('no graphics card here: portraits stay still, and a frame costs nothing');
        return [];
      }
      const fixture = await lab.makeFixture('seeded', (db, now) =>
        settlePlayers(db, { now, players: 1, horsesEach: 1 }),
      );
      const game = await startGame(fixture.database);
      try {
        const address = `http://127.0.0.1:${game.port}`;
        const micros = await frameOn(page, address, fixture.prepared[0]?.token ?? '');
        lab.log(`${micros} µs a frame on ${card}`);
        const aims = [{ aim: `at most ${MOST} µs on a card`, met: micros <= MOST }];
        const finding: Size = {
          kind: 'size',
          name: 'frame of the living portrait, microseconds',
          of: 'pictures',
          value: micros,
          aims,
          note: card,
        };
        return [finding];
      } finally {
        await game.stop();
        await lab.drop(fixture.database);
      }
    } finally {
      await browser.close();
    }
  },
};

/** Null if the processor emulates the card. */
const NAME_OF_CARD = `(() => {
  const gl = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  const name = info && gl.getParameter(info.UNMASKED_RENDERER_WEBGL);
  return !name || /swiftshader|llvmpipe|software/i.test(name) ? null : name;
})()`;

/** From clearing the canvas until its three pictures are drawn; reading a pixel waits for them. */
const TIME_FRAMES = `
  globalThis.frameMs = [];
  const { clear, drawElements } = WebGL2RenderingContext.prototype;
  let [begun, drawn] = [0, 0];
  WebGL2RenderingContext.prototype.clear = function (...given) {
    [begun, drawn] = [performance.now(), 0];
    return clear.apply(this, given);
  };
  WebGL2RenderingContext.prototype.drawElements = function (...given) {
    drawElements.apply(this, given);
    if (++drawn < 3) return;
    this.readPixels(0, 0, 1, 1, this.RGBA, this.UNSIGNED_BYTE, new Uint8Array(4));
    globalThis.frameMs.push(performance.now() - begun);
  };`;

/** The median, in microseconds. */
async function frameOn(page: Page, address: string, token: string): Promise<number> {
  await page.addInitScript(`localStorage.setItem('auth_token', '${token}')`);
  await page.addInitScript(TIME_FRAMES);
  await page.goto(`${address}/stable`);
  await page.locator('.who-name').first().click();
  await page.waitForFunction(`globalThis.frameMs.length >= ${FRAMES}`, undefined, { timeout: 120_000 });
  const frames = await page.evaluate<number[]>('globalThis.frameMs');
  return Math.round((frames.toSorted((one, other) => one - other)[FRAMES / 2] ?? 0) * 1000);
}
