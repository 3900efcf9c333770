import { clamp01, hash, hill, length2, mix, noise, noise2, noise4, rise } from './numbers.ts';
import { isFace, isHead, isHind, isLeg, type BodyPoint } from './body-point.ts';
import { tickedAt } from './coat.ts';
import { around, faceFront, legAxis, legness, topline } from './anatomy.ts';
import type { Recipe } from './recipe.ts';

/** The horse's own random number, -0.5 to 0.5. */
function own(r: Recipe, index: number): number {
  return hash(index, 7, r.seed) - 0.5;
}

/** 0 to 1. */
export function whiteAt(r: Recipe, p: BodyPoint): number {
  let white = 0;
  if (isLeg(p)) white = legWhite(r, p);
  if (isFace(p)) white = faceWhite(r, p);
  if (r.tobiano >= 0) white = Math.max(white, tobianoAt(r, p));
  if (r.frame >= 0) white = Math.max(white, frameAt(r, p));
  if (r.sabino >= 0) white = Math.max(white, sabinoAt(r, p));
  if (r.splash >= 0) white = Math.max(white, splashAt(r, p));
  return white;
}

function heightOf(r: Recipe, p: BodyPoint): number {
  if (p.part === 4) return r.whiteForeNear;
  if (p.part === 5) return r.whiteHindNear;
  return p.part === 6 ? r.whiteForeFar : r.whiteHindFar;
}

/** Height above the point; negative if below. */
function legEdge(r: Recipe, p: BodyPoint): number {
  const height = heightOf(r, p);
  if (height <= 0) return -1;
  const which = p.part * 7 + r.seed;
  const uneven = (noise2(p.x * 28, p.y * 14, which) - 0.5) * 0.07 * (0.25 + height * 2.4);
  const slope = (p.x - legAxis(p)) * (hash(p.part, 3, r.seed) * 0.7 - 0.15) * (height > 0.12 ? 1 : 0.35);
  return height + uneven + slope - p.y;
}

function legWhite(r: Recipe, p: BodyPoint): number {
  const white = rise(-0.007, 0.006, legEdge(r, p) + p.fray * 0.0045);
  return white > 0 ? white * (1 - ermineAt(r, p)) : 0;
}

/** `p` lies on the coronet, where the horn grows. */
export function whiteAtCoronet(r: Recipe, p: BodyPoint): number {
  let white = rise(-0.005, 0.011, legEdge(r, p)) * (1 - 0.6 * ermineAt(r, p));
  if (r.tobiano >= 0) white = Math.max(white, tobianoAt(r, p));
  if (r.frame >= 0) white = Math.max(white, frameAt(r, p));
  if (r.sabino >= 0) white = Math.max(white, sabinoAt(r, p));
  if (r.splash >= 0) white = Math.max(white, splashAt(r, p));
  return white;
}

/** Dark spots just above the hoof. */
function ermineAt(r: Recipe, p: BodyPoint): number {
  if (r.ermine <= 0 || p.y > 0.085) return 0;
  const x = p.x + 0.004 * noise(p.y * 210, p.part, 52);
  const spot = noise(x * 105 + p.part * 9, p.y * 78, 51 + r.seed);
  return r.ermine * rise(0.66, 0.78, spot + p.fray * 0.03) * rise(0.084, 0.066, p.y);
}

/** `distance` is positive inside the marking. */
function inside(p: BodyPoint, distance: number): number {
  return rise(-0.0022, 0.0022, distance + p.fray * 0.0014);
}

function awayFromEars(p: BodyPoint): number {
  return rise(0.036, 0.046, length2(p.s - 0.03, p.n + 0.022) + p.fray * 0.002);
}

