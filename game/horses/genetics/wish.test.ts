import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coatGroup, patternName } from '../coat/coat.ts';
import { COLOUR_GROUPS, type ColourGroup } from '../coat/colour.ts';
import { livingGenome } from '../../../server/testing/builders/any-genotype.ts';
import { gametesOf, gametesOfPairs } from './gametes.ts';
import { genotypeWith, type LivingGenotype } from './genotype.ts';
import { gameteOdds } from './odds.ts';
import { PLACE, type Strand } from './strands.ts';
import { PATTERN_WISHES, wishOdds } from './wish.ts';

/** Patterns that a wish can name. */
const WITHOUT = { splash: [1], splash2: [1], kit: [3, 4, 5, 6, 7] } as const;

const plainer = (strand: Strand): Strand =>
  strand.map((allele, place) =>
    Object.entries(WITHOUT).some(
      ([locus, alleles]) =>
        PLACE[locus as keyof typeof WITHOUT] === place && (alleles as readonly number[]).includes(allele),
    )
      ? 0
      : allele,
  );

const gametes = livingGenome.map(([sire, dam]) => gametesOf([plainer(sire), plainer(dam)]));
const wish = fc.record({
  colour: fc.option(fc.constantFrom(...COLOUR_GROUPS)),
  pattern: fc.option(fc.constantFrom(...PATTERN_WISHES)),
});

test('the odds of a wish sum those of its matching coats', () => {
  fc.assert(
    fc.property(gametes, gametes, wish, (sire, dam, { colour, pattern }) => {
      const fulfilled = gameteOdds(sire, dam).outcomes.filter(
        ({ coat }) =>
          (colour === null || coatGroup(coat) === colour) &&
          (pattern === null || (patternName(coat) ?? 'solid') === pattern),
      );
      const sum = fulfilled.reduce((total, { probability }) => total + probability, 0);
      expect(wishOdds({ colour, pattern }, sire, dam)).toBeCloseTo(sum, 10);
    }),
  );
});

test('an empty wish has the odds of a foal that is not white', () => {
  fc.assert(
    fc.property(gametes, gametes, (sire, dam) => {
      const white = gameteOdds(sire, dam).outcomes.find(({ name }) => name === 'white')?.probability ?? 0;
      expect(wishOdds({ colour: null, pattern: null }, sire, dam)).toBeLessThanOrEqual(1 - white + 1e-9);
    }),
  );
});

test.each<[ColourGroup, Partial<LivingGenotype>, Partial<LivingGenotype>, number]>([
  // Two buckskins E/E A/A n/Cr: bay, buckskin, perlino as 1 : 2 : 1.
  ['buckskin', { cream: 'n/Cr' }, { cream: 'n/Cr' }, 1 / 2],
  ['perlino', { cream: 'n/Cr' }, { cream: 'n/Cr' }, 1 / 4],
  ['grey', { grey: 'G/G' }, {}, 1],
  ['bay', { grey: 'G/G' }, {}, 0],
  ['chestnut', { extension: 'e/e', agouti: 'A/a' }, { extension: 'e/e' }, 1],
])('%s', (colour, sire, dam, expected) => {
  const of = (pairs: Partial<LivingGenotype>) => gametesOfPairs(genotypeWith(pairs));
  expect(wishOdds({ colour, pattern: null }, of(sire), of(dam))).toBeCloseTo(expected, 12);
});
