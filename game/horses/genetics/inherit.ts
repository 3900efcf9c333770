import type { Rng } from '../../rng.ts';
import { copiesOf, genotypeOf, isViable } from './genotype.ts';
import type { Genotype, LivingGenotype } from './genotype.ts';
import { copiesFrom } from './loci.ts';
import type { Copies, Locus } from './loci.ts';

/**
 * A foal's genotype: at each locus one allele of each parent, either with an even chance, all loci
 * independent. A foal that would be O/O is drawn again at that locus, which leaves the live odds
 * n/n 1/3 to n/O 2/3. Two draws per locus in the order of LOCI, then two for each O/O drawn again.
 */
export function drawFoalGenotype(rng: Rng, sire: LivingGenotype, dam: LivingGenotype): LivingGenotype {
  const foal = genotypeOf((locus) => drawPair(rng, sire, dam, locus));
  if (isViable(foal)) return foal;
  let copies: Copies;
  do copies = drawPair(rng, sire, dam, 'overo');
  while (copies === 2);
  return { ...foal, overo: copies === 0 ? 'n/n' : 'n/O' };
}

/** Draws even where both alleles are the same, so that every foal takes the same number of draws. */
function drawPair(rng: Rng, sire: Genotype, dam: Genotype, locus: Locus): Copies {
  const fromSire = rng.next() < copiesOf(sire, locus) / 2;
  const fromDam = rng.next() < copiesOf(dam, locus) / 2;
  return copiesFrom(fromSire, fromDam);
}
