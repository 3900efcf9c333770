import type { Season } from '../../../game/game-time.ts';
import { mixed, oklab, type Oklab, type Oklch } from '../colour.ts';
import { inAirOf } from '../in-air.ts';
import type { LightRow } from '../light-rows.ts';
import { SEASON_ROWS } from '../season-rows.ts';

/** Colours of the largest surfaces. As CSS they stand for the yard until it is painted. */
export function yardFront<C>(row: LightRow, season: Season, as: (colour: Oklab) => C) {
  const inAir = inAirOf(row, as);
  const lit = (colour: Oklab) => inAir(mixed(colour, oklab(row.sun), 0.16 * row.lit));
  const snowed = (...colour: Oklch) =>
    mixed(oklab(colour), oklab(SEASON_ROWS.winter.grass), season === 'winter' ? 0.82 : 0);
  return {
    roof: inAir(snowed(0.47, 0.018, 245)),
    wall: lit(oklab([0.69, 0.03, 84])),
    cobbles: lit(snowed(0.54, 0.018, 78)),
  };
}
