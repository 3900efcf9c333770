import { expect, test } from 'vitest';
import { lookOf } from '../../../game/horses/coat/look.ts';
import { genotypeOf, type LivingGenotype } from '../../../game/horses/genetics/genotype.ts';
import { PLAIN_TRAITS } from '../../../game/horses/coat/traits.ts';
import { recipeOf } from './recipe.ts';

const GREY = genotypeOf((locus) => (locus === 'grey' ? 1 : 0)) as LivingGenotype;

/** By month; trait 0 is flea-bitten, 1 never. */
const fleaBites = (fleaBites: number) =>
  Array.from({ length: 300 }, (_, ageInMonths) => {
    const traits = { ...PLAIN_TRAITS, fleaBites };
    return recipeOf(lookOf({ genotype: GREY, traits, breed: 'crossbreed', ageInMonths })).fleaBites;
  });

test('flea-bites start at none when the stage begins, and only increase', () => {
  const byMonth = fleaBites(0);
  expect(byMonth.slice(0, 121).every((share) => share === 0)).toBe(true);
  expect(byMonth.at(-1)).toBe(1);
  const steps = byMonth.slice(1).map((share, month) => share - (byMonth[month] ?? 0));
  expect(Math.min(...steps)).toBe(0);
  // Looks round the years of greying to half years, so the first step is large.
  const [first, ...later] = steps.filter((step) => step > 0);
  expect(first).toBeLessThan(0.45);
  expect(Math.max(...later)).toBeLessThan(0.02);
});

test('greys without the flea-bitten trait have no flecks', () => {
  expect(Math.max(...fleaBites(0.999))).toBe(0);
});
