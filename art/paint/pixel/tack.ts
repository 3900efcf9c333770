import { inScene, toScreen, type Light } from './light.ts';
import { blend, clamp01, filtered, mix, plus, rgb, times, type Rgb } from './numbers.ts';
import type { Recipe } from './recipe.ts';

/** sRGB. `kind`: saddle 0, bridle 1. The shares are of cloth, of piping or inlay, and of metal; the rest is leather. */
export function tackColour(
  r: Recipe,
  kind: number,
  pad: number,
  trim: number,
  metal: number,
  light: Light,
): Rgb {
  const finish = kind < 0.5 ? r.saddleFinish : r.bridleFinish;
  const worn = clamp01(1 - 2 * finish);
  const fine = clamp01(2 * finish - 1);
  const leather: Rgb = blend(r.leather, rgb(0.165, 0.13, 0.1), 0.5 * worn);
  const cloth: Rgb = times(r.pad, mix(1, 0.72, worn));
  let c: Rgb = blend(leather, cloth, pad);
  let edge: Rgb = blend(blend(r.piping, r.finePiping, fine), cloth, worn);
  if (kind > 0.5) edge = blend(leather, r.inlay, fine);
  c = blend(c, edge, trim);
  c = blend(c, rgb(0.4, 0.4, 0.415), metal);
  const bright = mix(1, mix(0.4, 0.85, finish), metal);
  const tint: Rgb = inScene(
    r,
    rgb(light.direct * 1.85, light.direct * 1.79, light.direct * 1.68),
    rgb(0.1, 0.108, 0.125),
    0.2,
  );
  const soft = pad * (1 - trim);
  const polish = mix(mix(0.05, 0.7, finish), mix(0.25, 0.9, finish), metal) * (1 - 0.9 * soft);
  const sheen = light.sheen * polish;
  const shone: Rgb = plus(times(c, 0.9 * sheen), rgb(0.2 * sheen, 0.2 * sheen, 0.205 * sheen));
  return toScreen(plus(times(filtered(c, tint), bright), filtered(shone, r.sun)));
}
