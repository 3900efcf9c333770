import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coatName, coatOf } from '../../game/horses/coat/coat.ts';
import { genotypeOf, isViable, readGenotype } from '../../game/horses/genetics/genotype.ts';
import type { Genotype } from '../../game/horses/genetics/genotype.ts';
import { LOCI, pairsOf } from '../../game/horses/genetics/loci.ts';
import type { Locus } from '../../game/horses/genetics/loci.ts';
import { hiddenBecause } from './hidden-because.ts';

const anyGenotype = fc.stringMatching(/^[012]{9}[01][012]{2}$/).map(readGenotype);

test('what is said to be hidden changes nothing about the coat', () => {
  fc.assert(
    fc.property(anyGenotype, fc.constantFrom(...LOCI), (genotype, locus) => {
      fc.pre(hiddenBecause(genotype, locus) !== null);
      for (const pair of pairsOf(locus)) {
        const other = { ...genotype, [locus]: pair };
        expect(isViable(other) && coatName(coatOf(other))).toBe(coatName(coatOf(genotype)));
      }
    }),
  );
});

test.each<[Partial<Genotype>, Locus, string | null]>([
  [{ extension: 'e/e' }, 'agouti', 'Hidden here: with e/e there is no black to place.'],
  [{ extension: 'e/e', silver: 'n/Z' }, 'silver', 'Hidden here: with e/e there is no black to lighten.'],
  [{ extension: 'e/e' }, 'silver', null],
  [{ silver: 'n/Z' }, 'silver', null],
  [{ pattern_modifier: 'n/PATN1' }, 'pattern_modifier', 'Hidden here: without Lp it shows nothing.'],
  [{ pattern_modifier: 'n/PATN1', leopard: 'n/Lp' }, 'pattern_modifier', null],
])('%j: why %s does not show', (pairs, locus, words) => {
  expect(hiddenBecause({ ...genotypeOf(() => 0), ...pairs }, locus)).toBe(words);
});
