import { useContext } from 'react';
import type { Pose } from '../../art/paint/layers/layers.ts';
import { PLAIN_STANCE, stanceIn, type Stance } from '../../art/paint/recipe/stance.ts';
import type { Look } from './coat-tint.ts';
import { HorseLightContext } from './horse-light.ts';

/** In scenes each horse has its own; elsewhere all stand alike. */
export function useStance(look: Look, pose: Pose, given: Partial<Stance> = {}): Stance {
  const light = useContext(HorseLightContext);
  return light === null ? PLAIN_STANCE : { ...stanceIn(light.coat, look, pose), ...given };
}
