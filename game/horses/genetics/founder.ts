import type { Rng } from '../../rng.ts';
import { allelesOf, STRAND_LOCI, type StrandLocus, type Variant } from './loci.ts';
import { lives, type Genome, type Strand } from './strands.ts';

/** Among a breed's founders, 0 (or absent) to 1. */
export type AlleleFrequencies = Readonly<Partial<Record<Variant, number>>>;

/** Of each allele in the order of `allelesOf`, the usual one included. */
export function sharesAt(frequencies: AlleleFrequencies, locus: StrandLocus): readonly number[] {
  const variants = allelesOf(locus)
    .slice(1)
    .map((variant) => frequencies[variant as Variant] ?? 0);
  return [1 - variants.reduce((sum, share) => sum + share, 0), ...variants];
}

const cache = new WeakMap<AlleleFrequencies, readonly (readonly number[])[]>();

/** In the order of strands; cached: the store may draw thousands. */
function sharesInOrder(frequencies: AlleleFrequencies): readonly (readonly number[])[] {
  const cached = cache.get(frequencies);
  if (cached) return cached;
  const inOrder = STRAND_LOCI.map((locus) => sharesAt(frequencies, locus));
  cache.set(frequencies, inOrder);
  return inOrder;
}

/** In linkage equilibrium. Draws again whole what could not live. */
export function drawFounderGenome(rng: Rng, frequencies: AlleleFrequencies): Genome {
  const inOrder = sharesInOrder(frequencies);
  const strand = (): Strand => inOrder.map((shares) => drawAllele(rng.next(), shares));
  for (;;) {
    const founder: Genome = [strand(), strand()];
    if (lives(founder)) return founder;
  }
}

/** The variants first, so that rounding never draws one with a share of 0. */
function drawAllele(drawn: number, shares: readonly number[]): number {
  let left = drawn;
  for (let number = 1; number < shares.length; number++) {
    left -= shares[number] ?? 0;
    if (left < 0) return number;
  }
  return 0;
}
