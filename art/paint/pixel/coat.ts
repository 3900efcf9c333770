import { dappleAt, dappleZone } from './dapples.ts';
import { blend, clamp01, hash, hill, mix, noise, noise2, noise4, rgb, rise, type Rgb } from './numbers.ts';
import { isEar, isFace, isHead, isHind, isLeg, type BodyPoint } from './body-point.ts';
import { legAxis, topline } from './anatomy.ts';
import type { Recipe } from './recipe.ts';

/** -0.5 to 0.5. */
function cloudAt(r: Recipe, p: BodyPoint): number {
  return noise4(p.x * 7, p.y * 6, 5 + r.seed) - 0.5;
}

function unevenAt(p: BodyPoint): number {
  return noise2(p.x * 42, p.y * 42, 9) - 0.5;
}

/** 1 at the lips, 0 above the nostrils. */
function muzzleAt(p: BodyPoint, uneven: number): number {
  if (!isFace(p)) return 0;
  return rise(0.3, 0.385, p.s + uneven * 0.03 - 0.012 * rise(-0.06, -0.11, p.n));
}

/** Without white markings. */
export function coatAt(r: Recipe, p: BodyPoint): Rgb {
  const cloud = cloudAt(r, p);
  let uneven = 0;
  if (r.dun > 0 || r.mealyAmount > 0 || isFace(p) || isLeg(p)) uneven = unevenAt(p);
  const above = Math.max(0, -p.zone);
  const below = Math.max(0, p.zone);
  // Soot fades towards the shoulder, where neck and trunk meet.
  const soot = mix(Math.min(r.topline, 0.8), r.topline, rise(0.14, 0.42, p.x));
  let c: Rgb = blend(r.body, r.dark, clamp01(soot * above + 0.3 * Math.max(0, cloud)));
  c = blend(c, r.pale, clamp01(r.underline * below + 0.26 * Math.max(0, -cloud)));
  c = blend(c, r.dark, 0.06 + 0.06 * clamp01(p.grain * 0.5 + 0.5));
  const zone = dappleZone(p);
  const greying = greyDapples(r, zone);
  const dapple = dappleShown(r, p, zone, greying);
  if (r.dapples > 0) c = dappled(r, c, zone * r.dapples, dapple);
  if (r.dun > 0) c = dunned(r, p, c, cloud, uneven);
  if (r.legAmount > 0 && isLeg(p)) c = blend(c, r.legs, r.legAmount * rise(0.56, 0.26, p.y + cloud * 0.1));
  if (r.mealyAmount > 0) c = mealed(r, p, c, uneven);
  if (r.pointAmount > 0) c = pointed(r, p, c, cloud, uneven);
  if (r.roan > 0) c = roaned(r, c, roanAt(r, p, cloud));
  if (r.rabicano > 0) c = blend(c, r.whiteHair, rabicanoAt(r, p, cloud));
  if (r.varnish > 0) c = blend(c, r.whiteHair, varnishAt(r, p, cloud));
  if (r.grey > 0) c = greyed(r, p, c, cloud, uneven, greying, dapple);
  return c;
}

function dappleShown(r: Recipe, p: BodyPoint, zone: number, greying: number): number {
  if (zone * r.dapples < 0.01 && greying <= 0.02) return 0;
  return dappleAt(p.x, p.y, 21 + r.seed);
}

function greyDapples(r: Recipe, zone: number): number {
  const a = r.grey;
  if (a <= 0.16) return 0;
  return 9 * a * a * rise(0.16, 0.46, a) * Math.pow(1.001 - a, 1.25) * zone;
}

function dappled(r: Recipe, c: Rgb, strength: number, dapple: number): Rgb {
  if (strength < 0.01) return c;
  return blend(blend(c, r.dapple, strength * dapple * 0.95), r.net, strength * (1 - dapple) * 0.4);
}

