import type { TackFinish } from './quality.ts';
import type { TackColour } from './tack-colours.ts';

/** Game months; younger horses are shown without tack. */
export const TACK_SEEN_FROM = 30;

/** Null for each type not worn. */
export interface WornTack {
  readonly shoes: TackFinish | null;
  readonly saddle: TackFinish | null;
  readonly bridle: TackFinish | null;
  readonly colour: TackColour;
}

/** Lists, the yard and pasture show horses without tack. */
export function withoutTack<Look extends { readonly tack: WornTack | null }>(look: Look): Look {
  return look.tack === null ? look : { ...look, tack: null };
}

/** Describes a picture with its tack. */
export function formatPicture({
  description,
  look,
}: {
  readonly description: string;
  readonly look: { readonly tack: WornTack | null };
}): string {
  const text = formatTack(look.tack);
  return text === null ? description : `${description}, ${text}`;
}

const FINEST_FIRST: readonly TackFinish[] = ['fine', 'good', 'plain'];

/** "wearing a fine saddle and bridle"; null for no tack. */
export function formatTack(tack: WornTack | null): string | null {
  if (tack === null) return null;
  const groups = FINEST_FIRST.flatMap((finish) => {
    const names = [
      ...(tack.saddle === finish ? ['saddle'] : []),
      ...(tack.bridle === finish ? ['bridle'] : []),
      ...(tack.shoes === finish ? ['horseshoes'] : []),
    ];
    if (names.length === 0) return [];
    const article = names[0] === 'horseshoes' ? '' : 'a ';
    return [`${article}${finish} ${joined(names)}`];
  });
  return groups.length === 0 ? null : `wearing ${joined(groups)}`;
}

function joined(parts: readonly string[]): string {
  const [last, ...rest] = parts.toReversed();
  return rest.length === 0 ? (last ?? '') : `${rest.toReversed().join(', ')} and ${last}`;
}
