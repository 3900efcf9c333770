import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { paintPicture } from '../../art/paint/paint.ts';
import { PAINTER_VERSION } from '../../art/paint/name/painter-version.ts';
import { portraitName } from '../../art/paint/name/portrait-name.ts';
import { recipeOf } from '../../art/paint/recipe/recipe.ts';
import { PLAIN_STANCE, stanceIn } from '../../art/paint/recipe/stance.ts';
import { wholeView } from '../../art/paint/view.ts';
import type { Look } from '../../game/horses/coat/look.ts';
import { appForFile, appForTest } from '../testing/app/test-app.ts';
import { BAY_TOBIANO as BAY } from '../testing/builders/looks.ts';
import { stopWallClock } from '../testing/stop-wall-clock.ts';
import { openFolderStore } from '../picture-store/folder-store.ts';
import { openLayerFiles } from './layer-files.ts';
import { CARD_HORSE, openPainter } from './paint-portrait.ts';
import { SCENE_LIGHTS } from './paint-scene.ts';
import { openPortraitCache } from './portrait-cache.ts';

const app = await appForFile({ mostPortraits: 5 });

const addressOf = (look: Look, size = 'm') => `/portraits/${portraitName(look)}-${size}.webp`;

async function filesIn(folder: string): Promise<string[]> {
  const files = await readdir(join(folder, 'portraits'), { recursive: true, withFileTypes: true });
  return files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
}

test('a portrait comes in four sizes and may be cached for ever', async () => {
  for (const [size, width, height, channels] of [
    ['m', 256, 220, 4],
    ['s', 128, 110, 4],
    ['l', 1200, 630, 3],
    ['x', 448, 385, 4],
  ] as const) {
    const answer = await app.http.inject(addressOf(BAY, size));
    expect(answer).toMatchObject({ statusCode: 200 });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width,
      height,
      channels,
    });
  }
});

test('the picture is a bay horse on nothing', async () => {
  const { rawPayload } = await app.http.inject(addressOf(BAY));
  const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray((y * 256 + x) * 4, (y * 256 + x) * 4 + 4)];
  expect(pixel(5, 5)[3]).toBe(0);
  const colours = new Set<string>();
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3] === 255) colours.add(`${(data[at] ?? 0) >> 5}`);
  // White patches, and a coat darker than them.
  expect(colours.size).toBeGreaterThan(4);
});

test('a grazing horse has a picture of its own: its head is elsewhere than when it stands', async () => {
  const [standing, grazing] = await Promise.all(
    (['stand', 'graze'] as const).map(async (pose) => {
      const answer = await app.http.inject(`/portraits/${portraitName(BAY, pose)}-x.webp`);
      const { data, info } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true });
      const upper = data.subarray(0, Math.round(info.height * 0.25) * info.width * 4);
      return upper.filter((value, at) => at % 4 === 3 && value > 200).length;
    }),
  );
  expect(standing).toBeGreaterThan(1_000);
  expect(grazing).toBe(0);
});

test('a second request reads the file, and a corrupted file is painted again', async () => {
  const look = { ...BAY, seed: 77 };
  const first = await app.http.inject(addressOf(look));
  const files = (await filesIn(app.dataDir)).filter((file) => file.includes(portraitName(look)));
  expect(files.map((file) => file.slice(-7)).toSorted()).toEqual(['-m.webp', '-s.webp']);
  const [file = ''] = files.filter((name) => name.endsWith('-m.webp'));
  const whole = await readFile(file);
  for (const corrupted of [Buffer.from(whole).fill(0, 200, 260), whole.subarray(0, 900), Buffer.alloc(0)]) {
    await writeFile(file, corrupted);
    const answer = await app.http.inject(addressOf(look));
    expect(answer.rawPayload.equals(first.rawPayload)).toBe(true);
    expect((await readFile(file)).equals(whole)).toBe(true);
  }
});

