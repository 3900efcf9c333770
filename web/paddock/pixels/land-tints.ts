import type { Season } from '../../../game/game-time.ts';
import { mixed, oklab, type Oklab, type Oklch } from '../colour.ts';
import type { LightRow } from '../light-rows.ts';
import { blend, dimmed, linear, type Tint } from './tint.ts';

/** Dark and lit, then two kinds of flowers in drifts of their own, with the share shown as alpha. */
const ROWS: Readonly<
  Record<
    Season,
    readonly [
      darkGrass: Oklch,
      grass: Oklch,
      dry: Oklch,
      darkLeaf: Oklch,
      leaf: Oklch,
      hill: Oklch,
      bloom: Oklch,
      other: Oklch,
    ]
  >
> = {
  spring: [
    [0.42, 0.095, 137],
    [0.72, 0.145, 121],
    [0.82, 0.11, 108],
    [0.34, 0.07, 143],
    [0.74, 0.15, 120],
    [0.56, 0.07, 148],
    [0.96, 0.04, 100],
    [0.66, 0.13, 290],
  ],
  summer: [
    [0.39, 0.08, 128],
    [0.74, 0.128, 110],
    [0.84, 0.105, 92],
    [0.28, 0.06, 146],
    [0.66, 0.13, 118],
    [0.53, 0.068, 138],
    [0.86, 0.14, 90],
    [0.62, 0.2, 30],
  ],
  autumn: [
    [0.36, 0.062, 108],
    [0.68, 0.095, 98],
    [0.76, 0.1, 80],
    [0.34, 0.085, 42],
    [0.7, 0.15, 64],
    [0.5, 0.062, 74],
    [0.7, 0.1, 60, 0.4],
    [0.62, 0.06, 70, 0.5],
  ],
  winter: [
    [0.76, 0.04, 258],
    [0.95, 0.014, 90],
    [0.66, 0.06, 78],
    [0.33, 0.03, 42],
    [0.58, 0.035, 62],
    [0.72, 0.03, 250],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
};

export type LandTints = ReturnType<typeof landTints>;

/** Linear colours of a landscape. Under cloud the light is grey and comes from everywhere. */
export function landTints(
  { sky, sun, sunAt, glow, disc, lit, ambient, ambientBy, cloud, shade }: LightRow,
  season: Season,
  isOvercast: boolean,
) {
  const [darkGrass, grass, dry, darkLeaf, leaf, hill, ...blooms] = ROWS[season];
  const isWinter = season === 'winter';
  const grey = oklab([sky[1][0] * 0.8, 0.008, 240]);
  const under = (colour: Oklab, share: number) =>
    linear(isOvercast ? mixed(colour, grey, share) : colour);
  const inAir = (colour: Oklch, share = 1) =>
    under(mixed(oklab(colour), oklab(ambient), ambientBy * share), 0.3);
  const [zenith, middle, horizon] = sky.map(oklab) as [Oklab, Oklab, Oklab];
  // The sky lights what is in shade.
  const shaded = (colour: Oklch, share = 0.16) =>
    blend(
      inAir(colour),
      dimmed(under(zenith, 0.7), isWinter ? 0.9 : 0.3),
      share + 0.3 * ambientBy * (1 - ambientBy),
    );
  // Snow takes up the blue of the sky.
  const cold = ([red, green, blue, alpha]: Tint): Tint =>
    isWinter ? [red * 0.92, green, blue * 1.14, alpha] : [red, green, blue, alpha];
  const byCloud = isOvercast ? 0.3 : 1;
  return {
    isWinter,
    isOvercast,
    sky: [under(zenith, 0.7), under(middle, 0.7), under(horizon, 0.7)] as const,
    sun: under(oklab(sun), 0.3),
    sunAt,
    glow: glow * byCloud,
    disc: isOvercast ? 0 : disc,
    /** How strongly the sun lights what faces it, 0 to 1. */
    lit: lit * byCloud,
    cloud: under(oklab(cloud), 0.3),
    haze: under(mixed(horizon, middle, 0.45), 0.55),
    hill: inAir(hill, 0.8),
    grass: [cold(shaded(darkGrass, isWinter ? 0.3 : 0.16)), cold(inAir(grass, 0.76))] as const,
    dry: inAir(dry, 0.85),
    leaf: [shaded(darkLeaf), inAir(leaf, 0.79)] as const,
    bark: inAir([0.34, 0.03, 60]),
    wood: inAir(isWinter ? [0.44, 0.028, 60] : [0.52, 0.035, 68]),
    snow: cold(inAir([0.95, 0.014, 90], 0.78)),
    blooms: blooms.map((bloom): Tint => {
      const [red, green, blue] = inAir(bloom, 0.6);
      return [red, green, blue, bloom[3] ?? 1];
    }) as [Tint, Tint],
    /** What keeps the light from the ground. */
    shade: linear(oklab(shade)),
    inAir,
  };
}
