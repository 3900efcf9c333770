import type { Pose } from '../../art/paint/layers/layers.ts';
import type { Look } from './coat-tint.ts';

/** So many stand for each that is drawn walking. */
const STANDING = 4;

/** How a horse is drawn where there is room, for life. */
export function poseOf({ seed }: Look): Pose {
  return seed % (STANDING + 1) === 0 ? 'walk' : 'stand';
}
