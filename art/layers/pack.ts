import { createHash } from 'node:crypto';

import sharp from 'sharp';

import type { Plane, PlaneInFile } from '../paint/layers/layers.ts';

type PlaneOfPart = PlaneInFile extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'at' | 'box'>
    : never
  : never;

export type RenderedPlane = PlaneOfPart & { readonly picture: Plane };

/** `quality`: 1 to 100. */
export type Packing = 'lossless' | { readonly quality: number };

export interface PackedFile {
  readonly bytes: Buffer;
  /** First eight hex digits of the SHA-256. */
  readonly hash: string;
  readonly planes: readonly PlaneInFile[];
}

/** WebP blocks are 16 px wide; planes aligned to blocks do not bleed into each other. */
const BLOCK = 16;
const upToBlock = (size: number): number => Math.ceil(size / BLOCK) * BLOCK;

/** Tiles the planes into one picture. */
export async function pack(rendered: readonly RenderedPlane[], packing: Packing): Promise<PackedFile> {
  const width = upToBlock(Math.max(...rendered.map(({ picture }) => picture.width)));
  const placed: { at: [number, number]; plane: RenderedPlane }[] = [];
  let [x, y, shelf] = [0, 0, 0];
  for (const plane of rendered) {
    const { width: wide, height: high } = plane.picture;
    if (x + wide > width) [x, y, shelf] = [0, y + shelf, 0];
    placed.push({ at: [x, y], plane });
    x += upToBlock(wide);
    shelf = Math.max(shelf, upToBlock(high));
  }
  const height = y + shelf;
  const grey = new Uint8Array(width * height);
  for (const { at, plane } of placed) copyInto(grey, width, at, plane.picture);
  const bytes = await sharp(grey, { raw: { width, height, channels: 1 } })
    .webp(packing === 'lossless' ? { lossless: true, effort: 6 } : { quality: packing.quality, effort: 6 })
    .toBuffer();
  const planes = placed.map(({ at, plane: { picture, ...place } }) => ({
    ...place,
    at: [...at, picture.width, picture.height] as const,
    box: picture.box,
  }));
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 8), planes };
}

function copyInto(grey: Uint8Array, stride: number, [x, y]: readonly [number, number], picture: Plane): void {
  for (let row = 0; row < picture.height; row++)
    grey.set(picture.data.subarray(row * picture.width, (row + 1) * picture.width), (y + row) * stride + x);
}
