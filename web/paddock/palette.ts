import type { Season } from '../../game/game-time.ts';
import { css, mixed, oklab } from './colour.ts';
import type { Light } from './hours.ts';
import { BLACK, inAirOf } from './in-air.ts';
import { LIGHT_ROWS } from './light-rows.ts';
import { SEASON_ROWS } from './season-rows.ts';

/** CSS colours of the largest surfaces, from which a landscape is shown until it is painted. */
export function paletteFor(light: Light, season: Season) {
  const { sky, sun } = LIGHT_ROWS[light];
  const { grass, dryGrass, leaf } = SEASON_ROWS[season];
  const inAir = inAirOf(LIGHT_ROWS[light], css);
  const [green, dry, glow] = [oklab(grass), oklab(dryGrass), oklab(sun)];
  return {
    /** From zenith to horizon. */
    sky: sky.map((colour) => css(oklab(colour))) as [string, string, string],
    trees: inAir(oklab(leaf), 1),
    /** From far to near. */
    meadow: [
      inAir(mixed(dry, glow, 0.22), 0.8),
      inAir(green, 0.95),
      inAir(mixed(green, BLACK, 0.16), 1.1),
    ] as const,
  };
}
