import type { Rng } from '../../rng.ts';
import { genotypeOf, isViable } from './genotype.ts';
import type { LivingGenotype } from './genotype.ts';
import { copiesFrom, LOCI, LOCUS_ROWS } from './loci.ts';
import type { Locus, Variant } from './loci.ts';

/** How common each variant is among the founders of a breed: 0 or absent never, 1 always. */
export type AlleleFrequencies = Readonly<Partial<Record<Variant, number>>>;

/** The chance that one allele of a founder at the locus is the variant. */
export function frequencyAt(frequencies: AlleleFrequencies, locus: Locus): number {
  return frequencies[LOCUS_ROWS[locus].alleles[1]] ?? 0;
}

const known = new WeakMap<AlleleFrequencies, readonly number[]>();

/** The frequencies of a breed in the order of LOCI, looked up once: the store may draw thousands for one horse. */
function frequenciesInOrder(frequencies: AlleleFrequencies): readonly number[] {
  const before = known.get(frequencies);
  if (before) return before;
  const inOrder = LOCI.map((locus) => frequencyAt(frequencies, locus));
  known.set(frequencies, inOrder);
  return inOrder;
}

/**
 * A founder's genotype: each of the two alleles of every locus drawn by the breed's frequency, and O/O
 * drawn again.
 */
export function drawFounderGenotype(rng: Rng, frequencies: AlleleFrequencies): LivingGenotype {
  const inOrder = frequenciesInOrder(frequencies);
  for (;;) {
    let place = 0;
    const founder = genotypeOf(() => {
      const frequency = inOrder[place++] ?? 0;
      const first = rng.next() < frequency;
      const second = rng.next() < frequency;
      return copiesFrom(first, second);
    });
    if (isViable(founder)) return founder;
  }
}
