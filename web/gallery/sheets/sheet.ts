import type { Pose } from '../../../art/paint/layers/layers.ts';
import { genotypeWith, type LivingGenotype } from '../../../game/horses/genetics/genotype.ts';
import { lookOf, type Look, type HorseAtAge } from '../../../game/horses/coat/look.ts';
import { CROSSBREED } from '../../../game/horses/breeds.ts';
import { PLAIN_TRAITS, type Traits } from '../../../game/horses/coat/traits.ts';

export interface Tile {
  readonly look: Look;
  readonly caption: string;
  /** Undefined: chosen by the seed. */
  readonly pose?: Pose;
  /** Undefined: all of the horse. */
  readonly shows?: Detail;
}

export type Detail = 'head' | 'eye' | 'legs';

export interface Sheet {
  readonly title: string;
  readonly columns: number;
  /** Width of one horse, in px. */
  readonly width: number;
  readonly parts: readonly { readonly title?: string; readonly tiles: readonly Tile[] }[];
}

/** Empty means bay. */
export type Genes = Partial<LivingGenotype>;

/** Game months: adult, with greying unfinished. */
const GROWN = 96;

/** Defaults to an adult with plain traits. */
export function lookOfGenes(
  genes: Genes,
  { traits, ...seen }: Partial<Omit<HorseAtAge, 'traits'>> & { readonly traits?: Partial<Traits> } = {},
): Look {
  return lookOf({
    genotype: genotypeWith(genes),
    breed: CROSSBREED,
    ageInMonths: GROWN,
    ...seen,
    traits: { ...PLAIN_TRAITS, ...traits },
  });
}
