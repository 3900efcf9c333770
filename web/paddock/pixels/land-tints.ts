import type { Season } from '../../../game/game-time.ts';
import { mixed, oklab, type Oklch } from '../colour.ts';
import type { LightRow } from '../light-rows.ts';
import { blend, dimmed, linear, tint, type Tint } from './tint.ts';

/** Dark and lit, then two kinds of flowers, with the share shown as alpha. */
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
      bloom?: Oklch,
      other?: Oklch,
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
    [0.75, 0.055, 259],
    [0.945, 0.022, 245],
    [0.66, 0.06, 78],
    [0.33, 0.03, 42],
    [0.58, 0.035, 62],
    [0.72, 0.03, 250],
  ],
};

export type LandTints = ReturnType<typeof landTints>;

/** Linear colours of a landscape. */
export function landTints({ sky, sun, lit, ambient, ambientBy, cloud }: LightRow, season: Season) {
  const [darkGrass, grass, dry, darkLeaf, leaf, hill, bloom, other] = ROWS[season];
  const isWinter = season === 'winter';
  const inAir = (colour: Oklch = ambient, share = 1) =>
    linear(mixed(oklab(colour), oklab(ambient), ambientBy * share));
  const stops = sky.map(tint) as [zenith: Tint, middle: Tint, horizon: Tint];
  // The sky lights what is in shade.
  const shaded = (colour: Oklch, share = 0.16) =>
    blend(inAir(colour), dimmed(stops[0], isWinter ? 0.9 : 0.3), share + 0.3 * ambientBy * (1 - ambientBy));
  return {
    isWinter,
    sky: stops,
    sun: tint(sun),
    /** How strongly the sun lights what faces it, 0 to 1. */
    lit,
    cloud: tint(cloud),
    haze: blend(stops[2], stops[1], 0.45),
    hill: inAir(hill, 0.8),
    grass: [shaded(darkGrass, isWinter ? 0.3 : 0.16), inAir(grass, 0.76)] as const,
    dry: inAir(dry, 0.85),
    leaf: [shaded(darkLeaf), inAir(leaf, 0.79)] as const,
    bark: inAir([0.34, 0.03, 60]),
    wood: inAir(isWinter ? [0.44, 0.028, 60] : [0.52, 0.035, 68]),
    // It takes up the blue of the sky.
    snow: inAir([0.945, 0.022, 245], 0.78),
    blooms: [inAir(bloom, 0.6), inAir(other, 0.6)] as const,
    inAir,
  };
}
