import { clamp01, hill, length2, mix, noise, rise, blend, plus, rgb, times, type Rgb } from './numbers.ts';
import type { BodyPoint } from './body-point.ts';
import type { Recipe } from './recipe.ts';

/* `across` the eye: -1 at its hind corner, 1 at its front one; `up` towards the brow. */

export function acrossEye(r: Recipe, p: BodyPoint): number {
  return ((p.s - 0.124) * 0.946 + (p.n + 0.0335) * 0.324) / (0.0195 * r.eyeSize);
}

export function upEye(r: Recipe, p: BodyPoint): number {
  return ((p.s - 0.124) * -0.324 + (p.n + 0.0335) * 0.946) / (0.0149 * r.eyeSize);
}

function upperLid(across: number): number {
  const open = Math.max(0, 1 - across * across);
  return 0.86 * Math.pow(open + 0.00001, 0.62) * (1 - 0.12 * across);
}

function lowerLid(across: number): number {
  const open = Math.max(0, 1 - across * across);
  return -0.66 * Math.pow(open + 0.00001, 0.75) * (1 - 0.15 * across);
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
  const upper = hill(up - upperLid(within), 0.17) * rise(1.16, 0.9, Math.abs(across));
  const lower = hill(up - lowerLid(within), 0.12) * rise(1.1, 0.85, Math.abs(across));
  const fold = hill(up - upperLid(within) - 0.62, 0.13) * rise(1, 0.5, Math.abs(across));
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
  const reach = rise(-0.5, 0.35, across) * 0.62;
  const strand = noise(across * 15 - beyond * 7, 3, 23);
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
    toSegment(p, 0.351, -0.0445, 0.0014, 0.361, -0.0425, 0.0037),
    toSegment(p, 0.361, -0.0425, 0.0037, 0.3715, -0.0442, 0.0064),
  );
  const back = roundedMax(
    toSegment(p, 0.3715, -0.0442, 0.0064, 0.378, -0.0505, 0.0062),
    toSegment(p, 0.378, -0.0505, 0.0062, 0.38, -0.0565, 0.0034),
  );
  return rise(-0.16, 0.42, roundedMax(front, back));
}

export function mouthAt(p: BodyPoint): number {
  if (p.s < 0.335 || p.s > 0.415) return 0;
  const line = mix(-0.1, -0.089, clamp01((p.s - 0.344) / 0.07)) - 0.0012 * hill(p.s - 0.37, 0.02);
  return hill(p.n - line, 0.0022) * rise(0.34, 0.356, p.s);
}

/** In linear light. */
export function eyeballAt(r: Recipe, across: number, up: number): Rgb {
  const far = length2(across * 0.95, up * 1.15);
  const rim = rise(0.62, 0.95, far);
  const lower = rise(0.5, -0.6, up);
  const fibre = 0.82 + 0.36 * noise(Math.atan2(up * 1.2, across) * 7, far * 2.5, 12);
  let c: Rgb = times(r.iris, mix(0.45, 2.5, lower) * (1 - 0.7 * rim) * fibre);
  c = blend(c, rgb(0.5, 0.47, 0.43), r.sclera * rise(0.74, 0.9, far) * rise(0.25, -0.1, up) * 0.8);
  const pupil = rise(1, 0.75, length2(across / 0.42, (up - 0.02) / 0.26));
  c = blend(c, rgb(0.003, 0.003, 0.003), pupil * 0.93);
  const sky = rise(0.02, 0.45, up) * rise(0.8, 0.45, Math.abs(across + 0.1)) * 0.045;
  c = plus(c, rgb(sky * 0.8, sky * 0.95, sky * 1.15));
  const ground = hill(up + 0.42, 0.16) * hill(across, 0.5) * 0.024;
  c = plus(c, rgb(ground, ground, ground * 0.8));
  const lidShade = mix(0.5, 1, rise(0.75, 0.25, up));
  const light = rise(0.22, 0.1, length2((across - 0.14) * 0.95, (up - 0.33) * 0.8));
  const small = rise(0.13, 0.04, length2(across + 0.38, up + 0.22)) * 0.14;
  const shine = light + small;
  return plus(times(c, lidShade), rgb(shine, shine, shine));
}
