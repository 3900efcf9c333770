import { expect, test } from 'vitest';
import fc from 'fast-check';
import { coatName, coatOf } from '../../game/horses/coat/coat.ts';
import { ofSixteen, hiddenBecause } from './format-odds.ts';
import { genotypeWith, isViable, type Genotype } from '../../game/horses/genetics/genotype.ts';
import { livingGenotype } from '../../server/testing/builders/any-genotype.ts';
import { LOCI, pairsOf, type Locus } from '../../game/horses/genetics/loci.ts';

test('sixteen foals are shown only in whole numbers', () => {
  expect(ofSixteen([1 / 2, 1 / 4, 3 / 16, 1 / 16])).toEqual([8, 4, 3, 1]);
  expect(ofSixteen([1])).toEqual([16]);
  expect(ofSixteen([2 / 3, 1 / 3])).toBeUndefined();
  expect(ofSixteen([31 / 32, 1 / 32])).toBeUndefined();
});

test('the variant of a gene reported as hidden does not change the coat', () => {
  fc.assert(
    fc.property(livingGenotype, fc.constantFrom(...LOCI), (genotype, locus) => {
      fc.pre(hiddenBecause(genotype, locus) !== null);
      // A dun hides its nd1, not itself.
      const other = { ...genotype, [locus]: locus === 'dun' ? 'n/D' : pairsOf(locus)[0] };
      expect(isViable(other) && coatName(coatOf(other))).toBe(coatName(coatOf(genotype)));
    }),
  );
});

test.each<[Partial<Genotype>, Locus, string | null]>([
  [{ extension: 'e/e' }, 'agouti', 'Hidden here: with e/e there is no black to place.'],
  [{ dun: 'n/D', kit: 'SB1/SB1' }, 'dun', 'Hidden here: white hair covers it.'],
  [{ extension: 'e/e', silver: 'n/Z' }, 'silver', 'Hidden here: with e/e there is no black to lighten.'],
  [{ extension: 'e/e' }, 'silver', null],
  [{ silver: 'n/Z' }, 'silver', null],
  [{ pattern_modifier: 'n/PATN1' }, 'pattern_modifier', 'Hidden here: without Lp it shows nothing.'],
  [{ pattern_modifier: 'n/PATN1', leopard: 'n/Lp' }, 'pattern_modifier', null],
])('%j: why %s does not show', (pairs, locus, text) => {
  expect(hiddenBecause(genotypeWith(pairs), locus)).toBe(text);
});
