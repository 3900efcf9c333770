import type { Gametes } from '../horses/genetics/gametes.ts';
import { greyOdds, namedColourOdds } from '../horses/genetics/wish.ts';
import { COLOUR_SLOTS, GREY_SLOT } from './album.ts';

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
      const namedOdds = namedColourOdds(sire.gametes, dam.gametes);
      for (const key of COLOUR_SLOTS) {
        const chance = key === GREY_SLOT ? greyOdds(sire.gametes, dam.gametes) : namedOdds(key);
        if (chance >= LEAST_CHANCE && chance > (best.get(key)?.chance ?? 0))
          best.set(key, { dam, sire, chance });
      }
    }
  return best;
}
