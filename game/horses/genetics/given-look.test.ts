import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MARKING_WHITES, USUAL_WHITES } from '../coat/markings.ts';
import { coatName, coatOf, greyOver } from '../coat/coat.ts';
import { livingGenotype } from '../../../server/testing/builders/any-genotype.ts';
import { carries, genotypeWith } from './genotype.ts';
import { lookOfGiven } from './given-look.ts';
import { coatNameOfLook } from '../coat/look.ts';
import { USUAL_GREY_FACTOR } from '../coat/grey.ts';

const whites = fc.constantFrom(undefined, ...MARKING_WHITES);
const months = fc.nat(600);

/** Pale coats have no dapples. */
const SLOW_END = { black: 'dapple grey', colour: 'dapple grey', pale: 'light grey' } as const;

test('is named by its alleles at any age and white; a grey ends white, a slow one dappled', () => {
  fc.assert(
    fc.property(livingGenotype, whites, months, (genotype, markingWhites, age) => {
      const given = { genotype, markingWhites, greyFactor: undefined };
      const ends = genotype.grey === 'n/n' ? age : 600;
      const last = carries(genotype, 'G') ? 'white grey' : SLOW_END[greyOver(coatOf(genotype))];
      const whitened = coatName(coatOf(genotype)).replace(/^grey/, last);
      expect(coatNameOfLook(lookOfGiven(given, ends))).toBe(whitened);
    }),
  );
});

test('omitted values take the defaults', () => {
  const genotype = genotypeWith({ extension: 'E/e', grey: 'n/G' });
  expect(lookOfGiven({ genotype, markingWhites: undefined, greyFactor: undefined }, 50)).toEqual(
    lookOfGiven({ genotype, markingWhites: USUAL_WHITES, greyFactor: USUAL_GREY_FACTOR }, 50),
  );
});
