import type { Rng } from '../../rng.ts';
import { genotypeOf, isViable, type LivingGenotype } from './genotype.ts';
import { copiesFrom, LOCI, LOCUS_ROWS, type Copies, type Locus, type Variant } from './loci.ts';

const OVERO = LOCI.indexOf('overo');

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
  return founderGenotype(drawFounderCopies(rng, frequencies));
}

/** Copies of the variants, in the order of LOCI: quicker to look at than a genotype. Redraws everything for O/O. */
export function drawFounderCopies(rng: Rng, frequencies: AlleleFrequencies): readonly Copies[] {
  const inOrder = frequenciesInOrder(frequencies);
  const copies: Copies[] = [];
  do {
    for (let place = 0; place < inOrder.length; place++) {
      const frequency = inOrder[place] ?? 0;
      const first = rng.next() < frequency;
      const second = rng.next() < frequency;
      copies[place] = copiesFrom(first, second);
    }
  } while (copies[OVERO] === 2);
  return copies;
}

export function founderGenotype(copies: readonly Copies[]): LivingGenotype {
  let place = 0;
  const genotype = genotypeOf(() => copies[place++] ?? 0);
  if (!isViable(genotype)) throw new RangeError('No founder lives with O/O');
  return genotype;
}
