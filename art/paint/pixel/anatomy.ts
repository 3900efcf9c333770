import { hill, mix, noise, rise } from './numbers.ts';
import { isHind, isLeg, type BodyPoint } from './body-point.ts';

/** From the poll down the face, at 50 degrees. */
export function alongFace(x: number, y: number): number {
  return (x + 0.25) * -0.642788 + (y - 1.345) * -0.766044;
}

/** Distance from the head's axis, positive to the front. */
export function acrossFace(x: number, y: number): number {
  return (x + 0.25) * -0.766044 + (y - 1.345) * 0.642788;
}

function between(x: number, x0: number, y0: number, x1: number, y1: number): number {
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/** Height of the back. */
export function topline(x: number): number {
  if (x < 0.17) return between(Math.max(x, 0.1), 0.1, 0.905, 0.17, 0.962);
  if (x < 0.24) return between(x, 0.17, 0.962, 0.24, 0.998);
  if (x < 0.31) return between(x, 0.24, 0.998, 0.31, 1.0);
  if (x < 0.385) return between(x, 0.31, 1.0, 0.385, 0.981);
  if (x < 0.47) return between(x, 0.385, 0.981, 0.47, 0.961);
  if (x < 0.555) return between(x, 0.47, 0.961, 0.555, 0.957);
  if (x < 0.635) return between(x, 0.555, 0.957, 0.635, 0.966);
  if (x < 0.71) return between(x, 0.635, 0.966, 0.71, 0.979);
  if (x < 0.775) return between(x, 0.71, 0.979, 0.775, 0.981);
  if (x < 0.84) return between(x, 0.775, 0.981, 0.84, 0.967);
  if (x < 0.9) return between(x, 0.84, 0.967, 0.9, 0.94);
  if (x < 0.95) return between(x, 0.9, 0.94, 0.95, 0.91);
  if (x < 0.985) return between(x, 0.95, 0.91, 0.985, 0.884);
  if (x < 1.007) return between(x, 0.985, 0.884, 1.007, 0.852);
  return between(Math.min(x, 1.017), 1.007, 0.852, 1.017, 0.822);
}

/** From the head's axis to its front. */
export function faceFront(s: number): number {
  if (s < 0.06) return between(Math.max(s, -0.01), -0.01, -0.017, 0.06, 0.0125);
  if (s < 0.105) return between(s, 0.06, 0.0125, 0.105, 0.0155);
  if (s < 0.185) return between(s, 0.105, 0.0155, 0.185, 0.007);
  if (s < 0.3) return between(s, 0.185, 0.007, 0.3, -0.008);
  if (s < 0.362) return between(s, 0.3, -0.008, 0.362, -0.013);
  if (s < 0.403) return between(s, 0.362, -0.013, 0.403, -0.0255);
  return between(Math.min(s, 0.42), 0.403, -0.0255, 0.42, -0.05);
}

/** x of its middle. */
export function legAxis(p: BodyPoint): number {
  return isHind(p) ? 0.985 : 0.16;
}

/** 0 on the trunk, 1 on the legs, with a smooth transition. */
export function legness(p: BodyPoint): number {
  if (isLeg(p) && p.y < 0.5) return 1;
  const fore = rise(0.135, 0.07, Math.abs(p.x - 0.165)) * rise(0.7, 0.6, p.y);
  const hind = rise(0.16, 0.09, Math.abs(p.x - 0.865)) * rise(0.74, 0.62, p.y);
  return Math.max(fore, hind);
}

/** 1 in the middle. */
export function around(p: BodyPoint, x: number, y: number, width: number, height: number): number {
  return hill(p.x - x, width) * hill(p.y - y, height);
}

/** Tufts along the lie of the coat, -1 to 1. */
export function frayAt(x: number, y: number, part: number): number {
  const steep = part === 2 ? 0.85 : part === 3 ? 0.7 : mix(1, 0.38, rise(0.5, 0.7, y));
  const level = Math.sqrt(1 - steep * steep) * (part === 3 ? -1 : 1);
  const along = x * level - y * steep;
  const across = x * steep + y * level;
  return noise(across * 330, along * 60, 3) + noise(across * 120, along * 34, 8) - 1;
}
