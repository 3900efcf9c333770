import { genotypeOf, isViable } from '../../../game/horses/genetics/genotype.ts';
import type { Copies, Locus } from '../../../game/horses/genetics/loci.ts';
import { lookOf } from '../../../game/horses/coat/look.ts';
import type { Look, HorseAtAge } from '../../../game/horses/coat/look.ts';
import { CROSSBREED } from '../../../game/horses/breeds.ts';
import { PLAIN_TRAITS } from '../../../game/horses/coat/traits.ts';
import type { Traits } from '../../../game/horses/coat/traits.ts';

/** A horse and what stands below it. */
export interface Tile {
  readonly look: Look;
  readonly caption: string;
}

/** Many horses in one picture, to be compared. */
export interface Sheet {
  readonly title: string;
  readonly columns: number;
  /** Width of a horse in px. */
  readonly width: number;
  readonly parts: readonly { readonly title?: string; readonly tiles: readonly Tile[] }[];
}

/** Copies of the variant at each locus; what is left out has none. Nothing at all is a bay. */
export type Genes = Partial<Record<Locus, Copies>>;

/** In game months: grown up, and a grey not white yet. */
const GROWN = 96;

/**
 * How a horse of these genes looks: plain and grown up, but for what is given. Throws a RangeError for genes with which
 * no horse lives.
 */
export function lookOfGenes(
  genes: Genes,
  { traits, ...seen }: Partial<Omit<HorseAtAge, 'traits'>> & { readonly traits?: Partial<Traits> } = {},
): Look {
  const genotype = genotypeOf((locus) => genes[locus] ?? 0);
  if (!isViable(genotype)) throw new RangeError('No horse lives with these genes');
  return lookOf({
    genotype,
    breed: CROSSBREED,
    ageInMonths: GROWN,
    ...seen,
    traits: { ...PLAIN_TRAITS, ...traits },
  });
}
