import { mixed, oklab, type Oklab, type Oklch } from '../colour.ts';
import type { Light } from '../hours.ts';
import { inAirOf } from '../in-air.ts';
import { linear } from '../pixels/tint.ts';
import { SEASON_ROWS } from '../season-rows.ts';
import type { Painting } from '../setting.ts';
import { SNOW, yardFront } from './yard-front.ts';

export type YardPalette = ReturnType<typeof yardPalette>;

/** Tinted by the hour, under the season's snow. */
export function yardPalette({ light, row, season }: Pick<Painting, 'light' | 'row' | 'season'>) {
  const inAir = inAirOf(row, linear);
  const [lightness, chroma, hue, burning] = LAMP[light];
  const lamp = oklab([lightness, chroma, hue]);
  const paint = (...colour: Oklch) => inAir(oklab(colour));
  const snowed = (colour: Oklab, share = SNOW[season]) =>
    inAir(mixed(colour, oklab(SEASON_ROWS.winter.grass), share));
  const inside = (share: number) =>
    inAir(mixed(oklab([0.17, 0.014, 70]), lamp, (1 - share) * 0.7 * burning), share);
  return {
    ...yardFront(row, season, linear),
    ridge: snowed(oklab([0.576, 0.014, 245])),
    plinth: paint(0.5, 0.022, 80),
    frame: paint(0.86, 0.02, 90),
    door: paint(0.37, 0.045, 165),
    doorLit: paint(0.458, 0.039, 165),
    boards: paint(0.222, 0.027, 165),
    inside: [inside(0.6), inside(0.4)] as const,
    iron: paint(0.24, 0.01, 250),
    pane: linear(
      burning > 0.5
        ? mixed(oklab(row.sky[1]), lamp, 0.82)
        : mixed(oklab(row.sky[1]), oklab([0.42, 0.03, 235]), 0.5),
    ),
    lead: snowed(oklab([0.55, 0.012, 240])),
    lamp: linear(lamp),
    burning,
    straw: snowed(oklab([0.8, 0.095, 90]), 0.3 * SNOW[season]),
    strawShade: paint(0.59, 0.07, 90),
    bucket: [paint(0.505, 0.081, 255), paint(0.29, 0.058, 255)] as const,
  };
}

/** Last: brightness. */
const LAMP: Readonly<Record<Light, readonly [number, number, number, number]>> = {
  dawn: [0.9, 0.1, 80, 0.25],
  day: [0.9, 0.1, 80, 0],
  dusk: [0.88, 0.13, 74, 0.8],
  afterglow: [0.88, 0.13, 74, 0.8],
  night: [0.87, 0.13, 72, 1],
};
