import { mixed, oklab, type Oklab, type Oklch } from '../colour.ts';
import { BLACK } from '../in-air.ts';
import type { Light } from '../hours.ts';
import type { Tint } from '../pixels/tint.ts';
import { LAMPLIGHT } from './lamplight.ts';

export type OfficeColours = ReturnType<typeof officeColours<Tint>>;

/** The lamp burns low by day. */
export function officeColours<C>(light: Light, as: (colour: Oklab) => C) {
  const dim = (LAMPLIGHT[light] - 0.4) * 0.42;
  const paint = (colour: Oklch) => as(mixed(oklab(colour), BLACK, dim));
  return {
    plaster: [paint([0.62, 0.062, 76]), paint([0.7, 0.07, 80])] as const,
    beam: paint([0.33, 0.052, 58]),
    panel: [paint([0.45, 0.07, 60]), paint([0.38, 0.064, 58])] as const,
    joints: paint([0.27, 0.048, 56]),
    floor: [paint([0.43, 0.062, 64]), paint([0.55, 0.074, 68])] as const,
    rug: [paint([0.42, 0.1, 28]), paint([0.7, 0.085, 78]), paint([0.33, 0.05, 250])] as const,
    books: BOOKS.map(paint),
    gilt: paint([0.79, 0.1, 84]),
    paper: paint([0.91, 0.035, 88]),
    ink: paint([0.53, 0.045, 68]),
    iron: paint([0.24, 0.014, 70]),
    shoe: paint([0.66, 0.012, 250]),
    ribbons: RIBBONS.map(paint),
    leaf: paint([0.48, 0.09, 140]),
    pot: paint([0.55, 0.105, 42]),
    glass: as(mixed(oklab([0.72, 0.06, 75]), oklab(FLAME), LAMPLIGHT[light])),
  };
}

const FLAME: Oklch = [0.9, 0.11, 80];

const BOOKS: readonly Oklch[] = [
  [0.38, 0.095, 22],
  [0.42, 0.07, 252],
  [0.42, 0.07, 150],
  [0.5, 0.09, 56],
];
/** First, second and third. */
const RIBBONS: readonly Oklch[] = [
  [0.5, 0.15, 26],
  [0.5, 0.11, 252],
  [0.8, 0.13, 86],
];
