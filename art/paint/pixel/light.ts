import {
  blend,
  clamp01,
  encoded,
  filtered,
  mix,
  plus,
  rgb,
  rise,
  times,
  toPower,
  type Rgb,
} from './numbers.ts';
import type { Recipe } from './recipe.ts';

export interface Light {
  /** From the sky above left. */
  direct: number;
  ambient: number;
  /** Reflected by hair. */
  sheen: number;
}

/** Light from the sun and from around, in the scene. `low`: 0 where the sky is seen to 1 where the ground is. */
export function inScene(r: Recipe, direct: Rgb, around: Rgb, low: number): Rgb {
  return plus(filtered(direct, r.sun), filtered(around, blend(r.sky, r.ground, low)));
}

/** Hair lights hair: dark folds are deeper in colour. `low` as for `inScene`. */
export function litHair(r: Recipe, albedo: Rgb, light: Light, low: number, gloss: number): Rgb {
  const pale = rise(0.3, 0.8, 0.3 * albedo[0] + 0.6 * albedo[1] + 0.1 * albedo[2]);
  // White hair lights its own folds, and shines little; long hair fills them.
  const direct = mix(light.direct, 0.42, 0.24 * pale + 0.2 * r.winter);
  const ambient = light.ambient;
  const tint: Rgb = inScene(
    r,
    rgb(direct * 2.2, direct * 2.1, direct * 1.95),
    rgb(ambient * 0.75, ambient * 0.8, ambient * 0.92),
    low,
  );
  const depth = 1 + 0.3 * clamp01(1 - (direct * 1.3 + ambient * 0.4));
  const base: Rgb = filtered(toPower(albedo, depth), tint);
  const sheen = light.sheen * gloss * (1 - 0.45 * pale);
  const coloured = sheen * (0.55 + 1.75 * r.metal);
  const plain = sheen * (0.12 - 0.05 * r.metal);
  const shone: Rgb = plus(times(albedo, coloured), rgb(plain * 0.96, plain * 0.985, plain * 1.05));
  return plus(base, filtered(shone, r.sun));
}

function shoulder(value: number): number {
  return value < 0.7 ? Math.max(value, 0) : 0.7 + 0.3 * (1 - Math.exp((0.7 - value) / 0.3));
}

/** Linear light to sRGB, with soft highlights. */
export function toScreen(colour: Rgb): Rgb {
  return rgb(encoded(shoulder(colour[0])), encoded(shoulder(colour[1])), encoded(shoulder(colour[2])));
}
