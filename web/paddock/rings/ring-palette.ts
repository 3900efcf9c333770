import { mixed, oklab, type Oklab, type Oklch } from '../colour.ts';
import type { Light } from '../hours.ts';
import { BLACK, inAirOf } from '../in-air.ts';
import type { Tint } from '../pixels/tint.ts';
import { SEASON_ROWS } from '../season-rows.ts';
import type { Painting } from '../setting.ts';

export type RingPalette = ReturnType<typeof ringPalette<Tint>>;

/** Colours of rings and courses, tinted by the hour; by night masts light grounds that have them. */
export function ringPalette<C>(
  { light, row, season }: Pick<Painting, 'light' | 'row' | 'season'>,
  as: (colour: Oklab) => C,
  hasMasts = true,
) {
  const inAir = inAirOf(row, as);
  const sun = oklab(row.sun);
  const burning = hasMasts ? FLOODLIGHT[light] : 0;
  const snow = oklab(SEASON_ROWS.winter.grass);
  const isWhite = season === 'winter';
  const paint = (colour: Oklab) => inAir(colour, 1 - 0.5 * burning);
  const shaded = (colour: Oklab, share: number) => paint(mixed(colour, BLACK, share));
  const snowed = (colour: Oklch, share: number) => mixed(oklab(colour), snow, isWhite ? share : 0);
  const all = (colours: readonly Oklch[]) => colours.map((colour) => paint(oklab(colour)));
  const sand = snowed([0.8, 0.062, 82], 0.35);
  const soil = snowed([0.6, 0.06, 66], 0.5);
  const leaf = oklab(SEASON_ROWS[season].leaf);
  const [white, red, blue, yellow, green, wood, woodLit, iron] = all(PLAIN) as Eight<C>;
  return {
    /** Far and near. */
    sand: [paint(mixed(sand, sun, 0.3 * row.lit)), shaded(sand, 0.2)] as const,
    white,
    whiteShade: shaded(oklab(PLAIN[0]), 0.26),
    red,
    blue,
    yellow,
    green,
    canvas: paint(snowed([0.94, 0.024, 88], 0.5)),
    canvasStripe: paint(snowed([0.74, 0.09, 76], 0.5)),
    wood,
    woodLit,
    iron,
    hedge: [shaded(leaf, 0.3), paint(isWhite ? mixed(leaf, snow, 0.3) : mixed(leaf, sun, 0.18))] as const,
    flowers: paint(snowed([0.66, 0.17, 12], 1)),
    soil: paint(soil),
    crowd: all(CROWD),
    skin: all(SKIN),
    lamp: as(oklab(LAMP)),
    burning,
  };
}

type Eight<C> = [C, C, C, C, C, C, C, C];

/** White, red, blue, yellow, green, wood, lit wood and iron: no season changes them. */
const PLAIN = [
  [0.95, 0.008, 90],
  [0.55, 0.17, 28],
  [0.48, 0.1, 250],
  [0.8, 0.14, 82],
  [0.5, 0.09, 150],
  [0.42, 0.05, 60],
  [0.582, 0.036, 60],
  [0.36, 0.012, 250],
] as const satisfies readonly Oklch[];

const CROWD: readonly Oklch[] = [
  [0.52, 0.11, 26],
  [0.46, 0.08, 252],
  [0.72, 0.09, 84],
  [0.44, 0.05, 150],
  [0.82, 0.02, 90],
  [0.38, 0.03, 300],
];
const SKIN: readonly Oklch[] = [
  [0.78, 0.06, 60],
  [0.6, 0.07, 52],
  [0.42, 0.05, 50],
];

const LAMP: Oklch = [0.96, 0.05, 90];
/** How brightly the masts burn. */
const FLOODLIGHT: Readonly<Record<Light, number>> = { dawn: 0, day: 0, dusk: 0.7, afterglow: 0.7, night: 1 };
