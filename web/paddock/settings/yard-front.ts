import type { Season } from '../../../game/game-time.ts';
import { BLACK, mixed, oklab, type Oklab, type Oklch } from '../colour.ts';
import type { LightRow } from '../light-rows.ts';
import { inAirOf } from '../palette.ts';
import { SEASON_ROWS } from '../season-rows.ts';

/** Colours of the largest surfaces; of them, as CSS, the yard is shown until it is painted. */
export function yardFront<C>(row: LightRow, season: Season, as: (colour: Oklab) => C) {
  const inAir = inAirOf(row, as);
  const { sun, lit } = row;
  const glow = oklab(sun);
  const snowed = (colour: Oklab) => mixed(colour, oklab(SEASON_ROWS.winter.grass), SNOW[season]);
  const [wall, slate, cobbles] = [FRONT.wall, FRONT.slate, FRONT.cobbles].map(oklab) as [Oklab, Oklab, Oklab];
  return {
    roof: inAir(snowed(slate)),
    /** Lit (left) and unlit. */
    wall: [inAir(mixed(wall, glow, 0.3 * lit)), inAir(mixed(wall, BLACK, 0.1))] as const,
    cobbles: [
      inAir(mixed(snowed(cobbles), glow, 0.22 * lit)),
      inAir(mixed(snowed(cobbles), BLACK, 0.14)),
    ] as const,
  };
}

/** Colours that no season changes. */
export const FRONT = {
  wall: [0.72, 0.032, 84],
  slate: [0.47, 0.018, 245],
  cobbles: [0.57, 0.018, 78],
} as const satisfies Readonly<Record<string, Oklch>>;

/** Snow on roof and cobbles, 0 to 1. */
export const SNOW: Readonly<Record<Season, number>> = { spring: 0, summer: 0, autumn: 0, winter: 0.82 };
