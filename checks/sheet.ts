import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { asWebp } from './as-webp.ts';
import { withGamePage } from './game-page.ts';
import { sceneSheet } from './scene-sheet.ts';
import { hashOfScenes } from './scene-sources.ts';
import { noteMadeOf } from './made-of.ts';
import { hashOfSources, SHEETS } from './sheet-sources.ts';

/*
 * `npm run sheet`: the game's own page paints contact sheets of horses (docs/sheets/) and the horses of the landing
 * page in a real browser; scenes need none. `npm run sheet -- coats` makes one of them.
 */
const FOLDER = new URL('../docs/sheets/', import.meta.url);
const SAMPLES_FOLDER = new URL('../web/landing/pictures/', import.meta.url);
const SAMPLE_WIDTHS = [640, 1024] as const;
const SAMPLE_QUALITY = 84;

/** Limit for a sheet in the repository. */
const MOST_BYTES = 350_000;

/** Larger than any sheet, because nothing outside the window is painted. */
const WINDOW = { width: 4_000, height: 6_000 } as const;
const PATIENCE_MS = 600_000;

/** The game's text for a horse that cannot be painted. */
const FAILED = 'Failed to load horse image';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !SHEETS.some((known) => known === name));
if (unknown.length > 0)
  throw new RangeError(`No sheet is called "${unknown.join('", "')}": there are ${SHEETS.join(', ')}`);
const names = SHEETS.filter((name) => wanted.length === 0 || wanted.includes(name));

await mkdir(FOLDER, { recursive: true });
if (names.includes('scenes')) {
  const madeOf = hashOfScenes();
  await saveSheet(await sceneSheet(), 'scenes');
  await noteMadeOf('scenes', madeOf);
}
const ofHorses = names.filter((name) => name !== 'scenes');
if (ofHorses.length > 0) await paintHorses();

async function paintHorses(): Promise<void> {
  // Hashed before painting, so that a change of the painter during the run fails the check.
  const madeOf = hashOfSources();
  await withGamePage(WINDOW, async (page, address) => {
    for (const name of ofHorses) {
      await page.goto(`${address}sheets/${name}`);
      if (name === 'samples') await saveSamples(page);
      else await saveSheet(await pictureOf(page), name);
      await noteMadeOf(name, madeOf);
    }
  });
}

async function saveSheet(png: Buffer, name: string): Promise<void> {
  const { bytes, quality } = await asWebp(png, MOST_BYTES);
  await writeFile(new URL(`${name}.webp`, FOLDER), bytes);
  console.log(`${name}: ${Math.round(bytes.length / 1000)} kB, quality ${quality}`);
}

/** The finished sheet as PNG. */
async function pictureOf(page: Page): Promise<Buffer> {
  const sheet = page.locator('.contact-sheet');
  await sheet.waitFor();
  await untilPainted(page);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  return sheet.screenshot({ animations: 'disabled', timeout: PATIENCE_MS });
}

/** Throws as soon as a horse has no picture. */
async function untilPainted(page: Page): Promise<void> {
  const end = await page.waitForFunction(
    `(() => {
      const horses = [...document.querySelectorAll('.horse-picture')];
      const failed = horses.filter((horse) => horse.textContent.includes('${FAILED}'));
      if (failed.length > 0) return \`\${failed.length} of \${horses.length}\`;
      return horses.length === document.querySelectorAll('canvas.is-shown').length ? 'painted' : null;
    })()`,
    undefined,
    { timeout: PATIENCE_MS },
  );
  const outcome = (await end.jsonValue()) as string;
  if (outcome !== 'painted') throw new Error(`${FAILED}: ${outcome} at ${page.url()}`);
}

/** Paints each landing-page horse in each width, without a background. */
async function saveSamples(page: Page): Promise<void> {
  await page.locator('.sample').first().waitFor();
  await untilPainted(page);
  await mkdir(SAMPLES_FOLDER, { recursive: true });
  for (const sample of await page.locator('.sample').all()) {
    const file = await sample.getAttribute('data-file');
    const address = await page.evaluate<string>(
      `document.querySelector('[data-file="${file}"] canvas').toDataURL()`,
    );
    const png = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
    for (const width of SAMPLE_WIDTHS) {
      const bytes = await sharp(png)
        .resize(width)
        .webp({ quality: SAMPLE_QUALITY, alphaQuality: 90, effort: 6 })
        .toBuffer();
      await writeFile(new URL(`${file}-${width}.webp`, SAMPLES_FOLDER), bytes);
      console.log(`${file}, ${width} px: ${Math.round(bytes.length / 1000)} kB`);
    }
  }
}