function faceWhite(r: Recipe, p: BodyPoint): number {
  const front = faceFront(p.s) - p.n;
  const wave = noise2(p.s * 30 + r.seed, p.n * 40 + 9, 31 + r.seed) - 0.5;
  let white = 0;
  if (r.star > 0) {
    const far = length2((p.s - 0.096) / (r.star * 1.25), front / r.star);
    white = inside(p, (1 - far + wave * 0.55) * r.star);
  }
  if (r.strip > 0) {
    const ends = rise(0.05, 0.075, p.s) * rise(0.345, 0.325, p.s + wave * 0.03);
    white = Math.max(white, inside(p, r.strip * (1 + wave * 0.5) - front) * ends);
  }
  if (r.blaze > 0) {
    const width =
      r.blaze * (1 + wave * 0.7) +
      0.009 * around(p, p.x, p.y, 1, 1) * rise(0.05, 0.09, p.s) * rise(0.16, 0.1, p.s);
    const nose = 0.55 * r.blaze * rise(0.3, 0.38, p.s);
    white = Math.max(white, inside(p, width + nose - front) * rise(0.03, 0.05, p.s + wave * 0.03));
  }
  if (r.bald > 0) {
    const width = r.bald + wave * 0.04 + 0.05 * rise(0.2, 0.34, p.s) - 0.02 * rise(0.1, 0.04, p.s);
    white = Math.max(white, inside(p, width - front) * rise(0.01, 0.045, p.s + wave * 0.04));
  }
  if (r.snip > 0) {
    const far = length2((p.s - 0.383) / (r.snip * 1.1), (front - r.snip * 0.45) / r.snip);
    white = Math.max(white, inside(p, (1 - far + wave * 0.45) * r.snip));
  }
  return white * awayFromEars(p);
}

/** 0 to 1, with a ragged edge where `field` crosses 0. */
function edge(p: BodyPoint, field: number, softness: number): number {
  return rise(-softness, softness, field + p.fray * 0.03 + p.grain * 0.012);
}

/** `weight` in the middle of a patch, falling to 0. `x` and `y`: distance from the middle. */
function patchAt(x: number, y: number, weight: number, width: number, height: number): number {
  return weight * hill(x, width) * hill(y, height);
}

/**
 * White legs and white across the back; dark head, chest and flank. Each horse has its own number, weight and slant of
 * patches.
 */
export function tobianoAt(r: Recipe, p: BodyPoint): number {
  if (isHead(p)) return 0;
  const scale = 2.7 + own(r, 12) * 1.7;
  const slow = (noise4(p.x * scale + r.seed, p.y * scale, 41 + r.seed) - 0.5) * 2;
  const quick = (noise2(p.x * 13 + slow, p.y * 15 - slow, 43 + r.seed) - 0.5) * 2;
  const x = p.x + (p.y - 0.95) * own(r, 13) * 0.9 + slow * 0.05;
  const y = p.y - 1;
  let field = -0.7 + r.tobiano * 0.84;
  field += patchAt(
    x - 0.22 - own(r, 1) * 0.24,
    y,
    1.05 + own(r, 3) * 1.7,
    0.115 + own(r, 4) * 0.1,
    0.34 + own(r, 9) * 0.3,
  );
  field += patchAt(x - 0.52 - own(r, 2) * 0.2, y, 0.1 + own(r, 5) * 2, 0.095 + own(r, 6) * 0.07, 0.27);
  field += patchAt(
    x - 0.8 - own(r, 7) * 0.16,
    y,
    0.7 + own(r, 8) * 2.2,
    0.12 + own(r, 14) * 0.1,
    0.3 + own(r, 15) * 0.26,
  );
  field += patchAt(p.x - 0.03 - own(r, 16) * 0.12, p.y - 1.05, 0.45 + own(r, 17) * 1.5, 0.13, 0.15);
  field += patchAt(p.x - 0.5 - own(r, 10) * 0.4, p.y - 0.56, 0.4 + own(r, 11) * 1.1, 0.14, 0.11);
  field -= patchAt(p.x - 0.6 - own(r, 18) * 0.3, p.y - 0.76, 0.75, 0.12, 0.18);
  field -= 0.8 * around(p, 0.97, 0.74, 0.12, 0.2);
  field -= 0.75 * around(p, 0.02, 0.7, 0.1, 0.14);
  field += slow * 0.52 + quick * 0.1;
  if (p.x < -0.08) field -= rise(-0.05, -0.2, p.x) * 2.2;
  if (p.y < 0.74) {
    const lean = isHind(p) || p.x > 0.5 ? (p.x - 0.86) * 0.55 : (p.x - 0.16) * -0.5;
    const leg = rise(0.64, 0.4, p.y + slow * 0.14 + own(r, 19) * 0.1 + quick * 0.03 + lean) * legness(p);
    field = mix(field, 1.2, leg);
  }
  return edge(p, field, 0.022);
}

