import type { Look } from '../../game/horses/coat/look.ts';
import { seenByTrait } from '../../game/horses/form/form.ts';
import type { Recipe } from './pixel/recipe.ts';

/** Leaves room for tall horses. */
const FITTING = 0.955;
const MOST_TALLER = 0.08;

/* The largest sizes at which ears, nose and tail are in the picture in every pose, and how far the ends of a trait move them. */
const HIGHEST = 1.02;
const UP = { neckLength: 0.033, neckSet: 0.028 };
const WIDEST = 1.055;
const ASIDE = { back: 0.042, neckLength: 0.035, neckSet: -0.07 };

type Reach = Pick<Recipe, 'height' | 'neckSet' | 'neckLength' | 'back'>;

/** Share of the layers' size at which a horse is painted. */
export function sizeOf({ height, neckSet, neckLength, back }: Reach): number {
  const up = 1 + UP.neckLength * neckLength + UP.neckSet * neckSet;
  const aside = 1 + ASIDE.back * back + ASIDE.neckLength * neckLength + ASIDE.neckSet * neckSet;
  return Math.min(FITTING * (1 + MOST_TALLER * height), HIGHEST / up, WIDEST / aside);
}

export function paintedSize({ form }: Pick<Look, 'form'>): number {
  return sizeOf(seenByTrait(form));
}
