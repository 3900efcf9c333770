import { coatAt } from './coat.ts';
import { earColour } from './ear.ts';
import {
  acrossEye,
  eyeAt,
  eyeballAt,
  eyeSkinAt,
  lashesAt,
  lidsAt,
  mouthAt,
  nostrilAt,
  upEye,
} from './head.ts';
import { hoofAt, hoofColour, shoeAt, shoeColour } from './hoof.ts';
import { blanketAt, snowAt, spotsAt } from './leopard.ts';
import { litHair, toScreen, type Light } from './light.ts';
import { blend, clamp01, filtered, hill, mix, noise, noise2, rgb, rise, times, type Rgb } from './numbers.ts';
import { isEar, isFace, isHead, isLeg, type BodyPoint } from './body-point.ts';
import type { Recipe } from './recipe.ts';
import { whiteAt } from './white.ts';

export function whiteOver(r: Recipe, p: BodyPoint): number {
  let white = whiteAt(r, p);
  if (r.leopard >= 0) white = Math.max(white, blanketAt(r, p));
  if (r.snow > 0) white = Math.max(white, snowAt(r, p));
  return white;
}

export function hairAt(r: Recipe, p: BodyPoint, white: number): Rgb {
  let c: Rgb = coatAt(r, p);
  if (white > 0) {
    const warm = noise2(p.x * 8, p.y * 8, 91 + r.seed);
    c = blend(c, times(r.white, 0.93 + 0.05 * warm + 0.025 * p.grain), white);
    if (r.spots > 0 && r.leopard >= 0) c = blend(c, r.spot, spotsAt(r, p) * white * 0.96);
  }
  if (r.winter > 0) c = times(c, 1 + r.winter * (0.2 * p.fray + 0.08 * p.grain) * (isHead(p) ? 0.6 : 1));
  return c;
}

/** 0 where a horse faces the sky to 1 where it faces the ground. */
function lowAt(p: BodyPoint): number {
  const low = isLeg(p) ? Math.max(p.zone, 0.25 * (1 - p.y)) : p.zone;
  return rise(-0.1, 0.9, low);
}

/** sRGB, 0 to 1. `ink`: lines dark on every horse. */
export function bodyColour(r: Recipe, p: BodyPoint, light: Light, ink: number): Rgb {
  const white = whiteOver(r, p);
  let c: Rgb = hairAt(r, p, white);
  let gloss = r.gloss * (1 - 0.5 * white);
  const bare = clamp01(r.bareSkin);
  if (ink > 0.004)
    c = blend(c, blend(times(c, 0.22), r.skin, mix(0.35, 0.55, bare)), ink * mix(0.9, 0.55, bare));
  if (isEar(p) && p.part < 8.5) c = earColour(r, p.s, p.n, c);
  if (isLeg(p) && p.y < 0.08) {
    const hoof = hoofAt(p);
    if (hoof > 0) {
      c = blend(c, hoofColour(r, p), hoof);
      gloss = mix(gloss, 0.45, hoof);
      if (r.shoes > 0) {
        const shoe = shoeAt(p);
        c = blend(c, shoeColour(r, p), shoe);
        gloss = mix(gloss, 0.4 + 0.8 * r.shoes, shoe);
      }
    }
  }
  if (isFace(p)) return faceColour(r, p, light, c, white, gloss);
  return toScreen(litHair(r, c, light, lowAt(p), isHead(p) ? gloss * 0.5 : gloss));
}

/** Skin shows through thin hair at lips, nostrils and eyes. */
function faceColour(r: Recipe, p: BodyPoint, light: Light, hair: Rgb, white: number, gloss: number): Rgb {
  const pink: Rgb = rgb(0.56, 0.335, 0.275);
  const across = acrossEye(r, p);
  const up = upEye(r, p);
  const nearEye: boolean = Math.abs(across) < 3 && Math.abs(up) < 3;
  const nostril = nostrilAt(p);
  const mouth = mouthAt(p);
  const lips =
    rise(0.335, 0.4, p.s + 0.012 * noise(p.s * 60, p.n * 60, 17)) +
    rise(0.3, 0.36, p.s) * rise(-0.06, -0.1, p.n) * 0.7;
  const thin = clamp01(lips + 1.1 * hill(p.s - 0.372, 0.02) * hill(p.n + 0.048, 0.017));
  const freckle = r.freckles * rise(0.52, 0.62, noise2(p.s * 190, p.n * 190, 12 + r.seed));
  const whiteSkin: Rgb = blend(pink, r.skin, freckle * 0.8);
  const skin: Rgb = blend(blend(r.skin, r.freckle, freckle * 0.85), whiteSkin, clamp01(white * 1.3 - 0.3));
  let c: Rgb = blend(hair, skin, thin * mix(0.12, 0.62, Math.max(r.bareSkin, white * 0.85)));
  const deep: Rgb = times(skin, mix(0.32, 0.5, white));
  let dark = Math.max(nostril * 0.97, mouth * 0.7);
  let eye = 0;
  let lashes = 0;
  if (nearEye) {
    c = blend(c, skin, eyeSkinAt(across, up) * mix(0.62, 0.72, r.bareSkin));
    dark = Math.max(dark, lidsAt(across, up));
    eye = eyeAt(across, up);
    lashes = lashesAt(across, up);
  }
  c = blend(c, deep, dark);
  let seen: Rgb = litHair(r, c, light, lowAt(p), gloss * (1 - nostril));
  seen = times(seen, 1 - 0.6 * nostril);
  if (eye > 0) seen = blend(seen, filtered(eyeballAt(r, across, up), blend(r.sky, r.sun, 0.5)), eye);
  if (lashes > 0) seen = blend(seen, times(r.skin, 0.35), lashes * mix(1, 0.5, r.bareSkin));
  return toScreen(seen);
}