/** Dorsal stripe, shoulder bar, leg bars, dark face. */
function dunned(r: Recipe, p: BodyPoint, c: Rgb, cloud: number, uneven: number): Rgb {
  const below = topline(p.x) - p.y;
  const onTrunk = p.part === 1 || p.part > 3.5 ? 1 : 0;
  let most = 0;
  if (p.x > 0.2 && !isHead(p) && p.part !== 2)
    most = rise(0.027, 0.015, below + p.fray * 0.0035 + uneven * 0.006) * 0.92;
  const bar = hill(p.x - 0.225 - 0.12 * (0.95 - p.y), 0.024) * rise(0.72, 0.86, p.y) * rise(1.03, 0.96, p.y);
  most = Math.max(most, 0.36 * bar * onTrunk * (0.75 + p.fray * 0.25));
  if (isLeg(p)) {
    const wave = Math.sin((p.y + cloud * 0.05 + uneven * 0.012 - Math.abs(p.x - legAxis(p)) * 0.22) * 165);
    const broken = rise(0.2, 0.5, noise(p.x * 30, p.y * 42, 19 + r.seed) + 0.12);
    most = Math.max(
      most,
      0.5 * rise(0.15, 0.85, wave) * rise(0.29, 0.36, p.y) * rise(0.52, 0.43, p.y) * broken,
    );
  }
  if (isHead(p)) {
    const brow = rise(0.17, 0.05, p.s) * rise(-0.07, 0.01, p.n);
    const face = rise(0.2, 0.34, p.s) * 0.85;
    const front = rise(-0.045, 0.0, p.n) * rise(0.02, 0.12, p.s) * 0.6;
    most = Math.max(most, r.mask * Math.max(0.4 + 0.3 * brow, Math.max(face, front)));
    if (isEar(p)) most = Math.max(most, 0.55 * rise(0.05, 0.1, p.n));
  }
  return blend(c, r.stripe, clamp01(most) * r.dun);
}

function mealed(r: Recipe, p: BodyPoint, c: Rgb, uneven: number): Rgb {
  const flank = hill(p.x - 0.69, 0.07) * hill(p.y - 0.62, 0.07);
  const belly = rise(0.35, 0.95, p.zone) * (p.part === 1 ? 1 : 0.4);
  let face = 0;
  if (isFace(p)) {
    const eye = hill(p.s - 0.138, 0.036) * hill(p.n + 0.036, 0.03);
    face = Math.max(rise(0.27, 0.35, p.s + uneven * 0.03), eye * 0.75);
  }
  return blend(c, r.mealy, r.mealyAmount * clamp01(Math.max(face, Math.max(flank * 0.8, belly * 0.8))));
}

function pointed(r: Recipe, p: BodyPoint, c: Rgb, cloud: number, uneven: number): Rgb {
  let most = muzzleAt(p, uneven) * r.pointMuzzle;
  if (isLeg(p)) {
    const top = isHind(p) ? r.pointHind : r.pointFore;
    const slant = (p.x - legAxis(p)) * 0.4 + (hash(p.part, 9, r.seed) - 0.5) * 0.05;
    most = rise(top + 0.12, top - 0.13, p.y + slant + cloud * 0.2 + uneven * 0.06 + p.fray * 0.014);
  }
  if (isEar(p)) most = Math.max(most, 0.75 * rise(0.045, 0.1, p.n) * r.pointMuzzle);
  return blend(c, r.points, clamp01(most) * r.pointAmount);
}

/** Red among white hairs would look pink, so it is browned. */
function roaned(r: Recipe, c: Rgb, share: number): Rgb {
  const grey = 0.3 * c[0] + 0.6 * c[1] + 0.1 * c[2];
  const brown: Rgb = blend(c, rgb(grey * 1.16, grey, grey * 0.74), clamp01(share * 1.1) * 0.62);
  return blend(brown, r.whiteHair, share);
}

function roanAt(r: Recipe, p: BodyPoint, cloud: number): number {
  let zone = 1;
  if (isHead(p)) zone = 0.03;
  if (p.part === 2) zone = rise(-0.27, -0.06, p.x + cloud * 0.12);
  if (isLeg(p)) zone = rise(0.36, 0.54, p.y + cloud * 0.1 - Math.abs(p.x - legAxis(p)) * 0.5);
  return clamp01(zone * r.roan * (0.86 + 0.4 * cloud) * tickedAt(p));
}

/** Densest where the thigh meets the belly, thinning forwards along the ribs; bars at the head of the tail. */
function rabicanoAt(r: Recipe, p: BodyPoint, cloud: number): number {
  if (isHead(p) || p.y < 0.5) return 0;
  const flank = hill(p.x - 0.72, 0.085) * hill(p.y - 0.66, 0.11);
  const ribs = (0.45 + 0.3 * Math.sin(p.x * 92 + cloud * 5)) * hill(p.x - 0.55, 0.15) * hill(p.y - 0.62, 0.1);
  const dock = 0.9 * hill(p.x - 0.985, 0.04) * hill(p.y - 0.86, 0.06);
  return clamp01(r.rabicano * Math.max(Math.max(flank, ribs), dock) * (0.75 + cloud) * tickedAt(p) * 0.8);
}

