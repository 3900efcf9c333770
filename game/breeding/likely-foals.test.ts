import { expect, test } from 'vitest';
import { drawFounder } from '../horses/founder.ts';
import { breedOf, type BreedId } from '../horses/breeds.ts';
import { coatNameOfLook } from '../horses/coat/look.ts';
import { crossOdds } from '../horses/genetics/odds.ts';
import { rngFromNumber } from '../rng.ts';
import { likelyFoals } from './likely-foals.ts';
import { valuesOfBreed } from './values/value-row.ts';

function founder(breed: BreedId, seed: number) {
  return { breed, values: valuesOfBreed(breed), ...drawFounder(rngFromNumber(seed), breedOf(breed)) };
}

test('each likely foal is pictured newborn and grown, in its coat and with the expected height', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const [sire, dam] = [founder('welsh_pony', seed), founder('welsh_pony', seed + 1_000)];
    const { outcomes } = crossOdds(sire.genome, dam.genome);
    const { foals, heightCm } = likelyFoals(outcomes, { sire, dam, inbreeding: 0 });
    expect(foals.map(({ name }) => name)).toEqual(outcomes.map(({ name }) => name));
    for (const { name, newborn, grown } of foals) {
      if (!/grey|leopard|spot|snow|roan/.test(name)) expect(coatNameOfLook(grown), `seed ${seed}`).toBe(name);
      expect(newborn.ageInMonths).toBe(0);
      expect(newborn.height).toBeLessThan(0.7 * grown.height);
      expect(100 * grown.height).toBeGreaterThanOrEqual(heightCm.least);
      expect(100 * grown.height).toBeLessThanOrEqual(heightCm.most);
      expect(grown.build).toBe(breedOf('welsh_pony').build);
    }
  }
});

test('a crossbred foal has the build of its dam, and feather between its parents', () => {
  const [sire, dam] = [founder('arabian', 1), founder('clydesdale', 2)];
  const { outcomes } = crossOdds(sire.genome, dam.genome);
  const { foals } = likelyFoals(outcomes, { sire, dam, inbreeding: 0 });
  expect(foals[0]?.grown.build).toBe('draft');
  expect(foals[0]?.grown.feather).toBeCloseTo((sire.traits.feather + dam.traits.feather) / 2);
});