/** White on the sides, not on back and legs; ragged, in one piece or several. */
export function frameAt(r: Recipe, p: BodyPoint): number {
  if (isHead(p)) return 0;
  const scale = 3.1 + own(r, 27) * 1.8;
  const slow = (noise4(p.x * scale + r.seed, p.y * scale * 1.6 + r.seed, 51 + r.seed) - 0.5) * 2;
  const quick = (noise4(p.x * 19 + slow, p.y * 30 - slow, 53 + r.seed) - 0.5) * 2;
  const x = p.x + slow * 0.04;
  const y = p.y + (p.x - 0.5) * own(r, 28) * 0.26;
  let field = -0.74 + r.frame * 0.68;
  field += patchAt(
    x - 0.47 - own(r, 21) * 0.22,
    y - 0.71,
    0.72 + own(r, 29) * 1.1,
    0.16 + own(r, 22) * 0.15,
    0.12 + own(r, 30) * 0.08,
  );
  field += patchAt(x - 0.28 - own(r, 31) * 0.12, y - 0.63, 0.45 + own(r, 23) * 1.5, 0.1, 0.1);
  field += patchAt(
    x + 0.02 - own(r, 32) * 0.12,
    p.y - 0.95 - own(r, 25) * 0.14,
    0.8 + own(r, 24) * 1.7,
    0.1 + own(r, 33) * 0.07,
    0.13,
  );
  field += patchAt(x - 0.84, y - 0.71 - own(r, 34) * 0.1, 0.55 + own(r, 26) * 1.6, 0.09, 0.11);
  field += slow * 0.74 + quick * 0.2;
  const back = rise(0.17, 0.05, topline(p.x) - p.y);
  const crest = rise(0.11, 0.01, 0.994 + (0.225 - p.x) * 0.8 - p.y);
  field -= 1.5 * mix(crest, back, rise(0.12, 0.26, p.x));
  if (p.x < -0.12) field -= 1.5 * rise(-0.1, -0.19, p.x);
  if (p.y < 0.68) field -= 1.6 * rise(0.63, 0.49, p.y + slow * 0.07 + quick * 0.02) * legness(p);
  return edge(p, field, 0.018);
}

/**
 * White legs that run up in jagged points, torn patches on belly and flank, and rims of mixed hair. From 2 nearly all
 * is white; colour is left along the back and on the ears.
 */
