import { blend, clamp01, mix, noise, rgb, rise, times } from './numbers.ts';
import type { Rgb } from './numbers.ts';
import { isHind } from './place.ts';
import type { Place } from './place.ts';
import type { Recipe } from './recipe.ts';

/** The height of the coronet above a point of the hoof. */
function coronet(p: Place): number {
  const toe = isHind(p) ? 0.9185 : 0.0955;
  const across = (p.x - toe) / 0.0615;
  return (
    mix(0.0535, 0.033, Math.min(Math.max(across, -0.3), 1.2)) + 0.002 * Math.sin(clamp01(across) * Math.PI)
  );
}

export function hoofAt(p: Place): number {
  return rise(0.0022, -0.0022, p.y - coronet(p));
}

/** Horn grows in rings and has fine streaks; under white it is pale, and striped with Lp or ermine. */
export function hoofColour(r: Recipe, p: Place, white: number): Rgb {
  const down = coronet(p) - p.y;
  const rings = 0.86 + 0.22 * noise(p.x * 9, down * 300, 3) + 0.1 * noise(p.x * 3, down * 900, 4);
  const slant = p.x - down * 0.45;
  const streaks = 0.92 + 0.16 * noise(slant * 330, down * 10, 6);
  let c: Rgb = blend(r.hoof, rgb(0.42, 0.315, 0.205), rise(0.35, 0.75, white));
  const stripes = Math.max(r.hoofStripes, r.ermine * white * 0.8);
  const stripe = rise(0.5, 0.6, noise(slant * 105, p.part * 5, 14 + r.seed)) * stripes;
  c = blend(c, rgb(0.4, 0.3, 0.2), r.hoofStripes * 0.8);
  c = blend(c, rgb(0.035, 0.027, 0.022), stripe * 0.85);
  return times(c, rings * streaks * mix(1.12, 0.8, rise(0, 0.05, down)));
}