test.each([
  '/portraits/horse-m.webp',
  `/portraits/${portraitName(BAY)}-z.webp`,
  `/portraits/${portraitName(BAY)}.webp`,
  `/portraits/${PAINTER_VERSION}-${'z'.repeat(50)}-m.webp`,
  '/portraits/..%2f..%2fnotice.txt',
])('%s is nothing', async (url) => {
  const answer = await app.http.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('the name of an older painter leads to the picture of today', async () => {
  const answer = await app.http.inject(addressOf(BAY).replace(PAINTER_VERSION, '000000'));
  expect(answer).toMatchObject({ statusCode: 302, headers: { location: addressOf(BAY) } });
});

test('beyond the queue requests are refused for now; concurrent requests share one painting', async () => {
  const urls = Array.from({ length: 2_000 }, (_, seed) => addressOf({ ...BAY, seed: 1_000 + seed }));
  const same = await Promise.all(
    Array.from({ length: 40 }, () => app.http.inject(addressOf({ ...BAY, seed: 9 }))),
  );
  expect(same.every(({ statusCode }) => statusCode === 200)).toBe(true);
  const answers = await Promise.all(urls.map((url) => app.http.inject(url)));
  const [served, busy] = [200, 503].map((status) => answers.filter((each) => each.statusCode === status));
  expect((served?.length ?? 0) + (busy?.length ?? 0)).toBe(urls.length);
  expect(served?.length).toBeGreaterThanOrEqual(5);
  expect(served?.length).toBeLessThan(500);
  expect(busy?.[0]?.headers['retry-after']).toBe('2');
});

test('one network may have 600 painted in a minute', async () => {
  stopWallClock();
  const other = await appForTest({ database: app.database, rateLimit: true, mostPortraits: 0 });
  const get = (seed: number) => other.http.inject(addressOf({ ...BAY, seed }));
  for (let seed = 0; seed < 600; seed++) expect((await get(seed)).statusCode).toBe(503);
  expect((await get(600)).statusCode).toBe(429);
});

test('above the limit the oldest files go', async () => {
  const cache = openPortraitCache(openFolderStore(join(app.dataDir, 'bounded')), 100_000);
  for (let index = 0; index < 30; index++) {
    await cache.save(`${index}.webp`, Buffer.alloc(6_000, index));
    await cache.settle();
  }
  const files = await filesIn(join(app.dataDir, 'bounded'));
  expect(files.length).toBeLessThanOrEqual(16);
  expect(files.length).toBeGreaterThan(10);
  expect(await cache.read('29.webp')).toEqual(Buffer.alloc(6_000, 29));
  expect(await cache.read('0.webp')).toBeUndefined();
});

test('a horse with tack has a picture of its own, with the pad of its colour', async () => {
  const look: Look = {
    ...BAY,
    patterns: { tobiano: null, frame: null, sabino: null, splash: null, leopard: null, allWhite: null },
    tack: { shoes: 'fine', saddle: 'good', bridle: 'good', colour: 'navy' },
  };
  const [bare, dressed] = await Promise.all(
    [{ ...look, tack: null }, look].map(async (each) => {
      const { statusCode, rawPayload } = await app.http.inject(addressOf(each, 'x'));
      expect(statusCode).toBe(200);
      return sharp(rawPayload).raw().toBuffer();
    }),
  );
  const isBlue = (data: Buffer, at: number) =>
    (data[at + 3] ?? 0) === 255 && (data[at + 2] ?? 0) > (data[at] ?? 0) + 12;
  const blue = (data: Buffer | undefined) =>
    data === undefined
      ? 0
      : Array.from({ length: data.length / 4 }, (_, at) => at * 4).filter((at) => isBlue(data, at)).length;
  expect(blue(bare)).toBe(0);
  expect(blue(dressed)).toBeGreaterThan(400);
});

test.each([
  ['snowfall', 'winter'],
  ['golden_evening', 'summer'],
] as const)(
  'to share before the lantern %s, a horse wears its %s coat and stands as in scenes',
  async (backdrop, coat) => {
    const assets = join(import.meta.dirname, '../../web/public/assets');
    const layersFolder = join(assets, 'horses');
    const paint = openPainter({ layersFolder, shareFolder: join(assets, 'share') });
    // This seed carries its head high.
    const look = { ...BAY, seed: 5 };
    const card = { name: 'Juniper', nameplate: 'brass', backdrop } as const;
    const [file] = await paint({ look, pose: 'stand', stance: PLAIN_STANCE }, 'share', card);
    const shared = await sharp(file?.bytes).removeAlpha().raw().toBuffer();
    const view = wholeView(CARD_HORSE.width);
    const layers = await openLayerFiles(layersFolder)(look, 'stand');
    const left = Math.round((1200 - view.width) / 2);
    const own = stanceIn(coat, look, 'stand');
    const otherCoat = { ...own, coat: coat === 'winter' ? 'summer' : 'winter' } as const;
    const unlike = [own, otherCoat, { ...PLAIN_STANCE, coat }].map((stance) => {
      const bare = { ...layers, frame: { ...layers.frame, hooves: [] } };
      const painted = paintPicture(bare, recipeOf(look, SCENE_LIGHTS[backdrop], stance), view);
      let [sum, count] = [0, 0];
      for (let at = 0; at < view.width * view.height; at++) {
        if (painted[4 * at + 3] !== 255) continue;
        const there = 3 * (1200 * (CARD_HORSE.top + Math.floor(at / view.width)) + left + (at % view.width));
        for (let channel = 0; channel < 3; channel++)
          sum += Math.abs((painted[4 * at + channel] ?? 0) - (shared[there + channel] ?? 0));
        count += 3;
      }
      return sum / count;
    });
    expect(Math.min(...unlike)).toBe(unlike[0]);
  },
);
