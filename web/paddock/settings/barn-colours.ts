import type { Oklch } from '../colour.ts';

export const BARN_BOARDS: Oklch = [0.43, 0.07, 62];
/** Far and near. */
export const BARN_BRICKS: readonly [Oklch, Oklch] = [
  [0.44, 0.05, 48],
  [0.36, 0.045, 48],
];
