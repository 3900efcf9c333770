import type { Colour } from '../horses/coat/colour.ts';
import { copyChances, type CopyChances, type Gametes } from '../horses/genetics/odds.ts';
import type { Locus } from '../horses/genetics/loci.ts';
import { COLOUR_PAGES } from './album.ts';

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

type Chances = Readonly<
  Record<Exclude<Locus, 'tobiano' | 'overo' | 'leopard' | 'pattern_modifier'>, CopyChances>
>;

/** For each colour that two of the horses could give, the pair that most often would: by the album's slot. */
export function couldGive(mares: readonly Parent[], stallions: readonly Parent[]): ReadonlyMap<string, Pair> {
  const best = new Map<string, Pair>();
  const slots = COLOUR_PAGES.flatMap((page) => page.slots);
  for (const dam of mares.slice(0, MOST_PARENTS))
    for (const sire of stallions.slice(0, MOST_PARENTS)) {
      const chances = chancesOf(dam.gametes, sire.gametes);
      for (const { key, colour } of slots) {
        const chance = colour === null ? 1 - chances.grey[0] : colourChance(colour, chances);
        if (chance >= LEAST_CHANCE && chance > (best.get(key)?.chance ?? 0))
          best.set(key, { dam, sire, chance });
      }
    }
  return best;
}

function chancesOf(dam: Gametes, sire: Gametes): Chances {
  const at = (locus: Locus) => copyChances(sire[locus], dam[locus]);
  return {
    extension: at('extension'),
    agouti: at('agouti'),
    cream: at('cream'),
    grey: at('grey'),
    dun: at('dun'),
    silver: at('silver'),
    champagne: at('champagne'),
    roan: at('roan'),
  };
}

/** Of the colour at birth, which a grey foal shows too. */
function colourChance({ base, dilutions, roan }: Colour, chances: Chances): number {
  const chestnut = chances.extension[2];
  const black = (1 - chestnut) * chances.agouti[2];
  const bases = { chestnut, black, bay: 1 - chestnut - black };
  const shown = (shows: boolean, [none]: CopyChances) => (shows ? 1 - none : none);
  return (
    bases[base] *
    (base === 'chestnut' ? 1 : shown(dilutions.silver, chances.silver)) *
    chances.cream[dilutions.cream] *
    shown(dilutions.dun, chances.dun) *
    shown(dilutions.champagne, chances.champagne) *
    shown(roan, chances.roan)
  );
}