export function sabinoAt(r: Recipe, p: BodyPoint): number {
  if (isHead(p)) return r.sabino < 1.5 ? sabinoHead(r, p) : whiteHead(r, p);
  const extent = r.sabino < 1.5 ? r.sabino : r.sabino - 2;
  const scale = 3.6 + own(r, 41) * 1.6;
  const slow = (noise4(p.x * scale + r.seed, p.y * scale, 101 + r.seed) - 0.5) * 2;
  const torn = (noise4(p.x * 24 + slow * 2, p.y * 34 - slow * 2, 103 + r.seed) - 0.5) * 2;
  if (r.sabino > 1.5) return whiteBody(p, extent, slow, torn);
  const belly = patchAt(
    p.x - 0.47 - own(r, 42) * 0.24,
    p.y - 0.52,
    0.5 + extent * 1.2,
    0.14 + extent * 0.16,
    0.06 + extent * 0.1,
  );
  const flank = patchAt(p.x - 0.7 - own(r, 43) * 0.1, p.y - 0.62, extent * 1.25, 0.08, 0.07 + extent * 0.05);
  const girth = patchAt(p.x - 0.2 - own(r, 44) * 0.1, p.y - 0.58, extent * 0.9 + own(r, 45), 0.07, 0.08);
  let field = -0.62 + extent * 0.3 + belly + flank + girth + slow * 0.3;
  if (p.y < 0.74) {
    const points = noise2(p.x * 46 + slow, p.y * 5 + own(r, 46), 105 + r.seed) - 0.5;
    const top = 0.42 + extent * 0.14 + points * 0.19 + slow * 0.05;
    const leg = (top - p.y) * 7;
    field = Math.max(field, mix(field, leg, legness(p)));
  }
  field += torn * 0.42;
  const rim = rise(-0.34, 0.02, field) * 0.55 * clamp01(tickedAt(p) - 0.4);
  return Math.max(edge(p, field, 0.03), rim);
}

/** A broad blaze is a marking; this is the white chin. */
function sabinoHead(r: Recipe, p: BodyPoint): number {
  if (!isFace(p)) return 0;
  const torn = noise2(p.s * 60, p.n * 60, 107 + r.seed) - 0.5;
  return inside(p, -0.088 - p.n + torn * 0.02) * rise(0.27 - r.sabino * 0.12, 0.31, p.s + torn * 0.06);
}

function whiteBody(p: BodyPoint, extent: number, slow: number, torn: number): number {
  const back = topline(p.x) - p.y;
  let colour = 0.42 * rise(0.06, 0.005, back) * rise(0.24, 0.34, p.x);
  if (p.part === 2) colour = 0.3 * rise(0.07, 0.0, 0.994 + (0.225 - p.x) * 0.8 - p.y);
  const field = 0.36 + extent * 0.3 - colour + slow * 0.2 + torn * 0.3;
  return edge(p, field, 0.03);
}

/** The ears are the last to be white. */
function whiteHead(r: Recipe, p: BodyPoint): number {
  const torn = noise4(p.s * 60, p.n * 44, 109 + r.seed) - 0.5;
  if (isFace(p)) return edge(p, 0.4 + torn * 0.3 - 0.35 * rise(0.07, 0.0, p.s), 0.04);
  return edge(p, (r.sabino - 2.3) * 1.2 + torn * 0.8 + own(r, 47) * 0.5 - 0.25 * rise(0.03, 0.1, p.n), 0.09);
}

/** As if dipped in white from below, head and all: level edges without rags. */
export function splashAt(r: Recipe, p: BodyPoint): number {
  const wave = (noise2(p.x * 4.2 + r.seed, p.y * 1.4, 111 + r.seed) - 0.5) * 2;
  const small = noise2(p.x * 17, p.y * 17, 113 + r.seed) - 0.5;
  if (isHead(p)) {
    if (!isFace(p)) return 0;
    const from = mix(0.15, -0.01, r.splash) + own(r, 51) * 0.04 - 0.7 * (p.n + 0.03) * mix(1, 0.2, r.splash);
    const bend = noise2(p.s * 22 + r.seed, p.n * 26, 115 + r.seed) - 0.5;
    return inside(p, p.s - from + bend * 0.075 + small * 0.012);
  }
  let level = mix(0.44, 0.82, r.splash) + own(r, 52) * 0.05 + (p.x - 0.5) * own(r, 53) * 0.14;
  if (p.x < 0.08) level += (0.08 - p.x) * mix(0.2, 1.25, r.splash);
  if (p.y < 0.6) level = Math.max(level, mix(level, 0.5, legness(p)));
  return rise(-0.006, 0.006, level + wave * 0.085 + small * 0.02 - p.y + p.fray * 0.004);
}

/** At ragged edges white hair on dark skin looks like a shadow. */
export function pinkUnder(white: number): number {
  return clamp01(white * 1.6 - 0.6);
}
