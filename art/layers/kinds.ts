import { BUILDS } from '../../game/horses/breeds.ts';
import type { HorseKind } from '../draw-horse.ts';
import { AGES, POSES } from '../paint/layers.ts';

/** `light-adult-stand`. */
export function keyOf({ build, age, pose }: HorseKind): string {
  return `${build}-${age}-${pose}`;
}

/** Every horse that layers are drawn of. */
export const HORSE_KINDS: readonly HorseKind[] = BUILDS.flatMap((build) =>
  AGES.flatMap((age) => POSES.map((pose) => ({ build, age, pose }))),
);
