import { describe, expect, test } from 'vitest';
import { coatGroup, coatName, coatOf } from '../coat/coat.ts';
import { COLOUR_GROUPS } from '../coat/colour.ts';
import { describeLook, maneColour } from '../coat/format-look.ts';
import { coatNameOfLook, coatOfLook, lookOf, lookOfCoat } from '../coat/look.ts';
import { PLAIN_TRAITS } from '../coat/traits.ts';
import { COATS, exampleOf, GREY_COLOUR, namedCoat, PATTERNS, WHITE_COAT } from './coat-classes.ts';
import type { LivingGenotype } from './genotype.ts';

/** Every coat that a living horse can have: chestnut hides silver, black mushroom, and KIT has room for two. */
const canBe = ({ extension, agouti, silver, mushroom, kit }: LivingGenotype, number: number) =>
  !(extension === 'e/e' && silver === 'n/Z') &&
  !(extension !== 'e/e' && agouti === 'a/a' && mushroom === 'Mu/Mu') &&
  !(kit.includes('Rn') && Math.floor((number % PATTERNS) / 20) === 3) &&
  !(number !== WHITE_COAT && kit === 'To/SB1' && Math.floor((number % PATTERNS) / 20) !== 3);

const coats = Array.from({ length: COATS }, (_, number) => ({
  number,
  genotype: exampleOf(number, 0),
})).filter(({ number, genotype }) => canBe(genotype, number));

/** One in so many is looked at, at every age. */
const EACH = 7;

describe('every coat', () => {
  test('has a name that the odds use', () => {
    for (const { number, genotype } of coats) {
      const name = coatName(coatOf(genotype));
      expect(namedCoat(number, 0).name).toBe(name);
      if (!/^[a-z]+(?:[ -][a-z]+)*$/.test(name)) throw new Error(name);
    }
  });

  test('has a name, group, mane and description at every age', () => {
    const groups: readonly string[] = COLOUR_GROUPS;
    for (const { genotype } of coats.filter((_, at) => at % EACH === 0))
      for (const ageInMonths of [0, 11, 48, 110, 300]) {
        const look = lookOf({ genotype, traits: PLAIN_TRAITS, breed: 'crossbreed', ageInMonths });
        const name = coatNameOfLook(look);
        if (look.grey === null || look.grey.stage === 'foal')
          expect(name).toBe(coatName(coatOf({ ...genotype, grey: 'n/n' })));
        else expect(name).toMatch(/^(?:steel|rose|dapple|light|white) grey\b/);
        if (!groups.includes(coatGroup(coatOfLook(look)))) throw new Error(`No group for ${name}`);
        const text = describeLook(look) + maneColour(look);
        if (/undefined|null/.test(text)) throw new Error(text);
      }
  });

  test('alone gives the plain look of its alleles', () => {
    for (const { genotype } of coats.filter((_, at) => at % EACH === 0))
      for (const ageInMonths of [0, 48, 300]) {
        const plain = lookOf({ genotype, traits: PLAIN_TRAITS, breed: 'crossbreed', ageInMonths });
        expect(lookOfCoat(coatOf(genotype), ageInMonths)).toEqual(plain);
      }
  });
});

test('names differ wherever coats differ', () => {
  const byName = new Map<string, string>();
  for (const { number, genotype } of coats) {
    if (Math.floor(number / PATTERNS) === GREY_COLOUR) continue;
    const drawn = JSON.stringify(coatOf(genotype));
    const name = coatName(coatOf(genotype));
    expect(byName.get(name) ?? drawn).toBe(drawn);
    byName.set(name, drawn);
  }
});
