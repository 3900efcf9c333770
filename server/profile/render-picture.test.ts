import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isRefusal } from '../../game/refusal.ts';
import type { PictureFiles } from './profile-pictures.ts';
import { aSlowPicture } from '../testing/builders/pictures.ts';
import { renderPicture } from './render-picture.ts';

const blank = (width: number, height: number, background = '#884422') =>
  sharp({ create: { width, height, channels: 3, background } });

async function rendered(bytes: Buffer): Promise<PictureFiles> {
  const files = await renderPicture(bytes);
  if (isRefusal(files)) throw new Error(files.refused);
  return files;
}

async function colourAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
}

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a %s becomes two squares', async (format) => {
  const { large, small } = await rendered(await blank(300, 200).toFormat(format).toBuffer());
  expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 480, height: 480 });
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 160, height: 160 });
});

test('location and camera are removed', async () => {
  const exif = { IFD0: { Copyright: 'Anna Example' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
  const bytes = await blank(300, 200).withExif(exif).jpeg().toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const { large } = await rendered(bytes);
  const { exif: left, icc, xmp, iptc } = await sharp(large).metadata();
  expect([left, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
  expect(large.includes('Anna Example')).toBe(false);
});

test('a photo taken sideways is turned upright', async () => {
  const red = await blank(100, 200, '#ff0000').png().toBuffer();
  const sideways = await blank(200, 200, '#0000ff')
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  // Orientation 6: the file's left is the visible top.
  const { large } = await rendered(sideways);
  const [above, below] = [await colourAt(large, 240, 40), await colourAt(large, 240, 440)];
  expect(above[0]).toBeGreaterThan(200);
  expect(below[2]).toBeGreaterThan(200);
});

test('an animation gives its first frame', async () => {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff', '#00ff00'].map((colour) => blank(40, 40, colour).png().toBuffer()),
  );
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(gif).metadata()).pages).toBe(3);
  const { large } = await rendered(gif);
  expect((await sharp(large).metadata()).pages ?? 1).toBe(1);
  expect((await colourAt(large, 200, 200))[0]).toBeGreaterThan(200);
});

test.each<[string, Buffer | Promise<Buffer>]>([
  ['text', Buffer.from('a horse, in words')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>')],
  ['a TIFF', blank(20, 20).tiff().toBuffer()],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')],
  [
    'the beginning of a JPEG',
    blank(900, 900)
      .jpeg()
      .toBuffer()
      .then((bytes) => bytes.subarray(0, 400)),
  ],
  ['the beginning of a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['nothing', Buffer.alloc(0)],
  ['zeros', Buffer.alloc(4096)],
])('%s is refused', async (_, bytes) => {
  expect(await renderPicture(await bytes)).toMatchObject({ refused: 'NOT_A_PICTURE' });
});

/** Declares a large size, contains little data. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(typed));
    return Buffer.concat([length, typed, check]);
  };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

test.each([
  [20_000, 20_000],
  [4_000, 4_001],
])('a file that would unpack to %i by %i pixels is refused before it is unpacked', async (width, height) => {
  expect(await renderPicture(bomb(width, height))).toMatchObject({ refused: 'PICTURE_TOO_LARGE' });
});

test('an animation of too many frames is refused before it is unpacked', async () => {
  const gif = await blank(1000, 1000).gif().toBuffer();
  const trailer = gif.length - 1;
  const start = gif.indexOf(Buffer.from([0x21, 0xf9]));
  const picture = gif.subarray(start === -1 ? gif.indexOf(0x2c, 13) : start, trailer);
  const many = Buffer.concat([
    gif.subarray(0, trailer),
    ...Array<Buffer>(250).fill(picture),
    Buffer.from(';'),
  ]);
  expect(await renderPicture(many)).toMatchObject({ refused: 'PICTURE_TOO_LARGE' });
});

test('an AVIF may have five million pixels and no more', async () => {
  const [most, more] = await Promise.all(
    [2000, 2001].map((height) => blank(2500, height).avif({ effort: 0 }).toBuffer()),
  );
  expect(isRefusal(await renderPicture(most ?? Buffer.alloc(0)))).toBe(false);
  expect(await renderPicture(more ?? Buffer.alloc(0))).toEqual({
    refused: 'PICTURE_TOO_LARGE',
    details: { megapixels: 5 },
  });
});

test('a picture is decoded once for both sizes', async () => {
  const bytes = await aSlowPicture(2000, 1500);
  const cpuMs = async (run: () => Promise<unknown>) => {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const [once, rendering] = [[], []] as number[][];
  for (let index = 0; index < 3; index++) {
    once?.push(await cpuMs(() => sharp(bytes).resize(480, 480).raw().toBuffer()));
    rendering?.push(await cpuMs(() => rendered(bytes)));
  }
  expect(Math.min(...(rendering ?? [])) / Math.min(...(once ?? []))).toBeLessThan(1.6);
});

test('concurrent pictures are all rendered', async () => {
  const bytes = await blank(64, 64).png().toBuffer();
  const all = await Promise.all(Array.from({ length: 12 }, () => rendered(bytes)));
  expect(new Set(all.map(({ large }) => large.toString('base64'))).size).toBe(1);
});
