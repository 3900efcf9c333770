import { RETIRED_FROM, SHOW_FROM } from '../../../game/horses/age.ts';
import type { Look } from '../../../game/horses/coat/look.ts';
import { PADDOCK } from './paddock.ts';
import type { Setting } from '../setting.ts';
import { MEADOW } from './meadow.ts';
import { YARD } from './yard.ts';

/** Young and retired horses: meadow. Adults: yard or paddock, half each, for life. */
export function settingOf({ ageInMonths, seed }: Pick<Look, 'ageInMonths' | 'seed'>): Setting {
  if (ageInMonths < SHOW_FROM || ageInMonths >= RETIRED_FROM) return MEADOW;
  return seed % 2 === 0 ? YARD : PADDOCK;
}
