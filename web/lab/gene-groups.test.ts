import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adultCoatName } from '../../game/horses/genetics/coat.ts';
import { isViable, readGenotype } from '../../game/horses/genetics/genotype.ts';
import { LOCI, pairsOf } from '../../game/horses/genetics/loci.ts';
import { GENE_GROUPS, hiddenBecause } from './gene-groups.ts';

const anyGenotype = fc.stringMatching(/^[012]{9}[01][012]{2}$/).map(readGenotype);

test('every locus stands in one group', () => {
  const grouped = GENE_GROUPS.flatMap(({ loci }) => loci.map(({ locus }) => locus));
  expect(grouped.toSorted()).toEqual(LOCI.toSorted());
});

test('what is said to be hidden changes nothing about the coat', () => {
  fc.assert(
    fc.property(anyGenotype, fc.constantFrom(...LOCI), (genotype, locus) => {
      fc.pre(hiddenBecause(genotype, locus) !== null);
      for (const pair of pairsOf(locus)) {
        const other = { ...genotype, [locus]: pair };
        expect(isViable(other) && adultCoatName(other)).toBe(adultCoatName(genotype));
      }
    }),
  );
});
