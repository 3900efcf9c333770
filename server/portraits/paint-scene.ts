import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { Backdrop } from '../../game/magic/backdrops.ts';
import { stallBackdrop } from './backdrop.ts';
import sceneRows from './scenes.json' with { type: 'json' };
import { PORTRAIT_SIZES } from './sizes.ts';

const DIMS: Readonly<Record<Backdrop, { readonly dim: number }>> = sceneRows;

/** RGBA. */
export interface PaintedHorse {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

interface Scene {
  readonly background: Sharp;
  /** From back to front, the horse among them. */
  readonly layers: readonly OverlayOptions[];
}

/** A horse before the wall of a stable, or in the scene of its lantern and lit by it. */
export async function paintScene(
  shareFolder: string,
  horse: PaintedHorse,
  {
    backdrop,
    left,
    top,
  }: { readonly backdrop: Backdrop | null; readonly left: number; readonly top: number },
): Promise<Scene> {
  const { width, height } = PORTRAIT_SIZES.l;
  const { data, ...size } = horse;
  const raw = { ...size, channels: 4 } as const;
  if (backdrop === null) {
    const wall = sharp(stallBackdrop(width, height), { raw: { width, height, channels: 3 } });
    return { background: wall, layers: [{ input: Buffer.from(data), raw, left, top }] };
  }
  const fileOf = (layer: string) => join(shareFolder, `${backdrop}-${layer}.webp`);
  const light = await sharp(fileOf('light'))
    .resize(size.width, size.height, { fit: 'fill' })
    .png()
    .toBuffer();
  const { dim } = DIMS[backdrop];
  const dimmed = Uint8ClampedArray.from(data, (value, at) => (at % 4 === 3 ? value : value * dim));
  const lit = await sharp(dimmed, { raw })
    .composite([
      { input: light, blend: 'soft-light' },
      { input: Buffer.from(data), raw, blend: 'dest-in' },
    ])
    .png()
    .toBuffer();
  return {
    background: sharp(fileOf('back')),
    layers: [{ input: lit, left, top }, { input: fileOf('front') }],
  };
}
