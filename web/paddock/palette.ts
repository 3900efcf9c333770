import type { Season } from '../../game/game-time.ts';
import { BLACK, css, faded, mixed, oklab, WHITE, type Oklab } from './colour.ts';
import type { Light } from './hours.ts';
import { LIGHT_ROWS, SEASON_ROWS } from './light-rows.ts';

/** Tints a colour with the hour's air. */
export function inAirOf(light: Light): (colour: Oklab, share?: number) => string {
  const { ambient, ambientBy } = LIGHT_ROWS[light];
  const air = oklab(ambient);
  return (colour, share = 1) => css(mixed(colour, air, ambientBy * share));
}

export type Palette = ReturnType<typeof paletteFor>;

/** CSS colours of the season, tinted by the hour. */
export function paletteFor(light: Light, season: Season) {
  const { sky, sun, cloud, lit } = LIGHT_ROWS[light];
  const { grass, dryGrass, leaf, hill, bloom, wood } = SEASON_ROWS[season];
  const inAir = inAirOf(light);
  const [zenith, middle, horizon] = sky.map(oklab) as [Oklab, Oklab, Oklab];
  const [green, dry, glow] = [oklab(grass), oklab(dryGrass), oklab(sun)];
  const withAlpha = (colour: Oklab, alpha: number) => faded(colour, alpha);
  return {
    sky: [css(zenith), css(middle), css(horizon)] as const,
    /** From the sun's middle outwards. */
    glow: [0.78, 0.3, 0.09, 0].map((alpha) => css(withAlpha(glow, alpha))) as [
      string,
      string,
      string,
      string,
    ],
    sun: css(glow),
    cloud: oklab(cloud),
    hills: [
      inAir(mixed(oklab(hill), horizon, 0.52), 0.55),
      inAir(mixed(oklab(hill), horizon, 0.22), 0.75),
    ] as const,
    trees: [inAir(oklab(leaf), 1), inAir(mixed(oklab(leaf), glow, 0.16), 1)] as const,
    meadow: [
      inAir(mixed(dry, glow, 0.22), 0.8),
      inAir(green, 0.95),
      inAir(mixed(green, BLACK, 0.16), 1.1),
    ] as const,
    lit: [css(withAlpha(glow, lit)), css(withAlpha(glow, 0))] as const,
    fence: inAir(oklab(wood), 1),
    blades: [
      inAir(mixed(green, BLACK, 0.26), 1),
      inAir(mixed(dry, WHITE, 0.08), 0.8),
      inAir(mixed(green, glow, 0.3), 0.8),
    ] as const,
    bloom: inAir(oklab(bloom), 0.6),
  };
}
