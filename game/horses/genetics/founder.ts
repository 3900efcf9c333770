import type { Rng } from '../../rng.ts';
import { genotypeOf, isViable, type LivingGenotype } from './genotype.ts';
import { copiesFrom, LOCI, LOCUS_ROWS, type Locus, type Variant } from './loci.ts';

/** Among a breed's founders, 0 (or absent) to 1. */
export type AlleleFrequencies = Readonly<Partial<Record<Variant, number>>>;

export function frequencyAt(frequencies: AlleleFrequencies, locus: Locus): number {
  return frequencies[LOCUS_ROWS[locus].alleles[1]] ?? 0;
}

const cache = new WeakMap<AlleleFrequencies, readonly number[]>();

/** In the order of LOCI; cached: the store may draw thousands. */
function frequenciesInOrder(frequencies: AlleleFrequencies): readonly number[] {
  const cached = cache.get(frequencies);
  if (cached) return cached;
  const inOrder = LOCI.map((locus) => frequencyAt(frequencies, locus));
  cache.set(frequencies, inOrder);
  return inOrder;
}

/** Redraws everything for O/O. */
export function drawFounderGenotype(rng: Rng, frequencies: AlleleFrequencies): LivingGenotype {
  const inOrder = frequenciesInOrder(frequencies);
  for (;;) {
    let index = 0;
    const founder = genotypeOf(() => {
      const frequency = inOrder[index++] ?? 0;
      const first = rng.next() < frequency;
      const second = rng.next() < frequency;
      return copiesFrom(first, second);
    });
    if (isViable(founder)) return founder;
  }
}
