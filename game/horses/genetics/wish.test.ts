import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coatGroup, patternName } from '../coat/coat.ts';
import { COLOUR_GROUPS } from '../coat/colour.ts';
import { atEachLocus, LOCI } from './loci.ts';
import { gameteOdds, type Gametes } from './odds.ts';
import { PATTERN_WISHES, wishOdds } from './wish.ts';

/** At most one O of two, as in living parents. */
const gametes: fc.Arbitrary<Gametes> = fc
  .array(fc.constantFrom(0, 0.25, 0.5, 1), { minLength: LOCI.length, maxLength: LOCI.length })
  .map((shares) =>
    atEachLocus((locus) => {
      const share = shares[LOCI.indexOf(locus)] ?? 0;
      return locus === 'overo' ? share / 2 : share;
    }),
  );
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

test('an empty wish has odds of 1', () => {
  fc.assert(
    fc.property(gametes, gametes, (sire, dam) => {
      expect(wishOdds({ colour: null, pattern: null }, sire, dam)).toBe(1);
    }),
  );
});

test.each([
  // Two buckskins E/E A/A n/Cr: bay, buckskin, perlino as 1 : 2 : 1.
  ['buckskin', { cream: 0.5 }, { cream: 0.5 }, 1 / 2],
  ['perlino', { cream: 0.5 }, { cream: 0.5 }, 1 / 4],
  ['grey', { grey: 1 }, {}, 1],
  ['bay', { grey: 1 }, {}, 0],
  ['chestnut', { extension: 1, agouti: 0.5 }, { extension: 1 }, 1],
] as const)('%s', (colour, sire: Partial<Gametes>, dam: Partial<Gametes>, expected) => {
  const bay = atEachLocus(() => 0);
  expect(wishOdds({ colour, pattern: null }, { ...bay, ...sire }, { ...bay, ...dam })).toBeCloseTo(
    expected,
    12,
  );
});
