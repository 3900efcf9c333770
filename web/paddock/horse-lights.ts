import type { HorseLight } from '../portrait/horse-light.ts';
import { css, faded, oklab, type Oklch } from './colour.ts';
import { type Light, LIGHTS } from './hours.ts';
import { LIGHT_ROWS } from './light-rows.ts';

/** Sunlight or moonlight; alpha is its strength. */
const ROWS: Readonly<Record<Light, Oklch>> = {
  dawn: [0.9, 0.09, 65, 0.6],
  day: [0.98, 0.05, 95, 0.32],
  dusk: [0.86, 0.12, 66, 0.68],
  afterglow: [0.86, 0.12, 66, 0.68],
  night: [0.82, 0.035, 230, 0.44],
};

export const HORSE_LIGHTS = Object.fromEntries(LIGHTS.map((light) => [light, lightAt(light)])) as Readonly<
  Record<Light, HorseLight>
>;

function lightAt(light: Light): HorseLight {
  const lit = oklab(ROWS[light]);
  const shaded = faded(oklab(LIGHT_ROWS[light].ambient), lit[3]);
  return [lit, faded(lit, 0), faded(shaded, 0), faded(shaded, lit[3] * 0.7)].map(css) as [
    string,
    string,
    string,
    string,
  ];
}
