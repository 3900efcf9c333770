import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BREED_IDS } from '../../../game/horses/breeds.ts';
import { FACE_MARKINGS, LEG_MARKINGS, MANE_STYLES } from '../../../game/horses/coat/look-values.ts';
import { genotypeOf, isViable, type LivingGenotype } from '../../../game/horses/genetics/genotype.ts';
import { LOCI, type Copies } from '../../../game/horses/genetics/loci.ts';
import { lookOf, type Look } from '../../../game/horses/coat/look.ts';
import { PLAIN_TRAITS, type Traits } from '../../../game/horses/coat/traits.ts';
import { recipeOf } from './recipe.ts';

const AGES = [0, 5, 14, 48, 110, 300];

/** Loci whose second copy may show. */
const TWICE: readonly (typeof LOCI)[number][] = ['extension', 'agouti', 'cream', 'grey', 'leopard'];

/** At least one per possible look. */
function* everyKindOfGenotype(): Generator<LivingGenotype> {
  const copies = LOCI.map((locus) => (TWICE.includes(locus) ? 3 : 2));
  const all = copies.reduce((product, count) => product * count, 1);
  for (let index = 0; index < all; index++) {
    let rest = index;
    const painted = copies.map((count) => {
      const digit = rest % count;
      rest = Math.floor(rest / count);
      return digit as Copies;
    });
    const genotype = genotypeOf((locus) => painted[LOCI.indexOf(locus)] ?? 0);
    if (isViable(genotype)) yield genotype;
  }
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
      feather: share,
      fleaBites: share,
      seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
    });
    const copies = fc.tuple(...LOCI.map(() => fc.constantFrom<Copies>(0, 1, 2)));
    fc.assert(
      fc.property(
        copies,
        traits,
        fc.constantFrom(...BREED_IDS),
        fc.constantFrom(...MANE_STYLES),
        fc.integer({ min: 0, max: 500 }),
        (painted, own, breed, maneStyle, ageInMonths) => {
          const genotype = genotypeOf((locus) => painted[LOCI.indexOf(locus)] ?? 0);
          fc.pre(isViable(genotype));
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

  const plain: LivingGenotype = genotypeOf(() => 0) as LivingGenotype;
  const recipe = (genotype: Partial<LivingGenotype>, ageInMonths = 96) =>
    recipeOf(
      lookOf({ genotype: { ...plain, ...genotype }, traits: PLAIN_TRAITS, breed: 'crossbreed', ageInMonths }),
    );

  test.each<[string, Partial<LivingGenotype>, Partial<LivingGenotype>]>([
    ['agouti of a chestnut', { extension: 'e/e', agouti: 'A/A' }, { extension: 'e/e', agouti: 'a/a' }],
    ['silver of a chestnut', { extension: 'e/e', silver: 'n/Z' }, { extension: 'e/e' }],
    ['PATN1 without Lp', { pattern_modifier: 'n/PATN1' }, {}],
    ['a second copy of tobiano', { tobiano: 'To/To' }, { tobiano: 'n/To' }],
    ['a second copy of dun', { dun: 'D/D' }, { dun: 'n/D' }],
    ['a carried extension', { extension: 'E/e' }, { extension: 'E/E' }],
  ])('does not reveal %s', (_, hidden, shown) => {
    expect(recipe(hidden)).toEqual(recipe(shown));
  });

  test('does not reveal patterns under an old grey', () => {
    const old = { grey: 'G/G' } as const;
    expect(recipe({ ...old, dun: 'n/D', roan: 'n/Rn' }, 300)).toEqual(recipe(old, 300));
  });

  test('differs between horses of the same coat', () => {
    const one = lookOf({ genotype: plain, traits: PLAIN_TRAITS, breed: 'crossbreed', ageInMonths: 96 });
    expect(recipeOf({ ...one, seed: 2 })).not.toEqual(recipeOf({ ...one, seed: 3 }));
  });
});
