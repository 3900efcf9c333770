import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { blendAir } from '../../art/paint/outline-air.ts';
import { outlineShadow, type Pixels, type Srgb } from '../../art/paint/outline-shadow.ts';
import { SHADOW_BOX } from '../../art/paint/shadow-box.ts';
import type { Foot } from '../../art/paint/view.ts';
import type { SceneLight } from '../../art/paint/recipe/recipe.ts';
import type { SeasonCoat } from '../../art/paint/recipe/stance.ts';
import type { Backdrop } from '../../game/magic/backdrops.ts';
import { stallBackdrop } from './backdrop.ts';
import lightsJson from './scene-lights.json' with { type: 'json' };
import { PORTRAIT_SIZES } from './sizes.ts';

interface ShareLight extends SceneLight {
  readonly air: Srgb;
  readonly shade: Srgb;
  readonly coat: SeasonCoat;
}

/** Of the lanterns' scenes (`npm run share-scenes`). Cast: JSON has no tuples. */
export const SCENE_LIGHTS = lightsJson as unknown as Readonly<Record<Backdrop, ShareLight>>;

interface Scene {
  readonly background: Sharp;
  /** From back to front, the horse among them. */
  readonly layers: readonly OverlayOptions[];
}

interface Placing {
  readonly backdrop: Backdrop | null;
  readonly left: number;
  readonly top: number;
  readonly feet: readonly Foot[];
}

/** A horse before the wall of a stable, or in the scene of its lantern, in whose light it is painted. */
export async function paintScene(
  shareFolder: string,
  horse: Pixels,
  { backdrop, left, top, feet }: Placing,
): Promise<Scene> {
  const { width, height } = PORTRAIT_SIZES.l;
  if (backdrop === null) {
    const wall = sharp(stallBackdrop(width, height), { raw: { width, height, channels: 3 } });
    return { background: wall, layers: [{ ...inputOf(horse), left, top }] };
  }
  const { air, shade } = SCENE_LIGHTS[backdrop];
  blendAir(horse, air);
  const shadow = inputOf(outlineShadow(horse, feet, shade));
  const box = SHADOW_BOX;
  const enlarged = await sharp(shadow.input, { raw: shadow.raw })
    .resize(Math.round(box.width * horse.width), Math.round(box.height * horse.height), { fit: 'fill' })
    .png()
    .toBuffer();
  return {
    background: sharp(join(shareFolder, `${backdrop}-back.webp`)),
    layers: [
      {
        input: enlarged,
        left: left + Math.round(box.left * horse.width),
        top: top + Math.round(box.top * horse.height),
      },
      { ...inputOf(horse), left, top },
      { input: join(shareFolder, `${backdrop}-front.webp`) },
    ],
  };
}

function inputOf({ data, width, height }: Pixels) {
  return { input: Buffer.from(data), raw: { width, height, channels: 4 } } as const;
}
