import type { Rng } from '../../rng.ts';
import { genotypeOf, isViable } from './genotype.ts';
import type { LivingGenotype } from './genotype.ts';
import { copiesFrom, LOCUS_ROWS } from './loci.ts';
import type { Locus, Variant } from './loci.ts';

/** How common each variant is among the founders of a breed: 0 or absent never, 1 always. */
export type AlleleFrequencies = Readonly<Partial<Record<Variant, number>>>;

/** The chance that one allele of a founder at the locus is the variant. */
export function frequencyAt(frequencies: AlleleFrequencies, locus: Locus): number {
  return frequencies[LOCUS_ROWS[locus].alleles[1]] ?? 0;
}

/**
 * A founder's genotype: each of the two alleles of every locus drawn by the breed's frequency, and O/O
 * drawn again.
 */
export function drawFounderGenotype(rng: Rng, frequencies: AlleleFrequencies): LivingGenotype {
  for (;;) {
    const founder = genotypeOf((locus) => {
      const frequency = frequencyAt(frequencies, locus);
      const first = rng.next() < frequency;
      const second = rng.next() < frequency;
      return copiesFrom(first, second);
    });
    if (isViable(founder)) return founder;
  }
}
