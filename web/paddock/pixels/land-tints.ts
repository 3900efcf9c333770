import type { Season } from '../../../game/game-time.ts';
import { mixed, oklab, type Oklab, type Oklch } from '../colour.ts';
import type { Light } from '../hours.ts';
import { LIGHT_ROWS } from '../light-rows.ts';
import { blend, dimmed, linear, type Tint } from './tint.ts';

interface LandRow {
  readonly grass: readonly [dark: Oklch, lit: Oklch];
  readonly dry: Oklch;
  readonly leaf: readonly [dark: Oklch, lit: Oklch];
  readonly hill: Oklch;
  /** Two kinds of flowers, in drifts of their own; alpha: share shown. */
  readonly blooms: readonly [Oklch, Oklch];
}

const ROWS: Readonly<Record<Season, LandRow>> = {
  spring: {
    grass: [
      [0.42, 0.095, 137],
      [0.72, 0.145, 121],
    ],
    dry: [0.82, 0.11, 108],
    leaf: [
      [0.34, 0.07, 143],
      [0.74, 0.15, 120],
    ],
    hill: [0.56, 0.07, 148],
    blooms: [
      [0.96, 0.04, 100],
      [0.66, 0.13, 290],
    ],
  },
  summer: {
    grass: [
      [0.39, 0.08, 128],
      [0.74, 0.128, 110],
    ],
    dry: [0.84, 0.105, 92],
    leaf: [
      [0.28, 0.06, 146],
      [0.66, 0.13, 118],
    ],
    hill: [0.53, 0.068, 138],
    blooms: [
      [0.86, 0.14, 90],
      [0.62, 0.2, 30],
    ],
  },
  autumn: {
    grass: [
      [0.36, 0.062, 108],
      [0.68, 0.095, 98],
    ],
    dry: [0.76, 0.1, 80],
    leaf: [
      [0.34, 0.085, 42],
      [0.7, 0.15, 64],
    ],
    hill: [0.5, 0.062, 74],
    blooms: [
      [0.7, 0.1, 60, 0.4],
      [0.62, 0.06, 70, 0.5],
    ],
  },
  winter: {
    grass: [
      [0.76, 0.04, 258],
      [0.95, 0.014, 90],
    ],
    dry: [0.66, 0.06, 78],
    leaf: [
      [0.33, 0.03, 42],
      [0.58, 0.035, 62],
    ],
    hill: [0.72, 0.03, 250],
    blooms: [
      [0.9, 0.02, 90, 0],
      [0.9, 0.02, 90, 0],
    ],
  },
};

export type LandTints = ReturnType<typeof landTints>;

/** Linear colours of a landscape. Under cloud the light is grey and comes from everywhere. */
export function landTints(light: Light, season: Season, isOvercast = false) {
  const { sky, sun, sunAt, glow, disc, lit, ambient, ambientBy, cloud } = LIGHT_ROWS[light];
  const row = ROWS[season];
  const air = oklab(ambient);
  const grey = oklab([sky[1][0] * 0.8, 0.008, 240]);
  const under = (colour: Oklab, share: number) => (isOvercast ? mixed(colour, grey, share) : colour);
  const inAir = (colour: Oklch, share = 1): Tint =>
    linear(under(mixed(oklab(colour), air, ambientBy * share), 0.3));
  const [zenith, middle, horizon] = sky.map((stop) => linear(under(oklab(stop), 0.7))) as [Tint, Tint, Tint];
  const haze = linear(under(mixed(oklab(sky[2]), oklab(sky[1]), 0.45), 0.55));
  // The sky lights what is in shade.
  const shaded = (colour: Oklch, share = 0.16) =>
    blend(
      inAir(colour),
      dimmed(zenith, season === 'winter' ? 0.9 : 0.3),
      share + 0.3 * ambientBy * (1 - ambientBy),
    );
  const bloom = (colour: Oklch): Tint => {
    const [red, green, blue] = inAir(colour, 0.6);
    return [red, green, blue, colour[3] ?? 1];
  };
  const isWinter = season === 'winter';
  // Snow takes up the blue of the sky.
  const cold = ([red, green, blue, alpha]: Tint): Tint =>
    isWinter ? [red * 0.92, green, blue * 1.14, alpha] : [red, green, blue, alpha];
  return {
    light,
    season,
    isWinter,
    isOvercast,
    sky: [zenith, middle, horizon] as const,
    sun: linear(under(oklab(sun), 0.3)),
    sunAt,
    glow: isOvercast ? glow * 0.3 : glow,
    disc: isOvercast ? 0 : disc,
    /** How strongly the sun lights what faces it, 0 to 1. */
    lit: isOvercast ? lit * 0.3 : lit,
    cloud: linear(under(oklab(cloud), 0.3)),
    haze,
    hill: inAir(row.hill, 0.8),
    grass: [cold(shaded(row.grass[0], isWinter ? 0.3 : 0.16)), cold(inAir(row.grass[1], 0.76))] as const,
    dry: inAir(row.dry, 0.85),
    leaf: [shaded(row.leaf[0]), inAir(row.leaf[1], 0.79)] as const,
    bark: inAir([0.34, 0.03, 60], 1),
    wood: inAir(isWinter ? [0.44, 0.028, 60] : [0.52, 0.035, 68], 1),
    snow: cold(inAir([0.95, 0.014, 90], 0.78)),
    blooms: [bloom(row.blooms[0]), bloom(row.blooms[1])] as const,
    inAir,
  };
}
