import { expect, test } from 'vitest';
import { lookOf } from '../../../game/horses/coat/look.ts';
import { genotypeWith, type LivingGenotype } from '../../../game/horses/genetics/genotype.ts';
import { PLAIN_TRAITS } from '../../../game/horses/coat/traits.ts';
import { recipeOf } from './recipe.ts';

const GREY = genotypeWith({ grey: 'n/G' });

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
  const [first, ...others] = steps.filter((step) => step > 0);
  expect(first).toBeLessThan(0.45);
  expect(Math.max(...others)).toBeLessThan(0.02);
});

test('greys without the flea-bitten trait have no flecks', () => {
  expect(Math.max(...fleaBites(0.999))).toBe(0);
});

/** White hair is not quite as bright as the palest manes. */
const HARDLY_SEEN = 0.92;

const PALE: readonly [string, Partial<LivingGenotype>][] = [
  ['palomino', { extension: 'e/e', cream: 'n/Cr' }],
  ['cremello', { extension: 'e/e', cream: 'Cr/Cr' }],
  ['smoky cream', { agouti: 'a/a', cream: 'Cr/Cr' }],
  ['silver dapple', { agouti: 'a/a', silver: 'n/Z' }],
  ['gold champagne', { extension: 'e/e', champagne: 'n/Ch' }],
  ['flaxen chestnut', { extension: 'e/e' }],
  ['chestnut flea-bitten', { extension: 'e/e' }],
];

test.each(PALE)('the mane of a %s never darkens with greying', (name, genes) => {
  const traits = {
    ...PLAIN_TRAITS,
    flaxen: name.startsWith('flaxen') ? 'f/f' : 'F/F',
    fleaBites: 0,
  } as const;
  const horse = { traits, breed: 'crossbreed' } as const;
  // Grown, so that only greying changes the hair.
  for (let ageInMonths = 30; ageInMonths < 240; ageInMonths++) {
    const greyed = recipeOf(lookOf({ ...horse, genotype: { ...GREY, ...genes }, ageInMonths }));
    const own = recipeOf(lookOf({ ...horse, genotype: { ...GREY, ...genes, grey: 'n/n' }, ageInMonths }));
    for (const part of ['maneRoot', 'mane', 'maneTip'] as const)
      expect(brightness(greyed[part]), `${part} at ${ageInMonths} months`).toBeGreaterThan(
        brightness(own[part]) * HARDLY_SEEN,
      );
  }
});

test.each(['n/n', 'n/Ch'] as const)('a double cream with %s stays as pale as it was born', (champagne) => {
  for (const ageInMonths of [30, 60, 100]) {
    const genotype = { ...GREY, extension: 'e/e', cream: 'Cr/Cr', champagne } as const;
    const { iron, body } = recipeOf(
      lookOf({ genotype, traits: PLAIN_TRAITS, breed: 'crossbreed', ageInMonths }),
    );
    expect(brightness(iron)).toBeGreaterThan(brightness(body) - 0.003);
  }
});

function brightness([red, green, blue]: readonly [number, number, number]): number {
  return 0.3 * red + 0.6 * green + 0.1 * blue;
}
