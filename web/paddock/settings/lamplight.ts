import { mixed, oklab, type Oklab, type Oklch } from '../colour.ts';
import { BLACK } from '../in-air.ts';
import type { Light } from '../hours.ts';

/** How much of a lamp is needed indoors: 1 at night, little by day. */
export const LAMPLIGHT: Readonly<Record<Light, number>> = {
  dawn: 0.75,
  day: 0.4,
  dusk: 0.85,
  afterglow: 0.9,
  night: 1,
};

/** Colours of a room: dimmer where only the lamp lights it. `as`: see `inAirOf`. */
export function indoors<C>(light: Light, as: (colour: Oklab) => C): (colour: Oklch) => C {
  const dim = (LAMPLIGHT[light] - 0.4) * 0.5;
  return (colour) => as(mixed(oklab(colour), BLACK, dim));
}
