import { clamp01, hill, length2, mix, noise, rise, blend, plus, rgb, times, type Rgb } from './numbers.ts';
import type { BodyPoint } from './body-point.ts';
import type { Recipe } from './recipe.ts';

/* `across` the eye: -1 at its hind corner, 1 at its front one; `up` towards the brow. */

export function acrossEye(r: Recipe, p: BodyPoint): number {
  return ((p.s - 0.134) * 0.956 + (p.n + 0.0345) * 0.292) / (0.0218 * r.eyeSize);
}

export function upEye(r: Recipe, p: BodyPoint): number {
  return ((p.s - 0.134) * -0.292 + (p.n + 0.0345) * 0.956) / (0.0166 * r.eyeSize);
}

function upperLid(across: number): number {
  const open = Math.max(0, 1 - across * across);
  return 0.8 * Math.pow(open + 0.00001, 0.55) * (1 - 0.2 * across);
}

function lowerLid(across: number): number {
  const open = Math.max(0, 1 - across * across);
  return -0.7 * Math.pow(open + 0.00001, 0.85) * (1 + 0.1 * across);
}

/** 1 between the lids. */
export function eyeAt(across: number, up: number): number {
  const within = Math.min(Math.max(across, -1), 1);
  const lids = Math.min(rise(0, 0.12, upperLid(within) - up), rise(0, 0.12, up - lowerLid(within)));
  return lids * rise(1.02, 0.94, Math.abs(across));
}

/** Rims, fold above, tear duct and hind corner. */
export function lidsAt(across: number, up: number): number {
  const within = Math.min(Math.max(across, -1), 1);
  const upper = hill(up - upperLid(within) - 0.05, 0.2) * rise(1.16, 0.9, Math.abs(across));
  const lower = hill(up - lowerLid(within) + 0.03, 0.13) * rise(1.1, 0.85, Math.abs(across));
  const fold = hill(up - upperLid(within) - 0.6, 0.1) * rise(1, 0.5, Math.abs(across));
  const duct = hill(across - 1.15, 0.18) * hill(up + 0.12, 0.19);
  const corner = hill(across + 1.12, 0.15) * hill(up - 0.02, 0.15);
  return Math.max(
    Math.max(upper * 0.95, lower * 0.7),
    Math.max(fold * 0.42, Math.max(duct * 0.8, corner * 0.6)),
  );
}

/** Upper lid's front half. */
export function lashesAt(across: number, up: number): number {
  const lid = upperLid(Math.min(Math.max(across, -1), 1));
  const beyond = up - lid;
  const reach = rise(-0.6, 0.2, across) * 0.5;
  const strand = noise(across * 15 - beyond * 9, 3, 23);
  const thin = rise(0.5, 0.72, strand) * rise(reach + 0.03, reach * 0.2, beyond);
  return thin * rise(-0.02, 0.06, beyond) * rise(1.3, 1.02, across) * rise(-0.75, -0.35, across) * 0.75;
}

export function eyeSkinAt(across: number, up: number): number {
  return hill(length2(across / 1.45, (up - 0.05) / 1.5), 1);
}

function toSegment(
  p: BodyPoint,
  s0: number,
  n0: number,
  r0: number,
  s1: number,
  n1: number,
  r1: number,
): number {
  const ds = s1 - s0;
  const dn = n1 - n0;
  const share = clamp01(((p.s - s0) * ds + (p.n - n0) * dn) / (ds * ds + dn * dn));
  const radius = mix(r0, r1, share);
  return (radius - length2(p.s - s0 - ds * share, p.n - n0 - dn * share)) / radius;
}

function roundedMax(one: number, other: number): number {
  const share = clamp01(0.5 + (one - other) / 0.9);
  return mix(other, one, share) + 0.45 * share * (1 - share);
}

/** 1 inside the comma-shaped nostril. */
export function nostrilAt(p: BodyPoint): number {
  if (p.s < 0.33 || p.n < -0.085) return 0;
  const front = roundedMax(
    toSegment(p, 0.351, -0.0445, 0.0014, 0.361, -0.0425, 0.004),
    toSegment(p, 0.361, -0.0425, 0.004, 0.3715, -0.0442, 0.0074),
  );
  const back = roundedMax(
    toSegment(p, 0.3715, -0.0442, 0.0074, 0.3785, -0.0525, 0.0074),
    toSegment(p, 0.3785, -0.0525, 0.0074, 0.3795, -0.0625, 0.0045),
  );
  return rise(-0.16, 0.42, roundedMax(front, back));
}

export function mouthAt(p: BodyPoint): number {
  if (p.s < 0.335 || p.s > 0.425) return 0;
  const line = mix(-0.0995, -0.0945, rise(0.352, 0.385, p.s)) - 0.002 * rise(0.385, 0.41, p.s);
  return hill(p.n - line, 0.0024) * rise(0.35, 0.364, p.s);
}

/** In linear light. Nearly black in life: brown shows only where light falls in from the front and below. */
export function eyeballAt(r: Recipe, across: number, up: number): Rgb {
  const far = length2(across * 0.9, up * 1.05);
  const rim = rise(0.6, 0.9, far);
  const glowed = hill(length2((across + 0.2) * 0.9, up + 0.42), 0.62);
  const fibre = 0.82 + 0.36 * noise(Math.atan2(up * 1.2, across) * 7, far * 2.5, 12);
  let c: Rgb = times(r.iris, (0.2 + 1.5 * glowed) * (1 - 0.85 * rim) * fibre);
  c = blend(c, rgb(0.42, 0.37, 0.33), r.sclera * rise(0.78, 0.95, far) * rise(0.3, -0.1, up) * 0.8);
  const pupil = rise(1, 0.7, length2((across - 0.02) / 0.5, (up - 0.04) / 0.25));
  c = blend(c, rgb(0.002, 0.002, 0.0025), pupil * 0.95);
  const edge = upperLid(Math.min(Math.max(across, -1), 1)) - up;
  const sky = rise(0.08, 0.3, up) * rise(0.1, 0.3, edge) * rise(0.85, 0.3, Math.abs(across - 0.05));
  const treeline = 0.55 + 0.45 * noise(across * 9, 4, 31);
  c = plus(c, rgb(0.026 * sky * treeline, 0.034 * sky * treeline, 0.046 * sky * treeline));
  const ground = hill(up + 0.5, 0.13) * hill(across + 0.1, 0.5) * 0.03;
  c = plus(c, rgb(ground, ground * 0.92, ground * 0.65));
  const lidShade = mix(0.22, 1, rise(0.02, 0.42, edge));
  const window = rise(0.17, 0.08, length2((across - 0.2) * 0.8, (up - 0.3) * 1.25)) * 0.62;
  const small = rise(0.12, 0.03, length2(across + 0.42, up + 0.3)) * 0.1;
  const tear =
    hill(up - lowerLid(Math.min(Math.max(across, -1), 1)) - 0.07, 0.035) *
    rise(0.9, 0.3, Math.abs(across)) *
    0.03;
  const shine = window + small + tear;
  return plus(times(c, lidShade), rgb(shine, shine, shine * 1.02));
}
