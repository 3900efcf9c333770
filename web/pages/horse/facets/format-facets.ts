import type { Sex } from '../../../../game/horses/age.ts';
import type { Look } from '../../../../game/horses/coat/look.ts';
import { PROFILE_FROM } from '../../../../game/horses/form/trait-rows.ts';
import { ordinal } from '../../../../game/shows/ordinal.ts';
import { counted } from '../../../ui/coins.tsx';
import { capitalised, pronounsOf } from '../../../ui/text.ts';

/** "Bay. You know her genes". */
export const formatCoat = (
  { color, gender }: { readonly color: string; readonly gender: Sex },
  areSeen: boolean,
) =>
  areSeen
    ? `${capitalised(color)}. You know ${pronounsOf(gender).Possessive.toLowerCase()} genes`
    : capitalised(color);

interface Grown {
  readonly look: Look;
  readonly ageInMonths: number;
}

/** "1.66 m tall"; of a foal, what its bars show. */
export function formatStature({ look, ageInMonths }: Grown): string {
  return ageInMonths < PROFILE_FROM ? 'What the parents promise' : `${look.height.toFixed(2)} m tall`;
}

interface Starts {
  /** Places in the latest starts. */
  readonly places: readonly number[] | undefined;
  /** Undefined while unknown. */
  readonly starts: number | undefined;
}

/** "3 wins in the last 10 starts", "Best place: 4th", "No start yet". */
export function formatStarts({ places, starts }: Starts): string | null {
  if (places === undefined) return null;
  if (places.length === 0) return 'No start yet';
  const wins = places.filter((place) => place === 1).length;
  if (wins === 0) return `Best place so far: ${ordinal(Math.min(...places))}`;
  const all = starts ?? places.length;
  return all > places.length
    ? `${counted(wins, 'win')} in the last ${counted(places.length, 'start')}`
    : `${counted(wins, 'win')} in ${counted(all, 'start')}`;
}
