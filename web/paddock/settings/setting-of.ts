import { RETIRED_FROM, SHOW_FROM } from '../../../game/horses/age.ts';
import type { Look } from '../../../game/horses/coat/look.ts';
import { PADDOCK } from '../paint.ts';
import type { Setting } from '../setting.ts';
import { MEADOW } from './meadow.ts';
import { YARD } from './yard.ts';

/**
 * Where a horse is kept: the young grow up on the meadow and the retired go back to it; of those that work, half stand
 * in the yard and half in the paddock, each for life.
 */
export function settingOf({ ageInMonths, seed }: Pick<Look, 'ageInMonths' | 'seed'>): Setting {
  if (ageInMonths < SHOW_FROM || ageInMonths >= RETIRED_FROM) return MEADOW;
  return seed % 2 === 0 ? YARD : PADDOCK;
}
