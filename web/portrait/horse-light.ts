import { createContext } from 'react';
import type { Srgb } from '../../art/paint/outline-shadow.ts';
import type { SceneLight } from '../../art/paint/recipe/recipe.ts';
import type { SeasonCoat } from '../../art/paint/recipe/stance.ts';

/** Of a scene, on the horses in it. */
export interface HorseLight extends SceneLight {
  /** At a horse's outline. */
  readonly air: Srgb;
  /** Of shadows on the ground. */
  readonly shade: Srgb;
  /** The coat that horses have in this season. */
  readonly coat: SeasonCoat;
}

/** Null: as the layers are drawn, without a shadow of its outline. */
export const HorseLightContext = createContext<HorseLight | null>(null);
