import type { Oklch } from './colour.ts';
import type { Light } from './hours.ts';

export interface LightRow {
  /** From zenith to horizon. */
  readonly sky: readonly [Oklch, Oklch, Oklch];
  readonly sun: Oklch;
  /**
   * Sun or moon: position and reach of its glow, as shares of the sky. On the left, to match the light on horses
   * (`art/light/shade.ts`).
   */
  readonly sunAt: readonly [x: number, y: number];
  readonly glow: number;
  /** Radius; 0 for a glow only. */
  readonly disc: number;
  readonly lit: number;
  /** The air's colour, and its share in all colours. */
  readonly ambient: Oklch;
  readonly ambientBy: number;
  readonly cloud: Oklch;
  /** Where noise is lower, the sky is clear; 0.49 unless given. */
  readonly clear?: number;
  readonly horse: number;
  readonly shade: Oklch;
}

const DAY_SHADE: Oklch = [0.22, 0.03, 120, 0.5];

const DUSK: LightRow = {
  sky: [
    [0.285, 0.03, 235],
    [0.48, 0.05, 70],
    [0.775, 0.118, 66],
  ],
  sun: [0.88, 0.13, 68],
  sunAt: [0.2, 0.56],
  glow: 0.52,
  disc: 0,
  lit: 0.55,
  ambient: [0.235, 0.032, 75],
  ambientBy: 0.58,
  cloud: [0.7, 0.1, 50, 0.55],
  horse: 0.9,
  shade: [0.1, 0.015, 100, 0.62],
};

export const LIGHT_ROWS: Readonly<Record<Light, LightRow>> = {
  dawn: {
    sky: [
      [0.6, 0.045, 245],
      [0.78, 0.045, 55],
      [0.9, 0.065, 68],
    ],
    sun: [0.95, 0.08, 75],
    sunAt: [0.12, 0.52],
    glow: 0.58,
    disc: 0,
    lit: 0.55,
    ambient: [0.62, 0.045, 50],
    ambientBy: 0.34,
    cloud: [0.9, 0.06, 50, 0.65],
    horse: 0.95,
    shade: DAY_SHADE,
  },
  day: {
    sky: [
      [0.68, 0.058, 236],
      [0.81, 0.04, 222],
      [0.935, 0.034, 96],
    ],
    sun: [0.97, 0.05, 95],
    sunAt: [0.16, 0.2],
    glow: 0.46,
    disc: 0,
    lit: 0.55,
    ambient: [0.9, 0.04, 95],
    ambientBy: 0.08,
    cloud: [0.99, 0.01, 95, 0.44],
    horse: 1,
    shade: DAY_SHADE,
  },
  dusk: DUSK,
  // Dark enough at the top for text.
  afterglow: {
    ...DUSK,
    sky: [
      [0.255, 0.028, 235],
      [0.4, 0.044, 66],
      [0.775, 0.118, 66],
    ],
    sunAt: [0.08, 0.96],
    glow: 0.58,
    cloud: [0.62, 0.08, 48, 0.42],
  },
  night: {
    sky: [
      [0.18, 0.026, 250],
      [0.245, 0.03, 245],
      [0.36, 0.034, 225],
    ],
    sun: [0.93, 0.02, 95],
    sunAt: [0.42, 0.07],
    glow: 0.3,
    disc: 14,
    lit: 0.12,
    ambient: [0.175, 0.028, 240],
    ambientBy: 0.76,
    cloud: [0.42, 0.03, 240, 0.45],
    horse: 0.72,
    shade: [0.08, 0.015, 240, 0.6],
  },
};
