import fc from 'fast-check';
import {
  genotypeAt,
  isViable,
  type Genotype,
  type LivingGenotype,
} from '../../../game/horses/genetics/genotype.ts';
import { allelesOf, LOCI, STRAND_LOCI } from '../../../game/horses/genetics/loci.ts';
import { lives, type Genome } from '../../../game/horses/genetics/strands.ts';

const anyStrand = fc.tuple(...STRAND_LOCI.map((locus) => fc.nat(allelesOf(locus).length - 1)));

/** Lethal pairs too. */
export const anyGenotype: fc.Arbitrary<Genotype> = fc
  .tuple(anyStrand, anyStrand)
  .map(([sire, dam]) =>
    genotypeAt((locus) => [sire[LOCI.indexOf(locus)] ?? 0, dam[LOCI.indexOf(locus)] ?? 0]),
  );

export const livingGenotype: fc.Arbitrary<LivingGenotype> = anyGenotype.filter(isViable);

export const livingGenome: fc.Arbitrary<Genome> = fc
  .tuple(anyStrand, anyStrand)
  .map(([sire, dam]): Genome => [sire, dam])
  .filter(lives);
