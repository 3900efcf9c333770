import type { Season } from '../../game/game-time.ts';
import type { Oklch } from './colour.ts';

export interface SeasonRow {
  readonly grass: Oklch;
  readonly dryGrass: Oklch;
  readonly leaf: Oklch;
}

export const SEASON_ROWS: Readonly<Record<Season, SeasonRow>> = {
  spring: {
    grass: [0.66, 0.115, 124],
    dryGrass: [0.74, 0.1, 108],
    leaf: [0.47, 0.085, 132],
  },
  summer: {
    grass: [0.68, 0.105, 114],
    dryGrass: [0.8, 0.095, 94],
    leaf: [0.42, 0.08, 138],
  },
  autumn: {
    grass: [0.62, 0.08, 104],
    dryGrass: [0.71, 0.085, 80],
    leaf: [0.53, 0.11, 58],
  },
  winter: {
    grass: [0.9, 0.01, 235],
    dryGrass: [0.93, 0.01, 220],
    leaf: [0.5, 0.022, 60],
  },
};
