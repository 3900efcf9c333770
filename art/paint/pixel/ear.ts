import { blend, clamp01, hill, mix, noise, plus, rgb, rise, times, type Rgb } from './numbers.ts';
import type { Recipe } from './recipe.ts';

/*
 * The near ear, a shell that opens to the front. Head coordinates; `along`: 0 at its root to 1 at its tip; `across`: -1
 * at its hind edge to 1 at its front one, as `EAR_RIBS` has them.
 */

export function alongEar(s: number, n: number): number {
  return ((s - 0.033) * -0.436 + (n + 0.022) * 0.9) / 0.1478;
}

export function acrossEar(s: number, n: number, along: number): number {
  const within = clamp01(along);
  const wide = 0.0255 * Math.sqrt(Math.max(0.03, 1 - Math.pow(within, 2.6)));
  const middle = -0.0105 * Math.sin(Math.PI * within);
  return ((s - 0.033) * 0.9 + (n + 0.022) * 0.436 - middle) / wide;
}

/** Where the opening begins, from the hind edge. */
function shellEdge(along: number): number {
  return 1 - 1.12 * rise(0.08, 0.42, along) * rise(0.99, 0.62, along);
}

/** 1 within the opening. */
export function shellAt(along: number, across: number): number {
  const edge = shellEdge(along);
  return rise(edge - 0.04, edge + 0.14, across) * rise(0.08, 0.2, along);
}

/** 1 on the edge of the opening. */
export function shellRimAt(along: number, across: number): number {
  return hill(across - shellEdge(along) + 0.1, 0.13) * rise(0.12, 0.3, along) * rise(1, 0.85, along);
}

/** Dark skin in its depth, and pale hairs that cross the opening from both edges. */
export function earColour(r: Recipe, s: number, n: number, hair: Rgb): Rgb {
  const along = alongEar(s, n);
  const across = acrossEar(s, n, along);
  const open = shellAt(along, across);
  if (open <= 0) return hair;
  const edge = shellEdge(along);
  const inside = clamp01((across - edge) / Math.max(0.1, 1 - edge));
  const deep: Rgb = blend(times(hair, 0.3), r.skin, 0.4);
  const c: Rgb = blend(hair, deep, open * mix(0.95, 0.4, rise(0.25, 1, inside)));
  const bent = 2.6 * noise(along * 11, inside * 3, 31);
  const behind = noise((along - 0.62 * inside) * 46 + bent, inside * 2.2, 27) * rise(1.1, 0.1, inside);
  const before = noise((along + 0.3 * inside) * 40 - bent, inside * 2.2, 29) * rise(0.35, 1, inside) * 0.8;
  const fur = rise(0.26, 0.8, Math.max(behind, before)) * rise(0.14, 0.34, along) * rise(1, 0.82, along);
  const pale: Rgb = plus(blend(times(hair, 1.25), r.pale, 0.35), rgb(0.03, 0.026, 0.021));
  return blend(c, pale, open * fur * 0.75);
}
