import type { Season } from '../../game/game-time.ts';
import { BLACK, css, mixed, oklab, type Oklab } from './colour.ts';
import type { Light } from './hours.ts';
import { LIGHT_ROWS, type LightRow } from './light-rows.ts';
import { SEASON_ROWS } from './season-rows.ts';

/** Tints a colour with the hour's air: `as` makes CSS of it, or the light that a scene is painted with. */
export function inAirOf<C>({ ambient, ambientBy }: LightRow, as: (colour: Oklab) => C) {
  const air = oklab(ambient);
  return (colour: Oklab, share = 1): C => as(mixed(colour, air, ambientBy * share));
}

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
