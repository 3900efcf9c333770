import type { Season } from '../../../game/game-time.ts';
import { BLACK, mixed, oklab, type Oklab, type Oklch } from '../colour.ts';
import type { LightRow } from '../light-rows.ts';
import { inAirOf } from '../in-air.ts';
import { SEASON_ROWS } from '../season-rows.ts';

/** Colours of the largest surfaces; of them, as CSS, the yard is shown until it is painted. */
export function yardFront<C>(row: LightRow, season: Season, as: (colour: Oklab) => C) {
  const inAir = inAirOf(row, as);
  const { sun, lit } = row;
  const snowed = (colour: Oklch) => mixed(oklab(colour), oklab(SEASON_ROWS.winter.grass), SNOW[season]);
  const wall = oklab([0.72, 0.032, 84]);
  const cobbles = snowed([0.57, 0.018, 78]);
  return {
    roof: inAir(snowed([0.47, 0.018, 245])),
    /** Lit (left) and unlit. */
    wall: [inAir(mixed(wall, oklab(sun), 0.3 * lit)), inAir(mixed(wall, BLACK, 0.1))] as const,
    cobbles: [inAir(mixed(cobbles, oklab(sun), 0.22 * lit)), inAir(mixed(cobbles, BLACK, 0.14))] as const,
  };
}

/** Snow on roof and cobbles, 0 to 1. */
export const SNOW: Readonly<Record<Season, number>> = { spring: 0, summer: 0, autumn: 0, winter: 0.82 };
