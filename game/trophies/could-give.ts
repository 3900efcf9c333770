import type { Gametes } from '../horses/genetics/gametes.ts';
import { coloursBy, type ColourDigits } from '../horses/genetics/coat-classes.ts';
import { birthColourOdds, greyOdds, whiteOdds } from '../horses/genetics/wish.ts';
import { COLOUR_SLOTS, colourSlotOf, GREY_SLOT, WHITE_SLOT } from './album.ts';

export interface Parent {
  readonly id: string;
  readonly name: string;
  readonly gametes: Gametes;
}

export interface Pair {
  readonly dam: Parent;
  readonly sire: Parent;
  /** That a foal of theirs fills the slot. */
  readonly chance: number;
}

/** Rarer foals are no aim: what is not known of parents would put every colour within reach. */
const LEAST_CHANCE = 1 / 64;
/** Of each sex; more would keep the page waiting. */
const MOST_PARENTS = 24;

/** For each colour that two of the horses could give, the pair that most often would: by the album's slot. */
export function couldGive(mares: readonly Parent[], stallions: readonly Parent[]): ReadonlyMap<string, Pair> {
  const best = new Map<string, Pair>();
  for (const dam of mares.slice(0, MOST_PARENTS))
    for (const sire of stallions.slice(0, MOST_PARENTS)) {
      const oddsOf = slotOdds(sire.gametes, dam.gametes);
      for (const key of COLOUR_SLOTS) {
        const chance = oddsOf(key);
        if (chance >= LEAST_CHANCE && chance > (best.get(key)?.chance ?? 0))
          best.set(key, { dam, sire, chance });
      }
    }
  return best;
}

let coloursOfSlots: ReadonlyMap<string, readonly ColourDigits[]> | undefined;

function slotOdds(sire: Gametes, dam: Gametes): (key: string) => number {
  coloursOfSlots ??= coloursBy(colourSlotOf);
  const ofColours = birthColourOdds(sire, dam);
  return (key) => {
    if (key === GREY_SLOT) return greyOdds(sire, dam);
    if (key === WHITE_SLOT) return whiteOdds(sire, dam);
    return ofColours(coloursOfSlots?.get(key) ?? []);
  };
}
