import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { plateSvg } from '../art/paint/nameplate/plate-svg.ts';
import { PLATE_HEIGHT, SHARED_PLATE } from '../art/paint/nameplate/plates.ts';
import { NAMEPLATES } from '../game/cosmetics/nameplates.ts';
import { withGamePage } from './game-page.ts';
import { noteMadeOf } from './made-of.ts';
import { hashOfShared } from './share-sources.ts';

/*
 * `npm run share-scenes`: the game's own page paints magic lanterns' scenes without a horse, for the server to combine
 * with horses in pictures for sharing, and each nameplate at its widest.
 */
const FOLDER = new URL('../web/public/assets/share/', import.meta.url);
const LIGHTS = new URL('../server/portraits/scene-lights.json', import.meta.url);
const SIZE = { width: 1200, height: 630 } as const;
const PATIENCE_MS = 300_000;

/** Whether each scene shows something in its middle. */
const ALL_PAINTED = `(() => {
  const probe = new OffscreenCanvas(1, 1).getContext('2d');
  return [...document.querySelectorAll('.backdrop .scene-layer:first-of-type')].every((layer) => {
    probe.clearRect(0, 0, 1, 1);
    probe.drawImage(layer, layer.width / 2, layer.height / 2, 1, 1, 0, 0, 1, 1);
    return probe.getImageData(0, 0, 1, 1).data[3] > 0;
  });
})()`;

// Hashed before painting, so that a change during the run fails the check.
const madeOf = hashOfShared();
await paintPlates(FOLDER);
await withGamePage({ width: 1300, height: 6_000 }, paintBackdrops);
await noteMadeOf('shared', madeOf);

async function paintBackdrops(page: Page, address: string): Promise<void> {
  await page.goto(`${address}backdrops`);
  await page.locator('.backdrop').first().waitFor();
  await page.waitForFunction(ALL_PAINTED, undefined, { timeout: PATIENCE_MS });
  const lights: Record<string, unknown> = {};
  for (const scene of await page.locator('.backdrop').all()) {
    const name = (await scene.getAttribute('data-file')) ?? '';
    lights[name] = JSON.parse((await scene.getAttribute('data-light')) ?? '');
    const within = `[data-file="${name}"]`;
    await save(`${name}-back`, cropped(await pngOf(page, `${within} .scene-layer`)), 68);
    await save(`${name}-front`, cropped(await pngOf(page, `${within} .scene-layer ~ .scene-layer`)), 72);
  }
  await writeFile(LIGHTS, `${JSON.stringify(lights, null, 2)}\n`);
}

/** PNG of the selected canvas. */
async function pngOf(page: Page, selector: string): Promise<Buffer> {
  const address = await page.evaluate<string>(`document.querySelector('${selector}').toDataURL()`);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** Cropped like a scene's canvas: full height, cut at the sides. */
function cropped(png: Buffer): Sharp {
  return sharp(png).resize({ ...SIZE, fit: 'cover', position: 'bottom' });
}

async function save(name: string, picture: Sharp, quality: number): Promise<void> {
  const bytes = await picture.webp({ quality, alphaQuality: 80, effort: 6 }).toBuffer();
  await writeFile(new URL(`${name}.webp`, FOLDER), bytes);
  console.log(`${name}: ${Math.round(bytes.length / 1000)} kB`);
}

/** Paints each nameplate, without letters, for pictures for sharing. */
async function paintPlates(folder: URL): Promise<void> {
  for (const nameplate of NAMEPLATES) {
    const drawing = plateSvg(nameplate, { ...SHARED_PLATE, scale: SHARED_PLATE.height / PLATE_HEIGHT });
    const picture = sharp(Buffer.from(drawing)).webp({ lossless: true, effort: 6 });
    const { size } = await picture.toFile(
      decodeURIComponent(new URL(`plate-${nameplate}.webp`, folder).pathname),
    );
    console.log(`plate-${nameplate}: ${Math.round(size / 1000)} kB`);
  }
}
