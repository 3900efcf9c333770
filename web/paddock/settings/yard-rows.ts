import type { Season } from '../../../game/game-time.ts';
import type { Oklch } from '../colour.ts';
import type { Light } from '../hours.ts';

/** Limewashed stone, slates, painted doors: the same in every season. */
export const YARD_COLOURS = {
  wall: [0.72, 0.032, 84],
  plinth: [0.5, 0.022, 80],
  slate: [0.47, 0.018, 245],
  door: [0.37, 0.045, 165],
  frame: [0.86, 0.02, 90],
  inside: [0.17, 0.014, 70],
  iron: [0.24, 0.01, 250],
  pane: [0.42, 0.03, 235],
  cobbles: [0.57, 0.018, 78],
  straw: [0.8, 0.095, 90],
  lead: [0.55, 0.012, 240],
  bucket: [0.45, 0.09, 255],
} as const satisfies Readonly<Record<string, Oklch>>;

/** Of lantern and lit window; alpha says how bright they burn. */
export const LAMP: Readonly<Record<Light, Oklch>> = {
  dawn: [0.9, 0.1, 80, 0.25],
  day: [0.9, 0.1, 80, 0],
  dusk: [0.88, 0.13, 74, 0.8],
  afterglow: [0.88, 0.13, 74, 0.8],
  night: [0.87, 0.13, 72, 1],
};

/** How much snow lies on roof and cobbles, 0 to 1. */
export const SNOW: Readonly<Record<Season, number>> = { spring: 0, summer: 0, autumn: 0, winter: 0.82 };
