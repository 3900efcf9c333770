import type { Pose } from '../../art/paint/layers/layers.ts';
import type { Look } from './coat-tint.ts';

/** Standing horses per walking one. */
const STANDING = 4;

/** Fixed for life: where no place says what it does. */
export function poseOf({ seed }: Pick<Look, 'seed'>): Pose {
  return seed % (STANDING + 1) === 0 ? 'walk' : 'stand';
}
