import type { Season } from '../../game/game-time.ts';
import { BLACK, css, mixed, oklab, type Oklab } from './colour.ts';
import type { Light } from './hours.ts';
import { LIGHT_ROWS, SEASON_ROWS } from './light-rows.ts';

/** Tints a colour with the hour's air. */
export function inAirOf(light: Light): (colour: Oklab, share?: number) => string {
  const { ambient, ambientBy } = LIGHT_ROWS[light];
  const air = oklab(ambient);
  return (colour, share = 1) => css(mixed(colour, air, ambientBy * share));
}

/** CSS colours of the largest surfaces, from which a landscape is shown until it is painted. */
export function paletteFor(light: Light, season: Season) {
  const { sky, sun } = LIGHT_ROWS[light];
  const { grass, dryGrass, leaf } = SEASON_ROWS[season];
  const inAir = inAirOf(light);
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
