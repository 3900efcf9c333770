import type { Pose } from '../../art/paint/layers/layers.ts';
import type { Look } from './coat-tint.ts';

/** Standing horses per walking one. */
const STANDING = 4;

/** Fixed for life; used where no place decides the pose. */
export function poseOf({ seed }: Pick<Look, 'seed'>): Pose {
  return seed % (STANDING + 1) === 0 ? 'walk' : 'stand';
}
