import { whiteOver } from './body.ts';
import {
  blend,
  clamp01,
  filtered,
  mix,
  noise,
  plus,
  rgb,
  rise,
  times,
  toPower,
  type Rgb,
} from './numbers.ts';
import { inScene, toScreen, type Light } from './light.ts';
import type { BodyPoint } from './body-point.ts';
import { bodyPointAt } from './body-point-at.ts';
import type { Recipe } from './recipe.ts';

/** 0 to 1. `kind`: mane 0, forelock 1, tail 2. */
function whiteOfHair(r: Recipe, kind: number, along: number, position: number, uneven: number): number {
  if (kind > 0.5 && kind < 1.5) {
    if (r.leopard > 1 || r.sabino > 1.5) return 0.85;
    if (r.splash > 0.6) return 0.7;
    return Math.max(rise(0.035, 0.06, r.bald), rise(0.022, 0.036, r.blaze)) * 0.55;
  }
  let root: BodyPoint = bodyPointAt(
    0.225 - 0.475 * position,
    0.94 + 0.62 * position - 0.27 * position * position,
    2,
  );
  if (kind > 1.5) root = bodyPointAt(0.93, 0.9 - along * 0.55, 1);
  let white = 0;
  if (r.tobiano >= 0 || r.leopard >= 0 || r.sabino > 1.5) white = whiteOver(r, root);
  if (kind > 1.5) {
    if (r.splash >= 0) white = Math.max(white, whiteOver(r, root));
    if (r.sabino >= 0) white = Math.max(white, Math.min(r.sabino, 1) * 0.6 * rise(0.45, 0.95, along));
    const bar = 0.5 + 0.5 * Math.sin(along * 46 + uneven * 5);
    if (r.rabicano > 0) white = Math.max(white, r.rabicano * rise(0.42, 0.06, along) * (0.28 + 0.34 * bar));
  }
  if (kind > 1.5 && r.tobiano >= 0) {
    const ends = along + uneven;
    const band =
      rise(0.03, 0.16, along) *
      rise(0.78, 0.62, ends) *
      (r.tobiano + noise(r.seed, 2, 5) * 0.5 > 0.66 ? 1 : 0);
    white = Math.max(white * rise(0.9, 0.5, along), band);
  }
  return clamp01(white);
}

/** sRGB. */
export function maneColour(r: Recipe, kind: number, along: number, position: number, light: Light): Rgb {
  const strand = noise(position * 70 + along * 0.6, 0.5, 31 + r.seed);
  const lock = noise(position * 26 + along * 0.4, 0.5, 37 + r.seed);
  let c: Rgb = blend(r.maneRoot, r.mane, rise(0, 0.34, along + (lock - 0.5) * 0.12));
  c = blend(c, r.maneTip, rise(0.5, 1, along + (lock - 0.5) * 0.3) * 0.9);
  if (r.frostAmount > 0) {
    const natural =
      rise(0.42, 0.04, along + (strand - 0.5) * 0.3) * (0.25 + 0.75 * strand) * (kind < 0.5 ? 0.6 : 0.4);
    const sides = kind < 1.5 ? rise(0.74, 0.56, along + (strand - 0.5) * 0.12) : natural;
    const dock = kind > 1.5 ? rise(0.3, 0.05, along) * Math.abs(position - 0.5) * 2 : 0;
    c = blend(c, r.frost, r.frostAmount * Math.max(dock, mix(natural, sides, r.upright)));
  }
  const uneven = (lock - 0.5) * 0.22 + (strand - 0.5) * 0.16;
  const white = whiteOfHair(r, kind, along, position, uneven);
  const parted = rise(0.3, 0.7, white + uneven);
  c = blend(c, times(r.white, mix(0.86, 1, rise(0, 0.4, along))), white > 0 ? parted : 0);
  c = times(c, 0.8 + 0.26 * strand + 0.14 * lock);
  const depth = 1 + 0.25 * clamp01(1 - light.direct * 1.4);
  const low = kind > 1.5 ? 0.15 + 0.45 * along : 0.15;
  const tint: Rgb = inScene(
    r,
    rgb(light.direct * 1.67, light.direct * 1.62, light.direct * 1.54),
    rgb(0.21, 0.227, 0.26),
    low,
  );
  const sheen = light.sheen * r.maneGloss;
  const shone: Rgb = plus(times(c, 0.5 * sheen), rgb(0.11 * sheen, 0.105 * sheen, 0.1 * sheen));
  return toScreen(plus(filtered(toPower(c, depth), tint), filtered(shone, r.sun)));
}