/** Single white hairs; mean about 1. */
export function tickedAt(p: BodyPoint): number {
  const hair = noise(p.x * 330 + p.y * 210, p.y * 620 - p.x * 230, 3);
  const tuft = noise(p.x * 120 + p.y * 60, p.y * 210 - p.x * 80, 4);
  return clamp01(0.52 + p.grain * 0.22 + (hair - 0.5) * 0.42 + (tuft - 0.5) * 0.2) * 1.9;
}

/** Bones keep their colour: nasal bones, cheek, point of shoulder and hip, elbow, stifle, legs. */
function varnishAt(r: Recipe, p: BodyPoint, cloud: number): number {
  let bone = hill(p.x - 0.74, 0.09) * hill(p.y - 0.87, 0.07);
  bone = Math.max(bone, hill(p.x - 0.78, 0.09) * hill(p.y - 0.58, 0.12));
  bone = Math.max(bone, hill(p.x - 0.22, 0.08) * hill(p.y - 0.57, 0.1));
  bone = Math.max(bone, hill(p.x + 0.01, 0.08) * hill(p.y - 0.69, 0.1));
  if (isLeg(p)) bone = Math.max(bone, rise(0.5, 0.36, p.y));
  if (isFace(p))
    bone = Math.max(hill(p.n - 0.005, 0.035), Math.max(hill(p.n + 0.13, 0.045), rise(0.3, 0.36, p.s)));
  if (isEar(p)) bone = 0.5;
  return clamp01(r.varnish * (1 - 0.72 * clamp01(bone)) * (0.85 + 0.9 * cloud) * tickedAt(p));
}

/** The face whitens first, the legs last; a dark net stays between dapples. */
function greyed(
  r: Recipe,
  p: BodyPoint,
  c: Rgb,
  cloud: number,
  uneven: number,
  strength: number,
  dapple: number,
): Rgb {
  const a = r.grey;
  let region = 0.55;
  let retained = 0;
  if (isHead(p)) region = mix(0.68, 0.98, rise(0.15, 0.5, a)) - 0.4 * muzzleAt(p, uneven);
  else if (p.part === 2) region = mix(0.8, 0.62, rise(-0.2, 0.1, p.x));
  else if (isLeg(p)) {
    region = mix(0.08, 0.55, rise(0.1, 0.6, p.y));
    retained = rise(0.64, 0.36, p.y + cloud * 0.1);
  }
  if (p.part === 1) region = mix(region, 0.74, 0.7 * rise(0.1, 0.9, p.zone));
  if (p.x > 0.6) region -= 0.06 * rise(0.6, 0.8, p.x);
  let value = a * 1.28 + (region - 0.55) * 0.85 * (1 - a * 0.55) - 0.14 + cloud * 0.34 * (1 - a * 0.7);
  value -= retained * 1.3 * a * (1 - a) * (1 + cloud);
  if (strength > 0.02) value += strength * (dapple * 0.56 - 0.2);
  const mixed = clamp01(value + (p.grain * 0.06 + (tickedAt(p) - 1) * 0.09) * (1 - a));
  const goggles = isHead(p) ? hill(p.s - 0.134, 0.035) * hill(p.n + 0.034, 0.03) * rise(0.3, 0, a) * 0.45 : 0;
  const dark: Rgb = blend(c, r.iron, clamp01(a * 2.2) * (1 - 0.85 * retained));
  let whiter: Rgb = blend(
    dark,
    r.greyHair,
    Math.max(rise(-0.04, 1, mixed) * 0.985, goggles * rise(0, 0.03, a)),
  );
  if (r.fleaBites > 0) {
    const fleck =
      noise(p.x * 310 + 3, p.y * 250, 5 + r.seed) * 0.55 + noise(p.x * 110, p.y * 100, 6 + r.seed) * 0.45;
    const front = isHead(p) ? 0.02 : 0.04 * rise(0.55, 0, p.x);
    const least = mix(0.95, 0.73, r.fleaBites) - front + 0.1 * retained;
    whiter = blend(whiter, r.fleck, rise(least, least + 0.07, fleck + p.fray * 0.012) * 0.8);
  }
  return whiter;
}
