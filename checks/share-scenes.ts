import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { createServer } from 'vite';
import { plateSvg } from '../art/paint/nameplate/plate-svg.ts';
import { PLATE_HEIGHT, SHARED_PLATE } from '../art/paint/nameplate/plates.ts';
import { NAMEPLATES } from '../game/cosmetics/nameplates.ts';
import { freePort } from './postgres-server.ts';
import { launchChromium } from './resolve-chromium.ts';

/*
 * `npm run share-scenes`: the game's own page paints magic lanterns' scenes without a horse, for the server to combine
 * with horses in pictures for sharing, and each nameplate at its widest.
 */
const FOLDER = new URL('../web/public/assets/share/', import.meta.url);
const LIGHTS = new URL('../server/portraits/scene-lights.json', import.meta.url);
const SIZE = { width: 1200, height: 630 } as const;
/** Scenes are painted in steps; the last of them takes this long on a slow machine. */
const PAINTED_MS = 20_000;

await paintPlates(FOLDER);

const server = await createServer({
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  server: { port: await freePort(), hmr: false },
  logLevel: 'warn',
});
await server.listen();
const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 1300, height: 6_000 } });
try {
  await mkdir(FOLDER, { recursive: true });
  await page.goto(`${server.resolvedUrls?.local[0]}backdrops`);
  await page.locator('.backdrop').first().waitFor();
  await page.waitForTimeout(PAINTED_MS);
  const lights: Record<string, unknown> = {};
  for (const scene of await page.locator('.backdrop').all()) {
    const name = (await scene.getAttribute('data-file')) ?? '';
    lights[name] = JSON.parse((await scene.getAttribute('data-light')) ?? '');
    const within = `[data-file="${name}"]`;
    await save(`${name}-back`, cropped(await pngOf(`${within} .scene-layer`)), 68);
    await save(`${name}-front`, cropped(await pngOf(`${within} .scene-layer ~ .scene-layer`)), 72);
  }
  await writeFile(LIGHTS, `${JSON.stringify(lights, null, 2)}\n`);
} finally {
  await browser.close();
  await server.close();
}

/** PNG of the selected canvas. */
async function pngOf(selector: string): Promise<Buffer> {
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
