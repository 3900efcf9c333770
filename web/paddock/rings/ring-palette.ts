import { BLACK, mixed, oklab, type Oklab, type Oklch } from '../colour.ts';
import type { Light } from '../hours.ts';
import { inAirOf } from '../in-air.ts';
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
  const { sun, lit } = row;
  const burning = hasMasts ? FLOODLIGHT[light] : 0;
  const nearLamps = 1 - 0.5 * burning;
  const snow = oklab(SEASON_ROWS.winter.grass);
  const isWhite = season === 'winter';
  const own = (name: keyof typeof RING_COLOURS) => oklab(RING_COLOURS[name]);
  const paint = (colour: Oklab) => inAir(colour, nearLamps);
  const shaded = (colour: Oklab, share: number) => mixed(colour, BLACK, share);
  const sand = mixed(own('sand'), snow, isWhite ? 0.35 : 0);
  return {
    /** Far and near. */
    sand: [paint(mixed(sand, oklab(sun), 0.3 * lit)), paint(shaded(sand, 0.2))] as const,
    white: paint(own('white')),
    whiteShade: paint(shaded(own('white'), 0.26)),
    red: paint(own('red')),
    blue: paint(own('blue')),
    yellow: paint(own('yellow')),
    green: paint(own('green')),
    canvas: paint(isWhite ? mixed(own('canvas'), snow, 0.5) : own('canvas')),
    canvasStripe: paint(isWhite ? mixed(own('stripe'), snow, 0.5) : own('stripe')),
    wood: paint(own('wood')),
    woodLit: paint(mixed(own('wood'), [1, 0, 0, 1], 0.28)),
    iron: paint(own('iron')),
    hedge: [
      paint(shaded(oklab(SEASON_ROWS[season].leaf), 0.3)),
      paint(mixed(oklab(SEASON_ROWS[season].leaf), isWhite ? snow : oklab(sun), isWhite ? 0.3 : 0.18)),
    ] as const,
    flowers: isWhite ? paint(snow) : paint(own('flower')),
    soil: [paint(mixed(own('soil'), snow, isWhite ? 0.5 : 0)), paint(shaded(own('soil'), 0.2))] as const,
    crowd: CROWD.map((colour) => paint(oklab(colour))),
    skin: SKIN.map((colour) => paint(oklab(colour))),
    lamp: as(oklab(LAMP)),
    burning,
  };
}

/** Colours that no season changes. */
const RING_COLOURS = {
  sand: [0.8, 0.062, 82],
  white: [0.95, 0.008, 90],
  red: [0.55, 0.17, 28],
  blue: [0.48, 0.1, 250],
  yellow: [0.8, 0.14, 82],
  green: [0.5, 0.09, 150],
  canvas: [0.94, 0.024, 88],
  stripe: [0.74, 0.09, 76],
  wood: [0.42, 0.05, 60],
  iron: [0.36, 0.012, 250],
  flower: [0.66, 0.17, 12],
  soil: [0.6, 0.06, 66],
} as const satisfies Readonly<Record<string, Oklch>>;

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
