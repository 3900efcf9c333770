import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coatGroup, patternName } from '../coat/coat.ts';
import { COLOUR_GROUPS, type ColourGroup } from '../coat/colour.ts';
import { livingGenome } from '../../../server/testing/builders/any-genotype.ts';
import { gametesOf, gametesOfPairs } from './gametes.ts';
import { genotypeWith, type LivingGenotype } from './genotype.ts';
import { gameteOdds } from './odds.ts';
import { genomeWith } from './strands.ts';
import { PATTERN_WISHES, wishOdds } from './wish.ts';

const gametes = livingGenome.map(gametesOf);
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

test('greys with tobiano and sabino have both, also beside likelier roans', () => {
  const [sire, dam] = [
    gametesOf(genomeWith({ extension: 'E', agouti: 'A', kit: 'To' }, { extension: 'E', agouti: 'A' })),
    gametesOf(
      genomeWith(
        { extension: 'E', agouti: 'A', kit: 'Rn' },
        { extension: 'E', agouti: 'A', kit: 'SB1', grey: 'G' },
      ),
    ),
  ];
  const named = new Map(gameteOdds(sire, dam).outcomes.map(({ name, probability }) => [name, probability]));
  expect(named.get('grey sabino tobiano')).toBeCloseTo(1 / 8, 12);
  expect(named.get('grey sabino')).toBeCloseTo(1 / 8, 12);
});

test('an empty wish is always fulfilled', () => {
  fc.assert(
    fc.property(gametes, gametes, (sire, dam) => {
      expect(wishOdds({ colour: null, pattern: null }, sire, dam)).toBeCloseTo(1, 9);
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
  ['white', { kit: 'n/SB1' }, { kit: 'n/SB1' }, 1 / 4],
  ['white', { kit: 'W20/W20' }, { kit: 'n/W5' }, 1 / 2],
  ['pearl', { cream: 'n/prl' }, { cream: 'Cr/prl' }, 1 / 2],
  ['mushroom', { mushroom: 'Mu/Mu' }, { mushroom: 'n/Mu' }, 1 / 2],
])('%s', (colour, sire, dam, expected) => {
  const of = (pairs: Partial<LivingGenotype>) => gametesOfPairs(genotypeWith(pairs));
  expect(wishOdds({ colour, pattern: null }, of(sire), of(dam))).toBeCloseTo(expected, 12);
});
