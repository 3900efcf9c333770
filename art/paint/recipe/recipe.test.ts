import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BREED_IDS } from '../../../game/horses/breeds.ts';
import { FACE_MARKINGS, LEG_MARKINGS, MANE_STYLES } from '../../../game/horses/coat/look-values.ts';
import {
  genotypeWith,
  isViable,
  type Genotype,
  type LivingGenotype,
} from '../../../game/horses/genetics/genotype.ts';
import { livingGenotype } from '../../../server/testing/builders/any-genotype.ts';
import { lookOf, type Look } from '../../../game/horses/coat/look.ts';
import { PLAIN_TRAITS, type Traits } from '../../../game/horses/coat/traits.ts';
import { pick, rngFromNumber } from '../../../game/rng.ts';
import { recipeOf } from './recipe.ts';

const AGES = [0, 5, 14, 48, 110, 300];

/** Every pair that may show on its own, at each locus. */
const SHOWN: { readonly [L in keyof Genotype]?: readonly Genotype[L][] } = {
  extension: ['E/E', 'e/e'],
  agouti: ['A/A', 'a/a'],
  cream: ['n/n', 'n/Cr', 'Cr/Cr', 'Cr/prl', 'prl/prl'],
  grey: ['n/n', 'n/G', 'G/G', 'n/G2'],
  dun: ['n/n', 'n/D', 'n/nd1'],
  silver: ['n/n', 'n/Z'],
  champagne: ['n/n', 'n/Ch'],
  kit: ['n/n', 'n/Rn', 'n/To', 'Rn/To', 'n/SB1'],
  overo: ['n/n', 'n/O'],
  leopard: ['n/n', 'n/Lp', 'Lp/Lp'],
  pattern_modifier: ['n/n', 'n/PATN1'],
  splash: ['n/n', 'SW1/SW1'],
  mushroom: ['n/n', 'Mu/Mu'],
};

/** At least one per possible look of the genes apart; drawn, as all together are too many. */
function everyKindOfGenotype(): readonly LivingGenotype[] {
  const rng = rngFromNumber(17);
  return Array.from({ length: 20_000 }, () =>
    genotypeWith(
      Object.fromEntries(Object.entries(SHOWN).map(([locus, pairs]) => [locus, pick<string>(rng, pairs)])),
    ),
  ).filter(isViable);
}

/** Not finite, or colours outside 0 to 1. */
function faultsOf(look: Look): readonly string[] {
  return Object.entries(recipeOf(look) as object).flatMap(([field, value]: [string, number | number[]]) => {
    const numbers = Array.isArray(value) ? value : [value];
    if (!numbers.every(Number.isFinite)) return [field];
    return Array.isArray(value) && numbers.some((number) => number < 0 || number > 1) ? [field] : [];
  });
}

describe('the recipe of a look', () => {
  test('is valid for every viable genotype', () => {
    const seen = new Set<string>();
    for (const genotype of everyKindOfGenotype()) {
      // Age changes all recipes alike, except for greys.
      const ageInMonths = AGES[seen.size % AGES.length] ?? 48;
      const look = lookOf({ genotype, traits: PLAIN_TRAITS, breed: 'crossbreed', ageInMonths });
      const key = JSON.stringify(look);
      if (seen.has(key)) continue;
      seen.add(key);
      if (faultsOf(look).length > 0) throw new Error(`${faultsOf(look).join(', ')} of ${key}`);
    }
    expect(seen.size).toBeGreaterThan(4_000);
  });

  test('is valid for any traits, breed, mane style and age', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const leg = fc.record({ name: fc.constantFrom(...LEG_MARKINGS), extent: share });
    const traits: fc.Arbitrary<Partial<Traits>> = fc.record({
      face: fc.record({ name: fc.constantFrom(...FACE_MARKINGS), extent: share }),
      legs: fc.record({ fl: leg, fr: leg, rl: leg, rr: leg }),
      blueEyes: fc.constantFrom('none', 'left', 'right', 'both'),
      flaxen: fc.constantFrom('F/F', 'f/f'),
      shade: fc.double({ min: -1, max: 1, noNaN: true }),
      greyFactor: fc.double({ min: 0.5, max: 1.5, noNaN: true }),
      leopardReach: share,
      tobianoExtent: share,
      frameExtent: share,
      rabicano: fc.constantFrom('n/n', 'n/Rb'),
      sooty: fc.double({ min: -3, max: 3, noNaN: true }),
      pangare: fc.double({ min: -3, max: 3, noNaN: true }),
      feather: share,
      fleaBites: share,
      seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
    });
    fc.assert(
      fc.property(
        livingGenotype,
        traits,
        fc.constantFrom(...BREED_IDS),
        fc.constantFrom(...MANE_STYLES),
        fc.integer({ min: 0, max: 500 }),
        (genotype, own, breed, maneStyle, ageInMonths) => {
          const look = lookOf({
            genotype,
            traits: { ...PLAIN_TRAITS, ...own },
            breed,
            ageInMonths,
            maneStyle,
          });
          expect(faultsOf(look)).toEqual([]);
        },
      ),
      { numRuns: 400 },
    );
  });

  const plain: LivingGenotype = genotypeWith();
  const recipe = (genotype: Partial<LivingGenotype>, ageInMonths = 96) =>
    recipeOf(
      lookOf({ genotype: { ...plain, ...genotype }, traits: PLAIN_TRAITS, breed: 'crossbreed', ageInMonths }),
    );

  test.each<[string, Partial<LivingGenotype>, Partial<LivingGenotype>]>([
    ['agouti of a chestnut', { extension: 'e/e', agouti: 'A/A' }, { extension: 'e/e', agouti: 'a/a' }],
    ['silver of a chestnut', { extension: 'e/e', silver: 'n/Z' }, { extension: 'e/e' }],
    ['PATN1 without Lp', { pattern_modifier: 'n/PATN1' }, {}],
    ['a second copy of tobiano', { kit: 'To/To' }, { kit: 'n/To' }],
    ['a second copy of dun', { dun: 'D/D' }, { dun: 'n/D' }],
    ['a carried extension', { extension: 'E/e' }, { extension: 'E/E' }],
  ])('does not reveal %s', (_, hidden, shown) => {
    expect(recipe(hidden)).toEqual(recipe(shown));
  });

  test('does not reveal patterns under an old grey', () => {
    const old = { grey: 'G/G' } as const;
    expect(recipe({ ...old, dun: 'n/D', kit: 'n/Rn' }, 300)).toEqual(recipe(old, 300));
  });

  test('differs between horses of the same coat', () => {
    const one = lookOf({ genotype: plain, traits: PLAIN_TRAITS, breed: 'crossbreed', ageInMonths: 96 });
    expect(recipeOf({ ...one, seed: 2 })).not.toEqual(recipeOf({ ...one, seed: 3 }));
  });
});
