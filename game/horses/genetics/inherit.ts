import type { Rng } from '../../rng.ts';
import { copiesOf, genotypeOf, isViable, type Genotype, type LivingGenotype } from './genotype.ts';
import { copiesFrom, type Copies, type Locus } from './loci.ts';

/**
 * Redraws O/O (docs/rules/genetics.md#inheritance). Takes two draws per locus in the order of LOCI, and two per
 * redraw.
 */
export function drawFoalGenotype(rng: Rng, sire: LivingGenotype, dam: LivingGenotype): LivingGenotype {
  const foal = genotypeOf((locus) => drawPair(rng, sire, dam, locus));
  if (isViable(foal)) return foal;
  let copies: Copies;
  do copies = drawPair(rng, sire, dam, 'overo');
  while (copies === 2);
  return { ...foal, overo: copies === 0 ? 'n/n' : 'n/O' };
}

/** Homozygous parents draw too, so all foals take equally many. */
function drawPair(rng: Rng, sire: Genotype, dam: Genotype, locus: Locus): Copies {
  const fromSire = rng.next() < copiesOf(sire, locus) / 2;
  const fromDam = rng.next() < copiesOf(dam, locus) / 2;
  return copiesFrom(fromSire, fromDam);
}
