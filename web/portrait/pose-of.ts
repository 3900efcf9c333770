import type { Pose } from '../../art/paint/layers/layers.ts';
import type { Look } from './coat-tint.ts';

/** Standing horses per walking horse. */
const STANDING = 4;

/** Fixed for life; used where the scene does not decide the pose. */
export function poseOf({ seed }: Pick<Look, 'seed'>): Pose {
  return seed % (STANDING + 1) === 0 ? 'walk' : 'stand';
}
