import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rngFromNumber } from '../rng.ts';
import { CHEAPEST_HORSE } from '../market/store.ts';
import { breedOf, BREEDS, type BreedId } from './breeds.ts';
import {
  drawFounder,
  drawFounderOfTier,
  founderTier,
  lookOfFounder,
  mayBeOfTier,
  STORE_TIERS,
  storePrice,
  storeTier,
} from './founder.ts';
import { coatOf } from './coat/coat.ts';
import { genotypeWith, type LivingGenotype } from './genetics/genotype.ts';
import { lives } from './genetics/strands.ts';
import { coatNameOfLook } from './coat/look.ts';

const BAY = genotypeWith();

test('a founder is alive, 36 to 120 months old, and the same for the same seed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...BREEDS), fc.nat(), (breed, seed) => {
      const founder = drawFounder(rngFromNumber(seed), breed);
      expect(drawFounder(rngFromNumber(seed), breed)).toEqual(founder);
      expect(lives(founder.genome)).toBe(true);
      expect(founder.ageInMonths).toBeGreaterThanOrEqual(36);
      expect(founder.ageInMonths).toBeLessThanOrEqual(120);
      const price = storePrice(breed, founderTier(founder, breed));
      expect(price % 10).toBe(0);
      expect(price).toBeGreaterThanOrEqual(1200);
      expect(price).toBeLessThanOrEqual(2500);
    }),
  );
});

test('ages 36 and 120 both occur', () => {
  const rng = rngFromNumber(1);
  const ages = Array.from({ length: 2000 }, () => drawFounder(rng, breedOf('mustang')).ageInMonths);
  expect([Math.min(...ages), Math.max(...ages)]).toEqual([36, 120]);
});

describe('the tier of a coat', () => {
  test.each<[Partial<LivingGenotype>, string]>([
    [{}, 'Plain'],
    [{ grey: 'n/G' }, 'Plain'],
    [{ extension: 'e/e', silver: 'n/Z' }, 'Plain'],
    [{ pattern_modifier: 'n/PATN1' }, 'Plain'],
    [{ cream: 'n/Cr' }, 'Dilute'],
    [{ agouti: 'a/a', cream: 'n/Cr' }, 'Dilute'],
    [{ dun: 'D/D' }, 'Dilute'],
    [{ silver: 'n/Z' }, 'Dilute'],
    [{ champagne: 'n/Ch' }, 'Dilute'],
    [{ cream: 'n/Cr', grey: 'n/G' }, 'Plain'],
    [{ kit: 'n/Rn', grey: 'n/G' }, 'Plain'],
    [{ kit: 'n/Rn' }, 'Patterned'],
    [{ kit: 'n/To' }, 'Patterned'],
    [{ overo: 'n/O', cream: 'n/Cr' }, 'Patterned'],
    [{ leopard: 'n/Lp' }, 'Patterned'],
    [{ kit: 'n/To', grey: 'G/G' }, 'Patterned'],
  ])('%j is %s', (changes, tier) => {
    expect(storeTier(coatOf({ ...BAY, ...changes }))).toBe(tier);
  });

  test('adds 0, 300 or 600 to the base price of the breed', () => {
    const prices = STORE_TIERS.map(({ name }) => storePrice(breedOf('mustang'), name));
    expect(prices).toEqual([1200, 1500, 1800]);
  });

  test('starts at the cheapest price of the market', () => {
    const prices = BREEDS.flatMap((breed) => STORE_TIERS.map(({ name }) => storePrice(breed, name)));
    expect(Math.min(...prices)).toBe(CHEAPEST_HORSE);
  });
});

test('no founder has a tier that its breed cannot have, and none is drawn for it', () => {
  const rng = rngFromNumber(3);
  const never = BREEDS.flatMap((breed) =>
    STORE_TIERS.filter(({ name }) => !mayBeOfTier(breed, name)).map(({ name }) => ({ breed, name })),
  );
  expect(never).toContainEqual({ breed: breedOf('norwegian_fjord'), name: 'Plain' });
  expect(never).toContainEqual({ breed: breedOf('friesian'), name: 'Dilute' });
  for (const { breed, name } of never) {
    const tiers = Array.from({ length: 500 }, () => founderTier(drawFounder(rng, breed), breed));
    expect(tiers, breed.id).not.toContain(name);
    expect(drawFounderOfTier(rng, breed, name, Infinity), breed.id).toBeUndefined();
  }
});

/** Words that a breed's coat names must, or must not, contain. */
describe('a breed never shows what it cannot carry', () => {
  const RULES: [BreedId, RegExp | null, RegExp | null][] = [
    ['friesian', /^black$/, null],
    ['cleveland_bay', /^bay$/, null],
    ['haflinger', /^chestnut$/, null],
    ['norwegian_fjord', /dun|grullo|dunalino/, /roan|grey|tobiano/],
    ['arabian', null, /roan|tobiano|overo|champagne|dun|palomino|buckskin|smoky|silver|leopard|spot|snow/],
    ['icelandic_horse', null, /champagne|overo|leopard|snowcap|few-spot|blanket/],
    ['welsh_pony', null, /tobiano|overo|leopard|champagne/],
    ['thoroughbred', null, /dun|roan|tobiano|overo|silver|champagne/],
    ['akhal_teke', null, /\bdun\b|silver|roan|tobiano/],
  ];

  test.each(RULES)('%s', (id, always, never) => {
    const rng = rngFromNumber(31);
    const breed = breedOf(id);
    const names = Array.from({ length: 1500 }, () =>
      coatNameOfLook(lookOfFounder(drawFounder(rng, breed), breed)),
    );
    for (const name of new Set(names)) {
      if (always !== null) expect(name).toMatch(always);
      if (never !== null) expect(name).not.toMatch(never);
    }
  });
});
