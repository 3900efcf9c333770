import { blend, clamp01, mix, noise, rgb, rise, times, type Rgb } from './numbers.ts';
import { bodyPointAt } from './body-point-at.ts';
import { isHind, type BodyPoint } from './body-point.ts';
import type { Recipe } from './recipe.ts';
import { whiteAtCoronet } from './white.ts';

function coronet(p: BodyPoint): number {
  const toe = isHind(p) ? 0.915 : 0.092;
  const across = (p.x - toe) / 0.0665;
  return (
    mix(0.0535, 0.033, Math.min(Math.max(across, -0.3), 1.2)) + 0.002 * Math.sin(clamp01(across) * Math.PI)
  );
}

export function hoofAt(p: BodyPoint): number {
  return rise(0.0022, -0.0022, p.y - coronet(p));
}

/** Share of the height of the horseshoe, at a point. */
export function shoeAt(p: BodyPoint): number {
  return rise(0.0106, 0.0088, p.y);
}

/** Iron, or bright steel. */
export function shoeColour(r: Recipe, p: BodyPoint): Rgb {
  const worn = 0.82 + 0.36 * noise(p.x * 240, p.y * 400, 21);
  return times(rgb(0.62, 0.63, 0.65), mix(0.09, 0.55, r.shoes) * worn * mix(0.7, 1.25, rise(0, 0.009, p.y)));
}

/** Horn takes the colour of the skin that it grows from: pale under white, dark under spots. Striped with Lp. */
export function hoofColour(r: Recipe, p: BodyPoint): Rgb {
  const down = coronet(p) - p.y;
  const rings = 0.86 + 0.22 * noise(p.x * 9, down * 300, 3) + 0.1 * noise(p.x * 3, down * 900, 4);
  const slant = p.x + down * 0.42;
  const streaks = 0.92 + 0.16 * noise(slant * 330, down * 10, 6);
  const white = whiteAtCoronet(r, bodyPointAt(slant, coronet(p) + 0.005, p.part));
  const spotted = rise(0.2, 0.95, white) * mix(1, 1.25, rise(0, 0.04, down));
  let c: Rgb = blend(r.hoof, rgb(0.42, 0.315, 0.205), clamp01(spotted));
  if (r.hoofStripes > 0) {
    const wide =
      noise(slant * 62, p.part * 5, 14 + r.seed) * 0.6 + noise(slant * 150, p.part * 5, 15 + r.seed) * 0.4;
    c = blend(c, rgb(0.4, 0.3, 0.2), r.hoofStripes * 0.85);
    c = blend(c, rgb(0.04, 0.031, 0.025), rise(0.47, 0.58, wide) * r.hoofStripes * 0.85);
  }
  return times(c, rings * streaks * mix(1.12, 0.8, rise(0, 0.05, down)));
}
