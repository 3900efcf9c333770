import { mixed, oklab, type Oklab } from './colour.ts';
import type { LightRow } from './light-rows.ts';

export const BLACK: Oklab = [0, 0, 0, 1];

/** Tints a colour with the hour's air: `as` makes CSS of it, or the light that a scene is painted with. */
export function inAirOf<C>({ ambient, ambientBy }: LightRow, as: (colour: Oklab) => C) {
  const air = oklab(ambient);
  return (colour: Oklab, share = 1): C => as(mixed(colour, air, ambientBy * share));
}
